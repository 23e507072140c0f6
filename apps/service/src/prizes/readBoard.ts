import { maskName } from '@site/rules/maskName';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { countedAt } from '../rollup/countedAt.ts';

/** Number of places shown. */
const PLACES = 20;

interface BoardRow {
  account_id: number;
  username: string;
  score: bigint;
  place: number;
}

export interface BoardRows {
  asOf: Date;
  rows: BoardRow[];
}

/** Reads the first places of a tournament. Source: docs/domain.md DR-20.4. */
export async function readBoard(db: Kysely<Schema>, tournamentId: number): Promise<BoardRows> {
  // First, so that it never promises more than the scores contain.
  const asOf = await countedAt(db);
  const { rows } = await sql<BoardRow>`
    select e.account_id, account.username, e.score, (row_number() over (order by ${ranking}))::integer as place
    from (
      select * from tournament_entry where tournament_id = ${tournamentId} and score > 0 order by ${ranking} limit ${PLACES}
    ) e
    join account on account.id = e.account_id
    order by place`.execute(db);
  return { asOf, rows };
}

/** Returns the place of a player; undefined without a score. */
export async function readPlace(db: Kysely<Schema>, tournamentId: number, accountId: number): Promise<BoardRow | undefined> {
  const { rows } = await sql<BoardRow>`
    select own.account_id, account.username, own.score, (1 + (
      select count(*) from tournament_entry e
      where e.tournament_id = own.tournament_id and e.score > 0
        and (-e.score, e.reached_at, e.joined_at, e.account_id) < (-own.score, own.reached_at, own.joined_at, own.account_id)
    ))::integer as place
    from tournament_entry own join account on account.id = own.account_id
    where own.tournament_id = ${tournamentId} and own.account_id = ${accountId} and own.score > 0`.execute(db);
  return rows[0];
}

const ranking = sql`score desc, reached_at, joined_at, account_id`;

/** Returns a row of the board as a call gives it. */
export const describeRow = (
  { account_id, username, score, place }: BoardRow,
  prizes: readonly string[],
  accountId: number | undefined,
) => ({
  place,
  userName: maskName(username),
  isOwn: account_id === accountId,
  score: String(score),
  prizeMinor: prizes[place - 1] ?? '0',
});
