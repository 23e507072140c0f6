import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Member } from '../handle.ts';

/** A session ends this long after its last use. */
const IDLE_MS = 12 * 3_600_000;
/** How often the last use is written down. */
const SEEN_EVERY_MS = 60_000;

export interface Session {
  hash: Buffer;
  member: Member;
  /** Until it is changed, the member may do nothing but that, ask who they are, and leave. */
  mustChangePassword: boolean;
}

interface Visit {
  accountId: number;
  address: string;
  userAgent: string;
  now: Date;
}

/** Starts a session and gives its token, of which only the hash is kept. */
export async function startSession(db: Kysely<Schema>, { accountId, address, userAgent, now }: Visit): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('session')
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

/** The living session of a token. */
export async function findSession(db: Kysely<Schema>, token: string, now: Date): Promise<Session | undefined> {
  const hash = hashOf(token);
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .select(['account.id', 'type', 'username', 'currency', 'state', 'merchant', 'account.must_change_password', 'last_seen_at'])
    .executeTakeFirst();
  if (!row) return undefined;
  if (now.getTime() - row.last_seen_at.getTime() > SEEN_EVERY_MS)
    await db
      .updateTable('session')
      .set({ last_seen_at: now, expires_at: new Date(now.getTime() + IDLE_MS) })
      .where('token_hash', '=', hash)
      .execute();
  const { must_change_password: mustChangePassword, last_seen_at: _seen, ...member } = row;
  return { hash, member, mustChangePassword };
}

export async function endSession(db: Kysely<Schema>, hash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hash).execute();
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
