import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hashOf, isSessionValid } from './sessions.ts';

type LinkCredential = { merchant: string; now: Date } & ({ code: string } | { token: string });

interface Found {
  hash: Buffer;
  accountId: number;
  username: string;
  /** The browser whose session the code continues. */
  browser: Buffer | null;
}

/**
 * Finds the account of a login code or a session token in a link, without using it. Returns undefined for expired ones, another brand's,
 * members who must change their password, and ended sessions.
 */
export async function findLinkCredential(db: Kysely<Schema>, { merchant, now, ...brought }: LinkCredential): Promise<Found | undefined> {
  const hash = hashOf('code' in brought ? brought.code : brought.token);
  const { rows } = await sql<Omit<Found, 'hash'> & { sessionHash: Buffer | null }>`
    select account.id as "accountId", username, brought.session_hash as "sessionHash", brought.browser
    from ${'code' in brought ? codes : sessions} brought join account on account.id = brought.account_id
    where token_hash = ${hash} and expires_at > ${now} and merchant = ${merchant} and not account.must_change_password`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { sessionHash, ...found } = row;
  return sessionHash && !(await isSessionValid(db, sessionHash, now)) ? undefined : { hash, ...found };
}

const codes = sql`login_code`;
const sessions = sql`(
  select token_hash, account_id, expires_at, null::bytea as session_hash, browser from session where not must_change_password
)`;
