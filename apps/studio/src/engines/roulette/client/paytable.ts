import { figure } from '../../../core/client/figure.ts';
import type { PageTools, Paytable } from '../../../core/client/Stage.ts';
import { paysTable } from '../../tables/client/paysTable.ts';
import { limitsOf, type SpotKind, spots, timesOf } from '../spots.ts';

const kinds: readonly SpotKind[] = ['straight', 'split', 'street', 'corner', 'line', 'dozen', 'column', 'half'];

/** Builds the odds of every kind of bet, what the chosen chip returns on it, and its limit in smallest chips. */
export function paytable(stakeMinor: bigint, { word, money }: Pick<PageTools, 'word' | 'money'>): Paytable {
  const rows = kinds.flatMap((kind) => {
    const spot = [...spots.values()].find((one) => one.kind === kind);
    if (!spot) return [];
    const times = timesOf(spot);
    const most = limitsOf(spot.name)?.most ?? 0n;
    return [[word(`roulette.kind.${kind}`), figure(`${times - 1} : 1`), money(stakeMinor * BigInt(times)), figure(`× ${most}`)]];
  });
  return {
    wins: [paysTable([word('table.bet'), word('table.odds'), word('table.paid'), word('table.limit')], rows)],
    rules: [word('roulette.ruleBets'), word('roulette.ruleZero'), word('roulette.ruleLimits'), word('roulette.ruleKeys')],
    mostMinor: stakeMinor * 36n,
    more: [],
  };
}
