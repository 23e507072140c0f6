import type { EntryKind } from '@site/api/entryKinds';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface Opened {
  accountId: number;
  /** Key of the credit's transfer. */
  idempotencyKey: string;
  kind: EntryKind;
  counts: 'all' | 'bonus';
  currency: string;
  grantedMinor: bigint;
  needMinor: bigint;
  now: Date;
}

/** Opens a rollover requirement for a credit, in the transaction that posts it; once per key. Source: MEM-32, docs/domain.md DR-3.1. */
export async function openRequirement(tx: Transaction<Schema>, opened: Opened): Promise<void> {
  await tx
    .insertInto('requirement')
    .values({
      account_id: opened.accountId,
      idempotency_key: opened.idempotencyKey,
      kind: opened.kind,
      counts: opened.counts,
      currency: opened.currency,
      granted_minor: opened.grantedMinor,
      need_minor: opened.needMinor,
      opened_at: opened.now,
      ended_at: null,
      outcome: null,
    })
    .onConflict((known) => known.columns(['account_id', 'idempotency_key']).doNothing())
    .execute();
}
