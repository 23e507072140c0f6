import type { MemberTransfer } from '@site/api/transfer';
import { maskName } from '@site/rules/maskName';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface Asked {
  accountId: number;
  currency: string;
  limit: number;
  /** The one with this key alone, sent by the member. */
  idempotencyKey?: string;
}

/** Reads what a member has sent to upline and downlines, or received from them, newest first. An upline's name is masked. Source: MEM-05. */
export async function readTransfers(db: Kysely<Schema>, { accountId, currency, limit, idempotencyKey }: Asked): Promise<MemberTransfer[]> {
  const isAsked = idempotencyKey === undefined ? sql`true` : sql`idempotency_key = ${idempotencyKey}`;
  const { rows } = await sql<{ id: string; kind: MemberTransfer['kind']; amount: bigint; other: number; at: Date }>`
    select id, kind, amount, other, at from (
      select id, kind, amount_minor as amount, counter_id as other, at from transfer
      where account_id = ${accountId} and currency = ${currency} and kind in ('UP_TRANSFER', 'DOWN_TRANSFER') and ${isAsked}
      union all
      select id, kind, -amount_minor, account_id, at from transfer
      where counter_id = ${accountId} and currency = ${currency} and kind in ('UP_TRANSFER', 'DOWN_TRANSFER') and ${idempotencyKey === undefined}
    ) own order by at desc, id limit ${limit}`.execute(db);
  const names = new Map(
    (
      await db
        .selectFrom('account')
        .where('id', '=', sql<number>`any(${rows.map(({ other }) => other)}::integer[])`)
        .select(['id', 'username'])
        .execute()
    ).map(({ id, username }) => [id, username]),
  );
  return rows.map(({ id, kind, amount, other, at }) => {
    const name = names.get(other) ?? '';
    const isUpline = (kind === 'UP_TRANSFER') === amount < 0n;
    return { id, kind, amountMinor: String(amount), currency, other: isUpline ? maskName(name) : name, at: at.getTime() };
  });
}
