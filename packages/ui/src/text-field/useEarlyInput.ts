import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Takes in what was done to a painted field before the page answered. React leaves it on the screen and tells nobody, and the next
 * drawing would wipe it out.
 */
export function useEarlyInput(take: () => void) {
  const takeOnce = useEffectEvent(take);
  useLayoutEffect(() => takeOnce(), []);
}
