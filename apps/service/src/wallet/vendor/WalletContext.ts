import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export interface WalletContext {
  db: Kysely<Schema>;
  /** Who asks. */
  integration: string;
  /** Whether the caller has hung up, so that no answer can reach it. */
  isCallerGone?: () => boolean;
}
