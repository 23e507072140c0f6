import type { EntryKind } from '@site/api/entryKinds';
import { transactionDetail } from '@site/api/points';
import { sql } from 'kysely';
import { accept, handle, refuse } from '../http/handle.ts';

interface Row {
  kind: EntryKind;
  amountMinor: bigint;
  balanceMinor: bigint;
  currency: string;
  cause: Record<string, unknown> | null;
  at: Date;
}

/** Returns one entry of the member's own ledger, with the balance before and after it. Source: MEM-11, API-04. */
export default handle(transactionDetail, async ({ input: { referenceNumber }, member, services: { db } }) => {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(referenceNumber)) return refuse('notFound');
  // A transfer between players is in the books of the one who began it, which stand on another worker of a cluster than the member's posting.
  const { rows } = await sql<Row>`
    with entry as materialized (
      select id, kind, currency, cause, at from transfer
      where id = ${referenceNumber}::uuid and (account_id = ${member.id} or counter_id = ${member.id})
    )
    select t.kind, p.amount_minor as "amountMinor", p.balance_after as "balanceMinor", t.currency, t.cause, t.at
    from entry t
    join posting p on p.account_id = ${member.id} and p.transfer_id = t.id and p.holder_id = ${member.id}
    limit 1`.execute(db);
  const [row] = rows;
  if (!row) return refuse('notFound');
  return accept({
    type: row.kind,
    amount: String(row.amountMinor),
    balanceBefore: String(row.balanceMinor - row.amountMinor),
    balanceAfter: String(row.balanceMinor),
    currency: row.currency,
    cause: Object.values(row.cause ?? {})
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .join(' '),
    at: row.at.getTime(),
  });
});
