import { isTrial } from '@site/rules/account';
import { useEffect, useEffectEvent } from 'react';
import { useStores } from '../stores/StoresContext';

/**
 * Calls `onCame` when a member is here who did not come in by the form that is asking: the session's answer was late, or another tab has
 * logged in. `isOwn` says that the form itself let them in. A trial account may still log in or register. For observers.
 *
 * Source: SES-12.
 */
export function useCameElsewhere(onCame: () => void, { isOwn }: { isOwn: boolean }) {
  const { member } = useStores().session;
  const hasCome = member !== undefined && !isTrial(member) && !isOwn;
  const come = useEffectEvent(onCame);
  useEffect(() => {
    if (hasCome) come();
  }, [hasCome]);
}
