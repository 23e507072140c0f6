import { isTrial } from '@site/rules/account';
import { useEffect, useEffectEvent } from 'react';
import { useStores } from '../../stores/StoresContext';

/**
 * Calls `onCame` when a member logs in by other means than this form: a late session reply, or another tab. `isThisForm` is true when this form
 * logged in. A trial account may still log in or register. For observers.
 *
 * Source: SES-12.
 */
export function useLoginElsewhere(onCame: () => void, { isThisForm }: { isThisForm: boolean }) {
  const { member } = useStores().session;
  const hasCome = member !== undefined && !isTrial(member) && !isThisForm;
  const come = useEffectEvent(onCame);
  useEffect(() => {
    if (hasCome) come();
  }, [hasCome]);
}
