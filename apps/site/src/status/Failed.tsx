import { lazy, Suspense } from 'react';
import type { FailedCallProps } from './FailedCall';

const FailedCall = lazy(() => import('./FailedCall'));

/** What a page shows in place of what it asked for in vain; loaded when a first call fails. */
export function Failed(failure: FailedCallProps) {
  return (
    <Suspense fallback={null}>
      <FailedCall {...failure} />
    </Suspense>
  );
}
