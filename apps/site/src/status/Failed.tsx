import { lazyPart } from '../lazyPart';
import type { FailedCallProps } from './FailedCall';

const FailedCall = lazyPart(() => import('./FailedCall'));

/** What a page shows in place of what it asked for in vain; loaded when a first call fails. */
export function Failed(failure: FailedCallProps) {
  return <FailedCall {...failure} />;
}
