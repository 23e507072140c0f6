import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Finds the account with a number, such as +84912000001. */
export const findByMobile = (db: Kysely<Schema>, { merchant, number }: { merchant: string; number: string }) =>
  db.selectFrom('account').where('merchant', '=', merchant).where('mobile', '=', number).select(['id', 'language']).executeTakeFirst();
