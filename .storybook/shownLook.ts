import { useSyncExternalStore } from 'react';
import type { Look } from './modes';

type Shown = Partial<Pick<Look, 'colorScheme' | 'brand'>>;

let shown: Shown = {};
const listeners = new Set<() => void>();

/** Shows the mounted story in another scheme or brand, with its state kept; without an argument, in those of the toolbar again. */
export function showIn(look: Shown = {}): void {
  shown = look;
  for (const listener of listeners) listener();
}

/** Returns the scheme and brand that replace the toolbar's. */
export const useShownLook = (): Shown => useSyncExternalStore(listen, () => shown);

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
