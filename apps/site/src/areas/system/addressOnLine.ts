import type { Client, Reply } from '@site/api/client';
import type { SessionStore } from '../../stores/SessionStore';
import type { SystemStore } from '../../stores/SystemStore';

interface Here {
  api: Client;
  session: SessionStore;
  system: SystemStore;
  /** Path and query of the current page. */
  path: string;
}

/**
 * Returns the address of the current page on another line: with its language, its brand and, for members, a single-use login code, because
 * a session belongs to one origin.
 *
 * Source: SYS-08, docs/decisions/site.md "Tokens leave the address bar".
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
