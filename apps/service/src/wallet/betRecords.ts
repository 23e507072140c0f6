import { betRecords } from '@site/api/records';
import { isTrial } from '@site/rules/account';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { accept, handle, refuse } from '../handle.ts';
import { readJson } from '../readJson.ts';
import { betRecordOf } from './betRecordOf.ts';
import { betColumns, betFilter, selectBets } from './selectBets.ts';

const MAX_DAYS = 92;
const DAY_MS = 24 * 60 * 60_000;

interface Sort {
  key: RawBuilder<unknown>;
  /** The key as whole digits, in which form it travels in a cursor, */
  digits: RawBuilder<unknown>;
  /** and back. */
  keyOf: (digits: string) => RawBuilder<unknown>;
}

const byAmount = (key: RawBuilder<unknown>): Sort => ({ key, digits: key, keyOf: (digits) => sql`${digits}::bigint` });

/** What a record may be sorted by. */
export const betSorts = {
  placedAt: {
    key: sql`bet.placed_at`,
    digits: sql`(extract(epoch from bet.placed_at) * 1000000)::bigint`,
    keyOf: (digits) => sql`(timestamptz 'epoch' + greatest(${digits}::bigint, 0) * interval '1 microsecond')`,
  },
  stakeMinor: byAmount(sql`bet.stake_minor`),
  payoutMinor: byAmount(sql`bet.payout_minor`),
  netMinor: byAmount(sql`(bet.payout_minor - bet.stake_minor)`),
} satisfies Record<string, Sort>;

const sort = z.enum(Object.keys(betSorts) as (keyof typeof betSorts)[]);
/** The last row of a page: the value it was sorted by, and its key, so that rows of one value have an order too. */
const cursor = z.tuple([z.string().regex(/^-?\d{1,18}$/), z.string().max(40), z.string().max(80), z.int().min(0).max(32_767)]);

/**
 * A member's own bets by the day of placing, at most 92 days, newest first unless sorted, with sums over all that match.
 *
 * Refuses needsRealAccount, and by name a range, filter, sort or cursor that makes no sense.
 *
 * Source: MEM-06, GAM-06; calls.md §2 ReportQuery.
 */
export default handle(betRecords, async ({ input, member, now, services: { db, brands } }) => {
  if (isTrial(member)) return refuse('needsRealAccount');
  const days = (Date.parse(input.to) - Date.parse(input.from)) / DAY_MS + 1;
  if (days < 1 || days > MAX_DAYS) return refuse('invalidInput', { field: 'to', rule: `from 1 to ${MAX_DAYS} days` });
  const filter = betFilter.safeParse(readJson(input.filter ?? '{}'));
  if (!filter.success) return refuse('invalidInput', { field: 'filter', rule: 'known columns' });
  const isDescending = input.sort === undefined || input.sort.startsWith('-');
  const sortedBy = sort.safeParse(input.sort?.replace('-', '') ?? 'placedAt');
  if (!sortedBy.success) return refuse('invalidInput', { field: 'sort', rule: Object.keys(betSorts).join(', ') });
  const after = input.cursor === undefined ? undefined : cursor.safeParse(readJson(Buffer.from(input.cursor, 'base64url').toString()));
  if (after?.success === false) return refuse('invalidInput', { field: 'cursor', rule: 'known' });

  const { brand } = await brands.of(member.merchant);
  const bets = selectBets(db, { accountId: member.id, from: input.from, to: input.to, zone: brand.zone, filter: filter.data });
  const { key, digits, keyOf }: Sort = betSorts[sortedBy.data];
  const direction = isDescending ? 'desc' : 'asc';
  const rows = await bets
    .$if(after !== undefined, (all) => {
      const [value = '', integration, roundId, part] = after?.data ?? [];
      const beyond = sql.raw(isDescending ? '<' : '>');
      return all.where(
        sql<boolean>`(${key}, bet.integration, bet.round_id, bet.part) ${beyond} (${keyOf(value)}, ${integration}, ${roundId}, ${part}::smallint)`,
      );
    })
    .select(betColumns)
    .select(sql<string>`${digits}::text`.as('sorted_by'))
    .orderBy(key, direction)
    .orderBy('bet.integration', direction)
    .orderBy('bet.round_id', direction)
    .orderBy('bet.part', direction)
    .limit(input.limit + 1)
    .execute();
  const totals = await bets
    .select([
      sql<bigint>`count(*) filter (where bet.part = 0)`.as('bets'),
      sql<bigint>`coalesce(sum(stake_minor), 0)::bigint`.as('stake'),
      sql<bigint>`coalesce(sum(payout_minor), 0)::bigint`.as('payout'),
      sql<bigint>`coalesce(sum(valid_bet_minor), 0)::bigint`.as('validBet'),
    ])
    .executeTakeFirstOrThrow();

  const page = rows.slice(0, input.limit);
  const last = rows.length > input.limit ? page.at(-1) : undefined;
  return accept({
    rows: page.map(betRecordOf),
    next: last ? cursorOf(last) : null,
    totals: {
      bets: Number(totals.bets),
      stakeMinor: String(totals.stake),
      payoutMinor: String(totals.payout),
      validBetMinor: String(totals.validBet),
      netMinor: String(totals.payout - totals.stake),
      currency: member.currency,
    },
    asOf: now.getTime(),
  });
});

function cursorOf(last: { sorted_by: string; integration: string; round_id: string; part: number }): string {
  const values: z.infer<typeof cursor> = [last.sorted_by, last.integration, last.round_id, last.part];
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}
