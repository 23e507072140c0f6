import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface Access {
  accountId: number;
  operatorId: number;
  /** The part of the records that was shown, such as `overview`. */
  what: string;
  now: Date;
}

/** Records that an operator has looked at the records of a member, who reads it in the copy of the own data. Source: MEM-26. */
export async function recordAccess(tx: Transaction<Schema>, { accountId, operatorId, what, now }: Access): Promise<void> {
  await tx.insertInto('record_access').values({ account_id: accountId, operator_id: operatorId, what, at: now }).execute();
}
