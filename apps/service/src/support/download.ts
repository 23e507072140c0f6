import { createHash, randomBytes } from 'node:crypto';
import { download } from '@site/api/support';
import { accept, handle } from '../handle.ts';
import { downloadOf } from './downloadOf.ts';

const CODE_MS = 60_000;

/**
 * Where the app is had and how it is put on a phone. The link carries the language; a member's carries a code besides, so that the
 * app opens logged in.
 *
 * Source: RTE-11, design §9 "Token in the query string".
 */
export default handle(download, async ({ member, merchant, language, now, services }) => {
  const value = await downloadOf(services, { merchant, language });
  if (!member) return accept(value);
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + CODE_MS);
  await services.db
    .insertInto('login_code')
    .values({ token_hash: createHash('sha256').update(code).digest(), account_id: member.id, expires_at: expiresAt })
    .execute();
  return accept({ ...value, url: `${value.url}&code=${code}`, codeExpiresAt: expiresAt.getTime() });
});
