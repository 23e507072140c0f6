import type { Services } from '../services.ts';
import { hashOf, newToken } from './sessions.ts';

const CODE_MS = 60_000;

interface Asked {
  memberId: number;
  /** The calling session, with which the code is revoked. */
  sessionHash: Buffer;
  /** True when the calling browser uses it on another line: signing out on either then ends both. */
  isSameBrowser: boolean;
  now: Date;
}

/** Creates a code that logs a member in once within a minute, on another line or another device. Only its hash is stored. */
export async function issueLoginCode(
  { db }: Pick<Services, 'db'>,
  { memberId, sessionHash, isSameBrowser, now }: Asked,
): Promise<{ code: string; expiresAt: number }> {
  const code = newToken();
  const expiresAt = new Date(now.getTime() + CODE_MS);
  await db
    .insertInto('login_code')
    .values((eb) => ({
      token_hash: hashOf(code),
      account_id: memberId,
      expires_at: expiresAt,
      session_hash: sessionHash,
      browser: isSameBrowser ? eb.selectFrom('session').where('session.token_hash', '=', sessionHash).select('session.browser') : null,
    }))
    .execute();
  return { code, expiresAt: expiresAt.getTime() };
}
