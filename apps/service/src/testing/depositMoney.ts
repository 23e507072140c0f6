import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { house, ledger } from '../ledger/Ledger.ts';

/** Deposits money to a member, without a requirement. */
export async function depositMoney(
  db: Kysely<Schema>,
  { accountId, amountMinor, currency = 'USD', at = new Date() }: { accountId: number; amountMinor: bigint; currency?: string; at?: Date },
): Promise<void> {
  const key = `test:${randomUUID()}`;
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('deposit')
      .values({
        account_id: accountId,
        idempotency_key: key,
        source: 'test',
        reference: key,
        currency,
        amount_minor: amountMinor,
        received_at: at,
      })
      .execute();
    const entry = { accountId, counterId: house.deposit, idempotencyKey: key, kind: 'DEPOSIT', currency, amountMinor } as const;
    await ledger.post(tx, [entry]);
  });
}
