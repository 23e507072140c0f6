import { betRecords } from '@site/api/records';
import { isTrial } from '@site/rules/account';
import { sql } from 'kysely';
import { z } from 'zod';
import { MOST_REPORT_DAYS, reportDays } from '../agent/reportDays.ts';
import { accept, handle, refuse } from '../handle.ts';
import { readJson } from '../readJson.ts';
import { betRecordOf } from './betRecordOf.ts';
import { type BetPlace, betSorts, readBetPage } from './readBetPage.ts';
import { betFilter, selectBets } from './selectBets.ts';

const sort = z.enum(Object.keys(betSorts) as (keyof typeof betSorts)[]);
const cursor = z
  .tuple([z.string().regex(/^-?\d{1,18}$/), z.string().max(40), z.string().max(80), z.int().min(0).max(32_767)])
  .transform(([sorted_by, integration, round_id, part]): BetPlace => ({ sorted_by, integration, round_id, part }));

/**
 * A member's own bets by the day of placing, at most 92 days, newest first unless sorted, with sums over all that match.
 *
 * Refuses needsRealAccount, and by name a range, filter, sort or cursor that makes no sense.
 *
 * Source: MEM-06, GAM-06; calls.md §2 ReportQuery.
 */
export default handle(betRecords, async ({ input, member, now, services: { db, brands } }) => {
  if (isTrial(member)) return refuse('needsRealAccount');
  if (reportDays(input.from, input.to).length === 0)
    return refuse('invalidInput', { field: 'to', rule: `from 1 to ${MOST_REPORT_DAYS} days` });
  const filter = betFilter.safeParse(readJson(input.filter ?? '{}'));
  if (!filter.success) return refuse('invalidInput', { field: 'filter', rule: 'known columns' });
  const isDescending = input.sort === undefined || input.sort.startsWith('-');
  const sortedBy = sort.safeParse(input.sort?.replace('-', '') ?? 'placedAt');
  if (!sortedBy.success) return refuse('invalidInput', { field: 'sort', rule: Object.keys(betSorts).join(', ') });
  const after = input.cursor === undefined ? undefined : cursor.safeParse(readJson(Buffer.from(input.cursor, 'base64url').toString()));
  if (after?.success === false) return refuse('invalidInput', { field: 'cursor', rule: 'known' });

  const { brand } = await brands.of(member.merchant);
  const bets = selectBets(db, { accountId: member.id, from: input.from, to: input.to, zone: brand.zone, filter: filter.data });
  const rows = await readBetPage(bets, { sortedBy: sortedBy.data, isDescending, after: after?.data, limit: input.limit + 1 });
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

function cursorOf({ sorted_by, integration, round_id, part }: BetPlace): string {
  const values: z.input<typeof cursor> = [sorted_by, integration, round_id, part];
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}
