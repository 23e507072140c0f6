import type { Services } from '../services.ts';
import { hashOf, newToken } from './sessions.ts';

const CODE_MS = 60_000;

interface Asked {
  memberId: number;
  /** The session that asks, with which the code ends. */
  sessionHash: Buffer;
  /** Whether the browser that asks is to use it, on another line: signing out on either then ends both. */
  isSameBrowser: boolean;
  now: Date;
}

/** Makes a code with which a member logs in once within a minute, on another line or another device. Only its hash is kept. */
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
