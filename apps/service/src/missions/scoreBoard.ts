import { boardWeight } from '@site/rules/missions';
import { dayOf, periodAround } from '@site/rules/period';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Played } from '../prizes/readPlayed.ts';

/** Adds counted rounds in a brand's main currency to the leader board of the week in which they settled. Source: MEM-16, docs/domain.md DR-7.4. */
export async function scoreBoard(tx: Transaction<Schema>, played: readonly Played[]): Promise<void> {
  const { rows: brands } = await sql<{ merchant: string; zone: string; currency: string }>`
    select merchant, config ->> 'zone' as zone, config ->> 'currency' as currency from brand`.execute(tx);
  const scores = new Map<string, { merchant: string; week: string; accountId: number; score: bigint; reachedAt: Date }>();
  for (const { merchant, accountId, currency, gameType, validBetMinor, settledAt } of played) {
    const brand = brands.find((one) => one.merchant === merchant);
    if (brand?.currency !== currency || validBetMinor <= 0n) continue;
    const week = periodAround(dayOf(settledAt, brand.zone), 'W').from;
    const key = `${merchant} ${week} ${accountId}`;
    const known = scores.get(key) ?? { merchant, week, accountId, score: 0n, reachedAt: settledAt };
    known.score += validBetMinor * boardWeight[gameType];
    if (settledAt > known.reachedAt) known.reachedAt = settledAt;
    scores.set(key, known);
  }
  const all = [...scores.values()].toSorted((one, other) => one.accountId - other.accountId);
  if (all.length === 0) return;
  await sql`
    insert into mission_board as b (merchant, week, account_id, score, reached_at)
    select * from unnest(${all.map(({ merchant }) => merchant)}::text[], ${all.map(({ week }) => week)}::date[],
      ${all.map(({ accountId }) => accountId)}::integer[], ${all.map(({ score }) => score)}::bigint[], ${all.map(({ reachedAt }) => reachedAt)}::timestamptz[])
    on conflict (merchant, week, account_id) do update set
      score = b.score + excluded.score, reached_at = greatest(b.reached_at, excluded.reached_at)`.execute(tx);
}
