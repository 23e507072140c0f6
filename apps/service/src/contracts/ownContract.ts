import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Member } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { type ContractRow, readContracts } from './contractRows.ts';

/** Reads a contract of which the member is a side. Refuses: notFound. Source: AGT-11. */
export async function ownContract(db: Kysely<Schema>, member: Member, id: number): Promise<ContractRow> {
  const [contract] = await readContracts(db, { ids: [id], partyId: member.id });
  if (!contract) throw new RefusalError('notFound', { field: 'id', rule: 'own' });
  return contract;
}
