import type { Theme } from './Theme.ts';
import { blackPearl } from './themes/blackPearl.ts';
import { emberDragon } from './themes/emberDragon.ts';
import { fruitFair } from './themes/fruitFair.ts';
import { goldTiger } from './themes/goldTiger.ts';
import { jadeDragon } from './themes/jadeDragon.ts';
import { luckySevens } from './themes/luckySevens.ts';
import { moonLotus } from './themes/moonLotus.ts';
import { nineKoi } from './themes/nineKoi.ts';
import { onyxKing } from './themes/onyxKing.ts';
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
  'nine-koi': nineKoi,
  'moon-lotus': moonLotus,
  'black-pearl': blackPearl,
  'ember-dragon': emberDragon,
  'lucky-sevens': luckySevens,
  'onyx-king': onyxKing,
} satisfies Readonly<Record<string, Theme>>;

export type ReelsThemeName = keyof typeof themes;
