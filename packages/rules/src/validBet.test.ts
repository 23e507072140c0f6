import { expect, it } from 'vitest';
import type { BetLeg, Slip } from '@site/api/vendor';
import { type SettledBet, stakeAtLowOdds, validBet } from './validBet.ts';

const table: [what: string, bet: SettledBet, validBetMinor: bigint][] = [
  ['a sports win at evens', { gameType: 'SPORTS', stakeMinor: 110n, returnMinor: 210n }, 100n],
  ['a sports loss', { gameType: 'SPORTS', stakeMinor: 110n, returnMinor: 0n }, 110n],
  ['a sports win above the stake', { gameType: 'SPORTS', stakeMinor: 100n, returnMinor: 330n }, 100n],
  ['a sports push', { gameType: 'SPORTS', stakeMinor: 100n, returnMinor: 100n }, 0n],
  ['a sports half loss', { gameType: 'SPORTS', stakeMinor: 100n, returnMinor: 50n }, 50n],
  ['a sports half win', { gameType: 'SPORTS', stakeMinor: 100n, returnMinor: 195n }, 95n],
  ['a sports loss at low odds', { gameType: 'SPORTS', stakeMinor: 100n, returnMinor: 0n, uncountedMinor: 100n }, 0n],
  ['e-sports, half of it at low odds', { gameType: 'ESPORTS', stakeMinor: 100n, returnMinor: 0n, uncountedMinor: 50n }, 50n],
  ['more that is said not to count than was staked', { gameType: 'LOTT', stakeMinor: 100n, returnMinor: 0n, uncountedMinor: 101n }, 0n],
  ['a slot round lost', { gameType: 'RNG', stakeMinor: 40n, returnMinor: 0n }, 40n],
  ['a slot round won', { gameType: 'RNG', stakeMinor: 40n, returnMinor: 400n }, 40n],
  ['a slot round that returns its stake', { gameType: 'RNG', stakeMinor: 40n, returnMinor: 40n }, 40n],
  ['a shot at a fish', { gameType: 'FISH', stakeMinor: 5n, returnMinor: 5n }, 5n],
  ['a tie on baccarat', { gameType: 'LIVE', stakeMinor: 100n, returnMinor: 100n }, 0n],
  ['Banker and Player together', { gameType: 'LIVE', stakeMinor: 200n, returnMinor: 195n }, 5n],
  ['a live win', { gameType: 'LIVE', stakeMinor: 100n, returnMinor: 195n }, 95n],
  ['a cockfight lost', { gameType: 'COCKFIGHT', stakeMinor: 100n, returnMinor: 0n }, 100n],
  ['a drawn cockfight, Meron', { gameType: 'COCKFIGHT', stakeMinor: 100n, returnMinor: 100n }, 0n],
  ['a hand of cards', { gameType: 'PVP', stakeMinor: 100n, returnMinor: 60n }, 40n],
  ['a lottery ticket', { gameType: 'LOTT', stakeMinor: 1000n, returnMinor: 0n }, 1000n],
  ['95 of 100 numbers', { gameType: 'ELOTT', stakeMinor: 950n, returnMinor: 970n, uncountedMinor: 950n }, 0n],
  ['a covering play beside another', { gameType: 'ELOTT', stakeMinor: 960n, returnMinor: 0n, uncountedMinor: 950n }, 10n],
  ['a void bet', { gameType: 'RNG', stakeMinor: 40n, returnMinor: 40n, isUncounted: true }, 0n],
];

it.each(table)('DR-1 %s', (_what, bet, validBetMinor) => {
  expect(validBet(bet)).toBe(validBetMinor);
});

const leg = (odds?: string, amountMinor?: string): BetLeg => ({ selection: 'Home', odds, amountMinor });

it.each<[what: string, slips: Slip[], lowMinor: bigint]>([
  ['a single at 1.499', [{ legs: [leg('1.499')] }], 100n],
  ['a single at 1.50', [{ legs: [leg('1.5')] }], 0n],
  ['a parlay of 1.20 and 1.30, at 1.56', [{ legs: [leg('1.2'), leg('1.3')], odds: '1.56' }], 0n],
  ['a parlay of 1.10 and 1.20, at 1.32', [{ legs: [leg('1.1'), leg('1.2')], odds: '1.32' }], 100n],
  ['a system whose legs together are at 1.331', [{ legs: [leg('1.1'), leg('1.1'), leg('1.1')] }], 100n],
  ['a system whose legs together are at 1.728', [{ legs: [leg('1.2'), leg('1.2'), leg('1.2')] }], 0n],
  ['singles at 1.10 and 2.00', [{ legs: [leg('1.1', '40'), leg('2', '60')] }], 40n],
  ['two stakes at low odds', [{ legs: [leg('1.1')] }, { legs: [leg('1.2')] }], 100n],
  ['odds that are not known', [{ legs: [leg()] }], 0n],
  ['no slip', [], 0n],
])('DR-1 of 100 on %s, so much is at odds below 1.50', (_what, slips, lowMinor) => {
  expect(stakeAtLowOdds(slips, 100n)).toBe(lowMinor);
});
