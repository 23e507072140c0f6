import { tableContent as baccaratContent } from '../baccarat/page.ts';
import * as baccarat from '../baccarat/playBaccarat.ts';
import { drawWheel } from '../roulette/drawWheel.ts';
import { tableContent as rouletteContent } from '../roulette/page.ts';
import { payOf as payOfRoulette, pocketOf } from '../roulette/playRoulette.ts';
import { spotName as rouletteSpotName } from '../roulette/spotName.ts';
import { limitsOf as limitsOfRoulette, oddsOf as oddsOfRoulette } from '../roulette/spots.ts';
import { drawDie } from '../sicBo/drawDie.ts';
import { tableContent as sicBoContent } from '../sicBo/page.ts';
import * as sicBo from '../sicBo/sicBo.ts';
import { spotName as sicBoSpotName } from '../sicBo/spotName.ts';
import * as duel from './dragonTiger.ts';
import { drawMoneyWheel } from './drawMoneyWheel.ts';
import { duelContent } from './duelContent.ts';
import { showContent } from './showContent.ts';
import type { LiveGame } from './LiveGame.ts';
import * as moneyWheel from './moneyWheel.ts';
import type { LiveKind } from './LiveTheme.ts';

const playBaccarat: LiveGame<baccarat.BaccaratHands> = {
  numbers: baccarat.CARDS_MAX,
  outcomeOf: baccarat.playBaccarat,
  limitsOf: baccarat.limitsOf,
  payOf: baccarat.payOf,
  nameOf: (spot, word) => word(`baccarat.${spot}`),
  oddsOf: baccarat.oddsOf,
  returnPpm: baccarat.returnsPpm.player,
  runMs: 8500,
  content: (_theme, word) => baccaratContent(word),
};

const playRoulette: LiveGame<number> = {
  numbers: 1,
  outcomeOf: ([number = 0]) => pocketOf(number),
  limitsOf: limitsOfRoulette,
  payOf: payOfRoulette,
  nameOf: rouletteSpotName,
  oddsOf: oddsOfRoulette,
  // 36/37 for every bet.
  returnPpm: 972_973,
  runMs: 6500,
  content: rouletteContent,
  draw: (theme, name) => (name === 'wheel' ? drawWheel(theme) : undefined),
};

const playSicBo: LiveGame<sicBo.Dice> = {
  numbers: sicBo.DICE,
  outcomeOf: sicBo.throwDice,
  limitsOf: sicBo.limitsOf,
  payOf: sicBo.payOf,
  nameOf: sicBoSpotName,
  oddsOf: sicBo.decimalOddsOf,
  // Small and big: 35/36.
  returnPpm: 972_222,
  runMs: 5000,
  content: sicBoContent,
  draw: (theme, name) => drawDie(theme, name),
};

const playDuel: LiveGame<duel.Duel> = {
  numbers: duel.CARDS,
  outcomeOf: duel.dealDuel,
  limitsOf: duel.limitsOf,
  payOf: duel.payOf,
  nameOf: (spot, word) => word(`duel.${spot}`),
  oddsOf: duel.oddsOf,
  returnPpm: duel.returnsPpm.dragon,
  runMs: 4500,
  content: (_theme, word) => duelContent(word),
};

const playShow: LiveGame<number> = {
  numbers: 1,
  outcomeOf: ([number = 0]) => moneyWheel.segmentOf(number),
  limitsOf: moneyWheel.limitsOf,
  payOf: moneyWheel.payOf,
  nameOf: (spot, word) => word(`show.${spot}`),
  oddsOf: moneyWheel.oddsOf,
  returnPpm: moneyWheel.returnPpmOf('one'),
  runMs: 8000,
  content: showContent,
  draw: (theme, name) => (name === 'moneywheel' ? drawMoneyWheel(theme) : undefined),
};

/** The kinds of live tables. */
export const liveGames: Readonly<Record<LiveKind, LiveGame>> = {
  baccarat: playBaccarat,
  roulette: playRoulette,
  sicBo: playSicBo,
  dragonTiger: playDuel,
  show: playShow,
} as Readonly<Record<LiveKind, LiveGame>>;
