import { type Dealer, dealerOf } from '../../art/drawDealer.ts';
import type { GameTraits } from '../../core/Engine.ts';
import { tableTheme, type TableTheme } from '../tables/TableTheme.ts';

export type LiveKind = 'baccarat' | 'roulette' | 'sicBo' | 'dragonTiger' | 'show';

/** A live table: what is played, and who deals. */
export interface LiveTheme extends TableTheme {
  kind: LiveKind;
  dealer: Dealer;
}

const kindOf: Readonly<Record<string, LiveKind>> = {
  BACCARAT: 'baccarat',
  ROULETTE: 'roulette',
  SIC_BO: 'sicBo',
  DRAGON_TIGER: 'dragonTiger',
  SHOW: 'show',
};

export function liveTheme(game: GameTraits): LiveTheme {
  const kind = kindOf[game.gameClassify];
  if (!kind) throw new Error(`No live table plays ${game.gameClassify}.`);
  return { ...tableTheme(game), kind, dealer: dealerFor(game) };
}

/** Returns the dealer of a game, in its colours. */
export function dealerFor({ gameCode, look }: GameTraits): Dealer {
  const seed = Array.from(gameCode, (letter) => letter.codePointAt(0) ?? 0).reduce((sum, code) => (sum * 31 + code) % 1_000_003, 7);
  return dealerOf(seed, look.coloring, look.key);
}
