import type { Theme } from './Theme.ts';
import { fruitFair } from './themes/fruitFair.ts';
import { goldTiger } from './themes/goldTiger.ts';
import { jadeDragon } from './themes/jadeDragon.ts';
import { redPlanet } from './themes/redPlanet.ts';
import { pearlTide } from './themes/pearlTide.ts';
import { sunPharaoh } from './themes/sunPharaoh.ts';

/** Every theme of the reels, by name. */
export const themes = {
  'gold-tiger': goldTiger,
  'jade-dragon': jadeDragon,
  'sun-pharaoh': sunPharaoh,
  'pearl-tide': pearlTide,
  'fruit-fair': fruitFair,
  'red-planet': redPlanet,
} satisfies Readonly<Record<string, Theme>>;

export type ReelsThemeName = keyof typeof themes;
