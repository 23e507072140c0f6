/** Storage key; an inline script applies the value before the first paint, see index.html. */
const STORAGE_KEY = 'menu';

/** Returns true when the side menu was folded, here or on an earlier page. */
export const isMenuFolded = (): boolean => document.documentElement.hasAttribute('data-folded');

/** Stores whether the menu is folded. */
export function keepMenuFold(isFolded: boolean) {
  document.documentElement.toggleAttribute('data-folded', isFolded);
  if (isFolded) localStorage.setItem(STORAGE_KEY, 'folded');
  else localStorage.removeItem(STORAGE_KEY);
}
