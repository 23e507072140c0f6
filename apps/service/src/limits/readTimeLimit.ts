import type { OutputOf } from '@site/api/call';
import type { realityCheck } from '@site/api/limits';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { isRunning, PAUSE, playedSince } from '../ledger/executeOperation.ts';
import { limitWindow } from './limitWindow.ts';

type TimeLimit = NonNullable<OutputOf<typeof realityCheck>['timeLimit']>;

/** Reads which limit of the time of play ends first, and when. Time since the last stake counts until it is a pause. Source: RES-01, RES-02, docs/domain.md DR-23.3. */
export async function readTimeLimit(db: Kysely<Schema>, { accountId, now }: { accountId: number; now: Date }): Promise<TimeLimit | null> {
  const { rows } = await sql<{
    period: TimeLimit['period'];
    zone: string;
    amount: string;
    used: string;
    since: string;
    isPlaying: boolean;
  }>`
    select l.period, l.zone, l.amount_minor as amount, case when ${isRunning} then l.used_minor else 0 end as used,
      ${playedSince('now()')} as since, coalesce(now() - l.played_at < ${PAUSE}, false) as "isPlaying"
    from play_limit l where l.account_id = ${accountId} and l.kind = 'session'`.execute(db);
  const limits = rows.map(({ period, zone, amount, used, since, isPlaying }) => {
    const leftMs = Math.max(0, Number(amount) - Number(used) - Number(since));
    return {
      period,
      leftMs,
      endsAt: isPlaying ? now.getTime() + leftMs : null,
      resetsAt: limitWindow(period, zone, now).resetsAt.getTime(),
    };
  });
  return limits.toSorted((one, other) => one.leftMs - other.leftMs || other.resetsAt - one.resetsAt)[0] ?? null;
}
