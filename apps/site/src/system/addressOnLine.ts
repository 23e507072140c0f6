import type { Client, Reply } from '@site/api/client';
import type { SessionStore } from '../stores/SessionStore';
import type { SystemStore } from '../stores/SystemStore';

interface Here {
  api: Client;
  session: SessionStore;
  system: SystemStore;
  /** Path and query of the page that is open. */
  path: string;
}

/**
 * The page that is open, on another line: in the same language, at the same brand, and for a member with a code that logs in there
 * once, since a session lives in the tab of one origin.
 *
 * Source: SYS-08, design §9 "Token in the query string".
 */
export async function addressOnLine(
  domainName: string,
  { api, session, system, path }: Here,
): Promise<string | Extract<Reply<'loginCode'>, { ok: false }>> {
  const address = new URL(path, domainName);
  address.searchParams.set('lang', system.language);
  address.searchParams.set('merchant', system.brand.merchant);
  await session.settled();
  if (!session.member) return address.href;
  const reply = await api('loginCode', {});
  if (!reply.ok) return reply;
  address.searchParams.set('code', reply.value.code);
  return address.href;
}
