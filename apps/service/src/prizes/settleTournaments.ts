import { rankEntrants } from '@site/rules/tournament';
import { type Kysely, sql, type Transaction } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { eachApart } from '../jobs/eachApart.ts';
import { houseAccountOf } from '../ledger/houseAccountOf.ts';
import type { Entry, Ledger } from '../ledger/Ledger.ts';
import type { Bus } from '../push/Bus.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { isCountingHeld } from '../rollup/isCountingHeld.ts';

/** Shortest time between the end and the prizes: calls that were under way at the end have come by then. */
const SETTLED_AFTER_MS = 60_000;
/** Rounds that are still open then do not count. */
const GRACE_MS = 3_600_000;

interface TournamentServices {
  db: Kysely<Schema>;
  ledger: Ledger;
  bus: Bus;
}

/**
 * Adds the current and the next tournament of each series, and pays the prizes of those that are over once every round that was begun before the
 * end is settled and counted, or an hour after. Idempotent, safe to run concurrently and to be killed at any moment: a tournament is settled
 * with all its prizes in one transaction.
 *
 * Source: docs/domain.md DR-20.1, DR-20.5.
 */
export async function settleTournaments(services: TournamentServices, now: Date): Promise<void> {
  await addTournaments(services.db, now);
  const over = await services.db
    .selectFrom('tournament')
    .where('settled_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('ends_at', '<=', new Date(now.getTime() - SETTLED_AFTER_MS))
    .select('id')
    .orderBy('id')
    .execute();
  if (over.length > 0) await applyRollups(services.db);
  await eachApart(
    over,
    ({ id }) => `tournament ${id}`,
    async ({ id }) => {
      const winners = await retryConflicts(() => services.db.transaction().execute((tx) => settle(tx, services.ledger, { id, now })));
      if (winners.length > 0) services.bus.publish(winners);
    },
  );
}

/** Adds the tournaments of each open series that run now, or run next. */
export async function addTournaments(db: Kysely<Schema>, now: Date): Promise<void> {
  await sql`
    insert into tournament (series_id, starts_at, ends_at)
    select s.id, s.first_at + n * make_interval(mins => s.every_minutes), s.first_at + n * make_interval(mins => s.every_minutes) + make_interval(mins => s.length_minutes)
    from tournament_series s
    cross join lateral (
      select greatest(0, floor(extract(epoch from ${now}::timestamptz - s.first_at) / 60 / s.every_minutes))::integer as current
    ) turn
    cross join lateral (values (turn.current), (turn.current + 1)) as next (n)
    where s.is_open
    on conflict do nothing`.execute(db);
}

/** Pays the prizes of a tournament. Returns the accounts of those it paid; none while it has to wait. */
async function settle(tx: Transaction<Schema>, ledger: Ledger, { id, now }: { id: number; now: Date }): Promise<number[]> {
  // An audit compares places with entries, one after the other.
  if (await isCountingHeld(tx, 'bets')) return [];
  const tournament = await tx
    .selectFrom('tournament')
    .innerJoin('tournament_series', 'tournament_series.id', 'series_id')
    .where('tournament.id', '=', id)
    .where('settled_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .select(['currency', 'prizes', 'starts_at', 'ends_at'])
    .forNoKeyUpdate('tournament')
    .executeTakeFirst();
  if (!tournament) return [];
  const { currency, prizes, starts_at: startsAt, ends_at: endsAt } = tournament;
  const entrants = await tx
    .selectFrom('tournament_entry')
    .where('tournament_id', '=', id)
    .select(['account_id as accountId', 'joined_at as joinedAt', 'score', 'reached_at as reachedAt'])
    .execute();
  const isPatient = now.getTime() < endsAt.getTime() + GRACE_MS;
  if (isPatient && (await hasOpenRounds(tx, entrants, startsAt, endsAt))) return [];

  const house = await houseAccountOf(tx, 'house:PRIZES');
  const placed = rankEntrants(entrants).map(({ accountId }, index) => ({
    accountId,
    place: index + 1,
    prizeMinor: BigInt(prizes[index] ?? 0),
  }));
  const won = placed.filter(({ prizeMinor }) => prizeMinor > 0n);
  const posted = await ledger.post(
    tx,
    won.map(({ accountId, place, prizeMinor }): Entry => ({
      accountId,
      counterId: house,
      idempotencyKey: `tournament:${id}`,
      kind: 'TOURNAMENT',
      currency,
      amountMinor: prizeMinor,
      cause: { tournament: id, place },
    })),
  );
  if (typeof posted === 'string') throw new Error(`the ledger answers ${posted}`);
  await sql`
    update tournament_entry e set place = p.place, prize_minor = p.prize, transfer_id = p.transfer_id
    from unnest(${placed.map(({ accountId }) => accountId)}::integer[], ${placed.map(({ place }) => place)}::integer[],
      ${placed.map(({ prizeMinor }) => prizeMinor)}::bigint[], ${placed.map((_, index) => posted[index]?.transferId ?? null)}::uuid[])
      as p (account_id, place, prize, transfer_id)
    where e.tournament_id = ${id} and e.account_id = p.account_id`.execute(tx);
  await tx.updateTable('tournament').set({ settled_at: now }).where('id', '=', id).execute();
  return won.map(({ accountId }) => accountId);
}

/** Returns true while a round that may count is open, or is settled and not yet counted. */
async function hasOpenRounds(
  tx: Transaction<Schema>,
  entrants: readonly { accountId: number }[],
  startsAt: Date,
  endsAt: Date,
): Promise<boolean> {
  const ids = entrants.map(({ accountId }) => accountId);
  const { rows } = await sql`
    select 1 from bet
    where account_id = any(${ids}::integer[]) and placed_at >= ${startsAt} and placed_at < ${endsAt} and status = 'open'
    union all
    select 1 from uncounted_bet q
    join bet b on b.account_id = q.account_id and b.integration = q.integration and b.round_id = q.round_id and b.part = q.part
    where q.account_id = any(${ids}::integer[]) and b.placed_at < ${endsAt}
    limit 1`.execute(tx);
  return rows.length > 0;
}
