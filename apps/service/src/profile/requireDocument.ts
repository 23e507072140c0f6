import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { type DocumentAsked, uncheckedLeft } from './uncheckedLeft.ts';

interface Wanted extends DocumentAsked {
  amountMinor: bigint;
}

/** Refuses with documentRequired an amount that needs a checked proof of identity. Source: MEM-25. */
export async function requireDocument(db: Kysely<Schema>, { amountMinor, ...asked }: Wanted): Promise<void> {
  const left = await uncheckedLeft(db, asked);
  if (left !== undefined && amountMinor > left) throw new RefusalError('documentRequired', { rule: 'identity' });
}
