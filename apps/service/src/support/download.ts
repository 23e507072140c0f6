import { download } from '@site/api/support';
import { accept, handle } from '../handle.ts';
import { issueLoginCode } from '../session/issueLoginCode.ts';
import { downloadOf } from './downloadOf.ts';

/**
 * Where the app is had and how it is put on a phone. The link carries the language; a member's carries a code besides, so that the
 * app opens logged in.
 *
 * Source: RTE-11, design §9 "Token in the query string".
 */
export default handle(download, async ({ member, sessionHash, merchant, language, now, services }) => {
  const value = await downloadOf(services, { merchant, language });
  if (!member || !sessionHash) return accept(value);
  const { code, expiresAt } = await issueLoginCode(services, { memberId: member.id, sessionHash, isSameBrowser: false, now });
  return accept({ ...value, url: `${value.url}&code=${code}`, codeExpiresAt: expiresAt });
});
