import { expect, it } from 'vitest';
import { Autoplay, type AutoplayTerms } from './Autoplay.ts';

const terms: AutoplayTerms = { rounds: 3, stakeMinor: 10n, lossMinor: 25n, winMinor: 100n };
const lost = { stakeMinor: 10n, winMinor: 0n };

/** Plays rounds with these wins, as long as it runs, and returns how it ended after how many. */
function play(winsMinor: readonly bigint[], asked: Partial<AutoplayTerms>) {
  const autoplay = new Autoplay({ ...terms, ...asked });
  let rounds = 0;
  for (const winMinor of winsMinor) {
    if (autoplay.end) break;
    autoplay.add({ ...lost, winMinor });
    rounds += 1;
  }
  return { end: autoplay.end, rounds };
}

it.each([
  ['all rounds', [10n, 10n, 10n, 10n], {}, { end: 'done', rounds: 3 }],
  ['the loss limit, before it is passed', [0n, 0n, 0n], {}, { end: 'loss', rounds: 2 }],
  ['no loss limit that wins have kept away', [0n, 5n, 0n], {}, { end: 'done', rounds: 3 }],
  ['the loss limit of one stake', [0n, 0n], { lossMinor: 10n }, { end: 'loss', rounds: 1 }],
  ['the loss limit below a stake', [0n], { lossMinor: 9n }, { end: 'loss', rounds: 0 }],
  ['a win of the limit', [0n, 100n, 0n], {}, { end: 'win', rounds: 2 }],
  ['no win below the limit', [99n, 99n], {}, { end: undefined, rounds: 2 }],
  ['no win without a limit', [500n], { winMinor: undefined }, { end: undefined, rounds: 1 }],
  ['a win of the limit in the last round', [10n, 10n, 100n], {}, { end: 'win', rounds: 3 }],
] as const)('GAM-14 autoplay ends at %s', (_at, wins, asked, outcome) => {
  expect(play(wins, asked)).toEqual(outcome);
});

it('GAM-14 the first reason that ends autoplay is told', () => {
  const autoplay = new Autoplay(terms);
  autoplay.stop('hidden');
  autoplay.add({ ...lost, winMinor: 100n });
  autoplay.stop('player');
  expect(autoplay.end).toBe('hidden');
});
