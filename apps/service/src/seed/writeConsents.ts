import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Writes what each member of the demo has agreed to: the terms, and two of three advertising. Source: MEM-26. */
export async function writeConsents(tx: Transaction<Schema>): Promise<void> {
  await sql`
    insert into consent (account_id, kind, given_at, version, ip, is_given)
    select a.id, k.kind, a.created_at, '1', '127.0.0.1', k.kind = 'terms' or a.id % 3 <> 0
    from account a cross join (values ('terms'), ('marketing')) as k (kind)
    where a.role = 'member' and a.type <> 4`.execute(tx);
}
