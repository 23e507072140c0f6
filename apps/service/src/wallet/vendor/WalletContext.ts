import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export interface WalletContext {
  db: Kysely<Schema>;
  /** Who asks. */
  integration: string;
}
