import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface Login {
  accountId: number;
  address: string;
  userAgent: string;
  now: Date;
  result: Schema['login_event']['result'];
  /** The session that it started, if any. */
  sessionHash?: Buffer;
}

/** Writes an entry of the login history, when executed. */
export function recordLogin(db: Kysely<Schema>, { accountId, address, userAgent, now, result, sessionHash }: Login) {
  return db.insertInto('login_event').values({
    account_id: accountId,
    at: now,
    ip: address,
    user_agent: userAgent.slice(0, 400),
    result,
    session_hash: sessionHash ?? null,
  });
}
