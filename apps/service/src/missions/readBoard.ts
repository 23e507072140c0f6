import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface BoardRow {
  accountId: number;
  username: string;
  score: bigint;
  place: number;
}

const ranking = sql`score desc, reached_at, account_id`;

/** Reads the first places of a week: of equals, whoever reached the score first. Source: MEM-16, docs/domain.md DR-7.4. */
export async function readBoard(
  db: Kysely<Schema>,
  { merchant, week, places }: { merchant: string; week: string; places: number },
): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    select b.account_id as "accountId", a.username, b.score, (row_number() over (order by ${ranking}))::integer as place
    from (
      select * from mission_board where merchant = ${merchant} and week = ${week}::date and score > 0 order by ${ranking} limit ${places}
    ) b join account a on a.id = b.account_id
    order by place`.execute(db);
  return rows;
}

/** Returns the place of a member; undefined without a score. */
export async function readOwnPlace(
  db: Kysely<Schema>,
  { merchant, week, accountId }: { merchant: string; week: string; accountId: number },
): Promise<BoardRow | undefined> {
  const { rows } = await sql<BoardRow>`
    select own.account_id as "accountId", a.username, own.score, (1 + (
      select count(*) from mission_board b
      where b.merchant = own.merchant and b.week = own.week and b.score > 0
        and (-b.score, b.reached_at, b.account_id) < (-own.score, own.reached_at, own.account_id)
    ))::integer as place
    from mission_board own join account a on a.id = own.account_id
    where own.merchant = ${merchant} and own.week = ${week}::date and own.account_id = ${accountId} and own.score > 0`.execute(db);
  return rows[0];
}
