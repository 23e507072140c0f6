import { creditsIn } from '@site/rules/credits';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * Ends the open requirements of members who have less than one credit left and no open bet: their money is played. Source: docs/domain.md DR-3.3.
 */
export async function clearRequirements(tx: Transaction<Schema>, accountIds: readonly number[], now: Date): Promise<void> {
  const open = await tx
    .selectFrom('requirement')
    .where('account_id', '=', sql<number>`any(${accountIds}::integer[])`)
    .where('ended_at', 'is', null)
    .select(['account_id', 'currency'])
    .distinct()
    .execute();
  if (open.length === 0) return;
  const { rows } = await sql<{ accountId: number; currency: string }>`
    select w.account_id as "accountId", w.currency
    from wallet w
    join (values ${sql.join(open.map(({ account_id, currency }) => sql`(${account_id}::integer, ${currency}::text, ${creditsIn(currency, 1n)}::bigint)`))})
      as asked (account_id, currency, one_credit) on asked.account_id = w.account_id and asked.currency = w.currency
    where w.balance_minor < asked.one_credit and not exists (
      select from bet b where b.account_id = w.account_id and b.currency = w.currency and b.status = 'open')`.execute(tx);
  for (const { accountId, currency } of rows)
    await tx
      .updateTable('requirement')
      .set({ ended_at: now, outcome: 'cleared' })
      .where('account_id', '=', accountId)
      .where('currency', '=', currency)
      .where('ended_at', 'is', null)
      .execute();
}
