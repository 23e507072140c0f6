import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface Access {
  accountId: number;
  /** Who has looked: an operator, or else an agent above the member. */
  by: { operatorId: number } | { agentId: number };
  /** The part of the records that was shown, such as `overview`. */
  what: string;
  now: Date;
}

/** Records who has looked at the records of a member, who reads it in the copy of the own data. Source: MEM-26. */
export async function recordAccess(db: Kysely<Schema>, { accountId, by, what, now }: Access): Promise<void> {
  const who = 'operatorId' in by ? { operator_id: by.operatorId } : { operator_id: null, agent_id: by.agentId };
  await db
    .insertInto('record_access')
    .values({ account_id: accountId, ...who, what, at: now })
    .execute();
}
