import type { Word } from '../../../core/client/Stage.ts';
import type { LegResult } from '../legResult.ts';
import type { Fixture } from '../season.ts';
import { type MarketKind, readSelection, type Selection } from '../Selection.ts';

/** Returns the name of a market: "Asian handicap", "Kills in map 2". */
export function marketName(market: MarketKind, { sport }: Fixture['model'], word: Word): string {
  const [, kind, map] = /^(map|kills)(\d)$/.exec(market) ?? [];
  if (kind && map) return word(`book.market.${kind}`, { map });
  const isSeries = sport === 'esports' && ['drawNoBet', 'handicap', 'total', 'oddEven', 'correctScore'].includes(market);
  return word(`book.market.${market}${isSeries ? 'Maps' : ''}`);
}

/** Returns what a pick says, e.g. "Corrandale −0.75", "Over 2.5", "2–1". */
export function pickName({ market, line, pick }: Selection, { home, away }: Fixture, word: Word): string {
  const side = (name: string) => ({ home, away, draw: word('book.draw') })[name] ?? name;
  if (market === 'handicap') return `${side(pick)} ${signed(pick === 'home' ? (line ?? 0) : -(line ?? 0))}`;
  if (line !== undefined) return `${word(`book.pick.${pick}`)} ${line / 4}`;
  if (market === 'correctScore') return pick === 'other' ? word('book.pick.other') : pick.replace('-', '–');
  if (market === 'halfFull' || market === 'doubleChance') return pick.split('-').map(side).join(' / ');
  return ['home', 'draw', 'away'].includes(pick) ? side(pick) : word(`book.pick.${pick}`);
}

/** Returns the few letters of a pick in a row of prices. */
export function shortPick(pick: string): string {
  return { home: '1', draw: 'X', away: '2' }[pick] ?? pick;
}

/** Returns the selection of an id that the studio sent. */
export function selectionOf(id: string): Selection {
  const selection = readSelection(id);
  if (!selection) throw new Error(`There is no selection ${id}.`);
  return selection;
}

export function resultName({ kind }: LegResult, word: Word): string {
  return word(`book.leg.${kind}`);
}

function signed(quarters: number): string {
  if (quarters === 0) return '0';
  return `${quarters > 0 ? '+' : '−'}${Math.abs(quarters) / 4}`;
}
