import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hashOf, newToken, type Session } from '../session/sessions.ts';

/** Idle timeout of an operator's session. */
const IDLE_MS = 3_600_000;
const MAX_SESSION_MS = 12 * 3_600_000;
/** Interval at which the last use is written. */
const SEEN_EVERY_MS = 60_000;

interface Visit {
  accountId: number;
  address: string;
  userAgent: string;
  now: Date;
}

/** Starts the session of an operator and returns its token, of which only the hash is stored. Source: OPR-01. */
export async function startOperatorSession(db: Kysely<Schema>, { accountId, address, userAgent, now }: Visit): Promise<string> {
  const token = newToken();
  await db
    .insertInto('operator_session')
    .values({
      token_hash: hashOf(token),
      account_id: accountId,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + IDLE_MS),
      ip: address,
      user_agent: userAgent.slice(0, 400),
    })
    .execute();
  return token;
}

/** Returns the valid session of an operator's token, and extends it. */
export async function findOperatorSession(db: Kysely<Schema>, token: string, now: Date): Promise<Session | undefined> {
  const hash = hashOf(token);
  const row = await db
    .selectFrom('operator_session')
    .innerJoin('account', 'account.id', 'operator_session.account_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('account.role', '=', 'operator')
    .where('state', '=', 'active')
    .select(['account.id', 'type', 'username', 'currency', 'state', 'merchant', 'desk_role'])
    .select(['operator_session.created_at', 'last_seen_at'])
    .executeTakeFirst();
  if (!row?.desk_role) return undefined;
  const { desk_role: role, created_at: began, last_seen_at: seen, ...member } = row;
  if (now.getTime() - seen.getTime() > SEEN_EVERY_MS)
    await db
      .updateTable('operator_session')
      .set({ last_seen_at: now, expires_at: new Date(Math.min(now.getTime() + IDLE_MS, began.getTime() + MAX_SESSION_MS)) })
      .where('token_hash', '=', hash)
      .execute();
  return { hash, member, mustChangePassword: false, operator: { id: row.id, username: row.username, role } };
}

/** Returns true while an operator's session is valid, without extending it. */
export async function isOperatorSessionValid(db: Kysely<Schema>, hash: Buffer, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('operator_session')
    .innerJoin('account', 'account.id', 'operator_session.account_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('state', '=', 'active')
    .select('account_id')
    .executeTakeFirst();
  return found !== undefined;
}
