import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export interface WalletContext {
  db: Kysely<Schema>;
  /** The calling vendor. */
  integration: string;
  /** Returns true when the caller has disconnected, so that no answer can reach it. */
  isCallerDisconnected?: () => boolean;
}
