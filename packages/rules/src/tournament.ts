/** Names what a tournament counts: the highest win of one round as a multiple of its stake, or the sum of valid bets. */
export type ScoreKind = 'multiple' | 'turnover';

export type TournamentState = 'SCHEDULED' | 'RUNNING' | 'SETTLING' | 'ENDED' | 'CANCELLED';

interface TournamentTimes {
  startsAt: Date;
  endsAt: Date;
  /** When its prizes were paid. */
  settledAt: Date | null;
  cancelledAt: Date | null;
}

/** Returns the state of a tournament. Source: docs/domain.md DR-20.1. */
export function tournamentState({ startsAt, endsAt, settledAt, cancelledAt }: TournamentTimes, now: Date): TournamentState {
  if (cancelledAt) return 'CANCELLED';
  if (settledAt) return 'ENDED';
  if (now < startsAt) return 'SCHEDULED';
  return now < endsAt ? 'RUNNING' : 'SETTLING';
}

export interface Standing {
  /** Hundredths of a multiple, or minor units. */
  score: bigint;
  /** When the score was reached; null without one. */
  reachedAt: Date | null;
}

interface ScoredRound {
  stakeMinor: bigint;
  payoutMinor: bigint;
  validBetMinor: bigint;
  settledAt: Date;
}

/** Adds a settled round to a player's standing. The result is the same in whichever order the rounds come. Source: docs/domain.md DR-20.3. */
export function addRound(kind: ScoreKind, { score, reachedAt }: Standing, round: ScoredRound): Standing {
  const { settledAt } = round;
  if (kind === 'turnover') {
    if (round.validBetMinor === 0n) return { score, reachedAt };
    return { score: score + round.validBetMinor, reachedAt: reachedAt && reachedAt > settledAt ? reachedAt : settledAt };
  }
  const multiple = (round.payoutMinor * 100n) / round.stakeMinor;
  const isFirst = multiple > score || (multiple === score && reachedAt !== null && settledAt < reachedAt);
  return multiple > 0n && isFirst ? { score: multiple, reachedAt: settledAt } : { score, reachedAt };
}

interface Entrant extends Standing {
  accountId: number;
  joinedAt: Date;
}

/** Returns the entrants with a score by place: of equals, whoever reached it first, then whoever joined first. Source: docs/domain.md DR-20.4. */
export function rankEntrants<E extends Entrant>(entrants: readonly E[]): E[] {
  return entrants
    .filter(({ score }) => score > 0n)
    .toSorted(
      (one, other) =>
        Number(other.score > one.score) - Number(other.score < one.score) ||
        timeOf(one.reachedAt) - timeOf(other.reachedAt) ||
        timeOf(one.joinedAt) - timeOf(other.joinedAt) ||
        one.accountId - other.accountId,
    );
}

const timeOf = (at: Date | null) => at?.getTime() ?? 0;
