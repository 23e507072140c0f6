import { sql, type Transaction } from 'kysely';
import { storeTerms } from '../contracts/storedTerms.ts';
import type { Schema } from '../database/schema.ts';

const DAY_MS = 86_400_000;
/** Members of the demo who have come by the first link. */
const CAME = 12;
const realtime = (ratePpm: number) =>
  storeTerms([
    {
      kind: 'REALTIME',
      period: 'D',
      tiers: [{ minActive: 0, minValidBetMinor: 0n, minLossMinor: 0n, ratePpm }],
      categories: ['RNG', 'LIVE', 'FISH', 'SPORTS'],
      carry: null,
    },
  ]);

/** Writes sign-up links of the first agent: one for members, one with a contract and a limit, one that has expired. Source: AGT-04. */
export async function writeLinks(tx: Transaction<Schema>, now: Date): Promise<void> {
  const { id, merchant } = await tx
    .selectFrom('account')
    .where('username', '=', 'agent01')
    .orderBy('id')
    .select(['id', 'merchant'])
    .executeTakeFirstOrThrow();
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const own = { merchant, account_id: id, withdrawn_at: null };
  const { rows: came } = await sql<{ id: number }>`
    select id from account where upline_id = ${id} and type = 0 order by id limit ${CAME}`.execute(tx);
  const [first] = await tx
    .insertInto('sign_up_link')
    .values([
      {
        ...own,
        code: 'WELCOMEALL',
        type: 0,
        terms: '[]',
        expires_at: null,
        most_uses: null,
        uses: came.length,
        clicks: 214,
        created_at: inDays(-60),
      },
      {
        ...own,
        code: 'TEAMSPRING',
        type: 2,
        terms: realtime(300),
        expires_at: inDays(21),
        most_uses: 20,
        clicks: 31,
        created_at: inDays(-9),
      },
      {
        ...own,
        code: 'CUPWEEKEND',
        type: 41,
        terms: realtime(200),
        expires_at: inDays(-3),
        most_uses: 50,
        clicks: 87,
        created_at: inDays(-17),
      },
    ])
    .returning('id')
    .execute();
  if (!first || came.length === 0) return;
  await sql`
    insert into account_profile (account_id, register_url, domain, sign_up_link_id)
    select id, '', '', ${first.id} from unnest(${came.map((member) => member.id)}::integer[]) id
    on conflict (account_id) do update set sign_up_link_id = excluded.sign_up_link_id`.execute(tx);
}
