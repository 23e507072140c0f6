import type { Theme } from './Theme.ts';
import { fruitFair } from './themes/fruitFair.ts';
import { goldTiger } from './themes/goldTiger.ts';
import { jadeDragon } from './themes/jadeDragon.ts';
import { orbitCrash } from './themes/orbitCrash.ts';
import { pearlTide } from './themes/pearlTide.ts';
import { sunPharaoh } from './themes/sunPharaoh.ts';

/** Every theme of the reels, by name. */
export const themes = {
  'gold-tiger': goldTiger,
  'jade-dragon': jadeDragon,
  'sun-pharaoh': sunPharaoh,
  'pearl-tide': pearlTide,
  'fruit-fair': fruitFair,
  'orbit-crash': orbitCrash,
} satisfies Readonly<Record<string, Theme>>;

export type ReelsThemeName = keyof typeof themes;

/** Returns a theme by its name. Throws for a name that no theme has. */
export function findTheme(name: string): Theme {
  const theme = Object.values<Theme>(themes).find((candidate) => candidate.name === name);
  if (!theme) throw new Error(`The reels have no theme "${name}".`);
  return theme;
}
