import type { TournamentCard } from '@site/api/prizes';
import { tournamentState } from '@site/rules/tournament';
import { sql } from 'kysely';
import { saidInOf } from '../content/saidInOf.ts';
import { wordsIn } from '../content/wordsIn.ts';
import type { Services } from '../services.ts';

/** Time for which past tournaments stay listed. */
const SHOWN_AFTER_DAYS = 7;

interface TournamentQuery {
  merchant: string;
  language: string;
  now: Date;
  accountId?: number | undefined;
  /** Only this one, however old. */
  id?: number | undefined;
}

/** Reads a brand's tournaments: those that run, those that come next, those that are over. Source: docs/domain.md DR-20. */
export async function readTournaments(
  { db, brands }: Pick<Services, 'db' | 'brands'>,
  { merchant, language, now, accountId = 0, id }: TournamentQuery,
): Promise<TournamentCard[]> {
  const rows = await db
    .selectFrom('tournament')
    .innerJoin('tournament_series', 'tournament_series.id', 'series_id')
    .where('merchant', '=', merchant)
    .where((eb) =>
      id === undefined
        ? eb('ends_at', '>', sql<Date>`${now}::timestamptz - make_interval(days => ${SHOWN_AFTER_DAYS})`)
        : eb('tournament.id', '=', id),
    )
    .select(['tournament.id', 'starts_at', 'ends_at', 'settled_at', 'cancelled_at', 'position'])
    .select(['words', 'games', 'score', 'currency', 'least_stake_minor', 'prizes'])
    .select((eb) => [
      eb
        .selectFrom('tournament_entry')
        .whereRef('tournament_id', '=', 'tournament.id')
        .select(sql<number>`count(*)::integer`.as('players'))
        .as('players'),
      eb
        .exists(eb.selectFrom('tournament_entry').whereRef('tournament_id', '=', 'tournament.id').where('account_id', '=', accountId))
        .as('is_joined'),
    ])
    .execute();
  const brand = await brands.of(merchant);
  return rows
    .toSorted((one, other) => one.position - other.position)
    .map((row): TournamentCard => ({
      id: row.id,
      name: wordsIn(row.words, language, brand)['name'] ?? '',
      saidIn: saidInOf(row.words, language, brand),
      state: tournamentState(
        { startsAt: row.starts_at, endsAt: row.ends_at, settledAt: row.settled_at, cancelledAt: row.cancelled_at },
        now,
      ),
      startAt: row.starts_at.getTime(),
      endAt: row.ends_at.getTime(),
      games: row.games,
      score: row.score,
      currency: row.currency,
      leastStakeMinor: String(row.least_stake_minor),
      prizesMinor: row.prizes,
      players: row.players ?? 0,
      isJoined: Boolean(row.is_joined),
    }))
    .toSorted((one, other) => order[one.state] - order[other.state] || nearness(one) - nearness(other));
}

const order: Record<TournamentCard['state'], number> = { RUNNING: 0, SETTLING: 1, SCHEDULED: 2, ENDED: 3, CANCELLED: 3 };

/** Sorts those to come by their start, and past ones by their end, the latest first. */
const nearness = ({ state, startAt, endAt }: TournamentCard) => (state === 'ENDED' || state === 'CANCELLED' ? -endAt : startAt);
