import { type FinalScore, type LineMarket, picksOf, type Selection, selectionId, settleSelection } from './Selection.ts';

/** A possible final score with its chance; the chances of a list add up to 1. */
export interface Prospect {
  score: FinalScore;
  chance: number;
}

/** Margin of the house: the sum of `1/odds` of a market's picks is 1.05. Source: docs/domain.md DR-14. */
export const MARGIN_PPM = 50_000;

const LEAST_ODDS_MILLI = 1010;
const MOST_ODDS_MILLI = 500_000;

/** Prices of an event by the id of the selection: decimal odds in thousandths. */
export type Prices = ReadonlyMap<string, number>;

/** Returns the prices of some selections. Leaves out those that are all but certain or all but impossible. */
export function pricesOf(selections: readonly Selection[], prospects: readonly Prospect[], marginPpm = MARGIN_PPM): Prices {
  return new Map(
    selections.flatMap((selection): [string, number][] => {
      const oddsMilli = Math.floor((fairOdds(selection, prospects) * 1000) / (1 + marginPpm / 1e6));
      return oddsMilli >= LEAST_ODDS_MILLI && oddsMilli <= MOST_ODDS_MILLI ? [[selectionId(selection), oddsMilli]] : [];
    }),
  );
}

/**
 * Returns the decimal odds at which a selection returns its stake on average: those that solve
 * `won × d + half won × (1 + d) / 2 + push + half lost / 2 = 1`. Infinite for an impossible selection.
 */
export function fairOdds(selection: Selection, prospects: readonly Prospect[]): number {
  const { paid, kept } = shares(selection, prospects);
  return paid === 0 ? Infinity : (1 - kept) / paid;
}

/** Returns the mean returned for 1 staked on a selection. */
export function expectedReturn(selection: Selection, oddsMilli: number, prospects: readonly Prospect[]): number {
  const { paid, kept } = shares(selection, prospects);
  return (paid * oddsMilli) / 1000 + kept;
}

/** Returns the part of a stake that is paid at the odds on average, and the part that is returned as it is. */
function shares(selection: Selection, prospects: readonly Prospect[]): { paid: number; kept: number } {
  let paid = 0;
  let kept = 0;
  for (const { score, chance } of prospects) {
    const { kind } = settleSelection(selection, score);
    if (kind === 'won') paid += chance;
    if (kind === 'halfWon') paid += chance / 2;
    if (kind === 'halfWon' || kind === 'halfLost') kept += chance / 2;
    if (kind === 'push') kept += chance;
  }
  return { paid, kept };
}

/** Returns the line in quarters on which both sides of a market are as likely as can be. */
export function balancedLine(market: LineMarket, prospects: readonly Prospect[], lines: readonly number[]): number {
  const [pick = ''] = picksOf(market);
  const imbalance = (line: number) => Math.abs(1 / fairOdds({ market, line, pick }, prospects) - 0.5);
  return lines.reduce((best, line) => (imbalance(line) < imbalance(best) ? line : best));
}

/** Returns the margin of a book in parts per million: `Σ 1/odds − 1`, rounded to the nearest. */
export function marginOf(oddsMilli: readonly number[]): number {
  return Math.round((oddsMilli.reduce((sum, odds) => sum + 1000 / odds, 0) - 1) * 1e6);
}
