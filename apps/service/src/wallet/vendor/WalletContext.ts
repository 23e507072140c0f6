import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { AnswerCache } from './AnswerCache.ts';

export interface WalletContext {
  db: Kysely<Schema>;
  /** The calling vendor. */
  integration: string;
  /** Cache of stored answers. @default none: every call asks the database */
  answers?: AnswerCache | undefined;
  /** Returns true when the caller has disconnected, so that no answer can reach it. */
  isCallerDisconnected?: () => boolean;
}
