import type { GameType } from '@site/api/common';
import { pointsOf } from '@site/rules/points';
import { addDays, type Day } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import type { PointCause } from '../points/postPoints.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { daysToCatchUp } from './daysToCatchUp.ts';
import { eachApart, nameOfAccount, nameOfBrand, partsApart } from './eachApart.ts';
import { lastDueDay } from './lastDueDay.ts';

/** At 02:05 in the brand's zone. Source: docs/domain.md DR-5.1. */
const AT_MINUTES = 2 * 60 + 5;
const ACCOUNTS_AT_A_TIME = 500;

/**
 * Earns members the points of their valid bets of each day that has ended, in slices. The days that a stop has missed are caught up. A member earns
 * the points of a day once. One for whom it fails does not stop the others, and is tried again at each run.
 *
 * Source: MEM-11, docs/domain.md DR-5.1.
 */
export async function earnPoints({ db }: { db: Kysely<Schema> }, now: Date): Promise<void> {
  await applyRollups(db);
  const brands = await db
    .selectFrom('brand')
    .leftJoin('point_mark', 'point_mark.merchant', 'brand.merchant')
    .select(['brand.merchant', 'earned_day', sql<string>`config ->> 'zone'`.as('zone')])
    .execute();
  await eachApart(brands, nameOfBrand, ({ merchant, zone, earned_day: earnedDay }) =>
    daysToCatchUp({
      done: earnedDay,
      last: addDays(lastDueDay(now, zone, AT_MINUTES), -1),
      async run(day) {
        await partsApart(await readPlayers(db, merchant, day), {
          most: ACCOUNTS_AT_A_TIME,
          nameOf: nameOfAccount,
          work: (players) => earnSlice(db, { players, day, now }),
        });
      },
      async mark(earned_day) {
        await db
          .insertInto('point_mark')
          .values({ merchant, earned_day })
          .onConflict((known) => known.column('merchant').doUpdateSet({ earned_day }))
          .execute();
      },
    }),
  );
}

/** Reads who has valid bets on a day. */
async function readPlayers(db: Kysely<Schema>, merchant: string, day: Day): Promise<{ accountId: number }[]> {
  const { rows } = await sql<{ accountId: number }>`
    select d.account_id as "accountId"
    from member_day d
    join account a on a.id = d.account_id and a.merchant = ${merchant} and a.role = 'member' and a.type <> 4
    where d.day = ${day}::date and d.valid_bet_minor <> 0
    group by d.account_id
    order by d.account_id`.execute(db);
  return rows;
}

interface Slice {
  players: readonly { accountId: number }[];
  day: Day;
  now: Date;
}

interface Played {
  accountId: number;
  bets: { gameType: GameType; currency: string; validBetMinor: string }[];
}

/** Earns the points of some members. */
async function earnSlice(db: Kysely<Schema>, { players, day, now }: Slice): Promise<void> {
  const ids = players.map(({ accountId }) => accountId);
  await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<Played>`
        select d.account_id as "accountId", jsonb_agg(
          jsonb_build_object('gameType', d.game_type, 'currency', d.currency, 'validBetMinor', d.valid_bet_minor::text)
          order by d.valid_bet_minor desc, d.game_type) as bets
        from member_day d
        where d.day = ${day}::date and d.account_id = any(${ids}::integer[]) and d.valid_bet_minor <> 0
        group by d.account_id
        order by d.account_id`.execute(tx);
      const earned = rows
        .map(({ accountId, bets }) => ({
          accountId,
          points: pointsOf(bets.map((bet) => ({ ...bet, validBetMinor: BigInt(bet.validBetMinor) }))),
          cause: { day, bets } satisfies PointCause,
        }))
        .filter(({ points }) => points > 0n);
      if (earned.length > 0) await post(tx, earned, { key: `earn:${day}`, now });
    }),
  );
}

interface Earned {
  accountId: number;
  points: bigint;
  cause: PointCause;
}

/** Adds points to many members, with an entry for each that has none under the key. */
async function post(tx: Kysely<Schema>, earned: readonly Earned[], { key, now }: { key: string; now: Date }): Promise<void> {
  const ids = earned.map(({ accountId }) => accountId);
  await sql`insert into point_wallet (account_id) select unnest(${ids}::integer[]) on conflict do nothing`.execute(tx);
  // In the order of the ids, so that two processes do not wait for each other in a circle.
  await sql`select from point_wallet where account_id = any(${ids}::integer[]) order by account_id for update`.execute(tx);
  await sql`
    with fresh as materialized (
      select e.account_id, e.points, e.cause
      from unnest(${ids}::integer[], ${earned.map(({ points }) => points)}::bigint[], ${earned.map(({ cause }) => JSON.stringify(cause))}::text[])
        as e (account_id, points, cause)
      where not exists (select from point_entry p where p.account_id = e.account_id and p.idempotency_key = ${key})
    ),
    moved as (
      update point_wallet w set points = w.points + f.points from fresh f where w.account_id = f.account_id
      returning w.account_id, w.points
    )
    insert into point_entry (account_id, kind, points, balance_after, idempotency_key, cause, at)
    select f.account_id, 'EARN', f.points, m.points, ${key}, f.cause::jsonb, ${now}::timestamptz
    from fresh f join moved m on m.account_id = f.account_id`.execute(tx);
}
