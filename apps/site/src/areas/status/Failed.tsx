import { lazyPart } from '../../app/lazyPart';
import type { FailedCallProps } from './FailedCall';

const FailedCall = lazyPart(() => import('./FailedCall'));

/** Error state of a page whose call failed; loaded on the first failure. */
export function Failed(failure: FailedCallProps) {
  return <FailedCall {...failure} />;
}
