import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Reads values that were entered into a server-rendered field before hydration. React keeps them on the screen without an event, and the
 * next render would overwrite them.
 */
export function usePreHydrationInput(take: () => void) {
  const takeOnce = useEffectEvent(take);
  useLayoutEffect(() => takeOnce(), []);
}
