import type { Services } from '../services.ts';
import { hashOf, newToken } from './sessions.ts';

const CODE_MS = 60_000;

/** A code with which a member logs in once within a minute, on another line or another device. Only its hash is kept. */
export async function issueLoginCode(
  { db }: Pick<Services, 'db'>,
  { memberId, now }: { memberId: number; now: Date },
): Promise<{ code: string; expiresAt: number }> {
  const code = newToken();
  const expiresAt = new Date(now.getTime() + CODE_MS);
  await db
    .insertInto('login_code')
    .values({ token_hash: hashOf(code), account_id: memberId, expires_at: expiresAt })
    .execute();
  return { code, expiresAt: expiresAt.getTime() };
}
