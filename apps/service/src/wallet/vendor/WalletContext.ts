import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export interface WalletContext {
  db: Kysely<Schema>;
  /** The vendor that calls. */
  integration: string;
  /** Returns true when the caller has disconnected, so that no answer can reach it. */
  isCallerGone?: () => boolean;
}
