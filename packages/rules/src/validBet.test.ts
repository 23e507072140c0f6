import { expect, it } from 'vitest';
import { type SettledBet, validBet } from './validBet.ts';

const table: [what: string, bet: SettledBet, validBetMinor: bigint][] = [
  ['a sports win at evens', { gameType: 'SPORTS', stakeMinor: 110n, returnMinor: 210n }, 100n],
  ['a sports loss', { gameType: 'SPORTS', stakeMinor: 110n, returnMinor: 0n }, 110n],
  ['a sports win above the stake', { gameType: 'SPORTS', stakeMinor: 100n, returnMinor: 330n }, 100n],
  ['a sports push', { gameType: 'SPORTS', stakeMinor: 100n, returnMinor: 100n }, 0n],
  ['a sports half loss', { gameType: 'SPORTS', stakeMinor: 100n, returnMinor: 50n }, 50n],
  ['a sports half win', { gameType: 'SPORTS', stakeMinor: 100n, returnMinor: 195n }, 95n],
  ['odds of 1.499', { gameType: 'SPORTS', stakeMinor: 100n, returnMinor: 0n, oddsMilli: 1499 }, 0n],
  ['odds of 1.50', { gameType: 'SPORTS', stakeMinor: 100n, returnMinor: 150n, oddsMilli: 1500 }, 50n],
  ['e-sports at low odds', { gameType: 'ESPORTS', stakeMinor: 100n, returnMinor: 110n, oddsMilli: 1100 }, 0n],
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
  ['95 of 100 numbers', { gameType: 'ELOTT', stakeMinor: 950n, returnMinor: 970n, coveringStakeMinor: 950n }, 0n],
  ['a covering play beside another', { gameType: 'ELOTT', stakeMinor: 960n, returnMinor: 0n, coveringStakeMinor: 950n }, 10n],
  ['a void bet', { gameType: 'RNG', stakeMinor: 40n, returnMinor: 40n, isUncounted: true }, 0n],
];

it.each(table)('DR-1 %s', (_what, bet, validBetMinor) => {
  expect(validBet(bet)).toBe(validBetMinor);
});
