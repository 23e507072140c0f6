import { download } from '@site/api/support';
import { accept, handle } from '../http/handle.ts';
import { issueLoginCode } from '../session/issueLoginCode.ts';
import { downloadOf } from './downloadOf.ts';

/**
 * Returns the app's address and installation guide. The link carries the language; a member's also carries a code that logs in.
 *
 * Source: RTE-11, docs/decisions/site.md "Tokens leave the address bar".
 */
export default handle(download, async ({ member, sessionHash, merchant, language, now, services }) => {
  const value = await downloadOf(services, { merchant, language });
  if (!member || !sessionHash) return accept(value);
  const { code, expiresAt } = await issueLoginCode(services, { memberId: member.id, sessionHash, isSameBrowser: false, now });
  return accept({ ...value, url: `${value.url}&code=${code}`, codeExpiresAt: expiresAt });
});
