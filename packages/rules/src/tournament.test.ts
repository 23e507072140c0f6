import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRound, rankEntrants, type ScoreKind, type Standing, tournamentState } from './tournament.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
const times = { startsAt: at(10), endsAt: at(20), settledAt: null, cancelledAt: null };
const none: Standing = { score: 0n, reachedAt: null };
const round = (minute: number, stakeMinor: bigint, payoutMinor: bigint, validBetMinor = stakeMinor) => ({
  stakeMinor,
  payoutMinor,
  validBetMinor,
  settledAt: at(minute),
});
const total = (kind: ScoreKind, rounds: ReturnType<typeof round>[]) =>
  rounds.reduce((standing, one) => addRound(kind, standing, one), none);

const entrant = (accountId: number, score: bigint, reached: number, joined: number) => ({
  accountId,
  score,
  reachedAt: at(reached),
  joinedAt: at(joined),
});

describe('DR-20.1 the state of a tournament', () => {
  it.each([
    ['before its start', times, 9, 'SCHEDULED'],
    ['at its start', times, 10, 'RUNNING'],
    ['at its end', times, 20, 'SETTLING'],
    ['once its prizes are paid', { ...times, settledAt: at(22) }, 30, 'ENDED'],
    ['after a cancellation', { ...times, cancelledAt: at(12) }, 12, 'CANCELLED'],
  ] as const)('%s', (_when, tournament, minute, state) => {
    expect(tournamentState(tournament, at(minute))).toBe(state);
  });
});

describe('DR-20.3 a score', () => {
  it.each([
    ['of a loss is none', 'multiple', [round(1, 100n, 0n)], none],
    [
      'is the highest multiple, rounded down to hundredths',
      'multiple',
      [round(1, 300n, 1000n), round(2, 100n, 250n)],
      { score: 333n, reachedAt: at(1) },
    ],
    [
      'that is reached again stays as old as it was',
      'multiple',
      [round(1, 100n, 250n), round(2, 200n, 500n)],
      { score: 250n, reachedAt: at(1) },
    ],
    ['is the sum of valid bets', 'turnover', [round(1, 100n, 0n, 100n), round(3, 100n, 500n, 50n)], { score: 150n, reachedAt: at(3) }],
    ['without valid bets is none', 'turnover', [round(1, 100n, 100n, 0n)], none],
  ] as const)('%s', (_what, kind, rounds, standing) => {
    expect(total(kind, [...rounds])).toEqual(standing);
  });

  it('is the same in any order of the rounds', () => {
    const anyRound = fc.tuple(fc.nat(59), fc.bigInt(1n, 9n), fc.bigInt(0n, 30n), fc.bigInt(0n, 9n)).map((parts) => round(...parts));
    fc.assert(
      fc.property(fc.constantFrom<ScoreKind>('multiple', 'turnover'), fc.array(anyRound, { maxLength: 6 }), (kind, rounds) => {
        expect(total(kind, rounds.toReversed())).toEqual(total(kind, rounds));
      }),
    );
  });
});

it('DR-20.4 equals are decided by who reached the score first, then by who joined first', () => {
  const entrants = [entrant(1, 50n, 9, 1), entrant(2, 70n, 9, 5), entrant(3, 50n, 8, 6), entrant(4, 70n, 9, 4), entrant(5, 0n, 0, 0)];
  expect(rankEntrants(entrants).map(({ accountId }) => accountId)).toEqual([4, 2, 3, 1]);
});
