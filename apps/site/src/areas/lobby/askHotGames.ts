import type { Client, Reply } from '@site/api/client';
import { isOpen } from '@site/rules/game';
import { SHELF_PAGE, type ShelfPage } from './ShelfStore';

/** The hot games of each client, kept while its page stands. */
const known = new WeakMap<Client, Reply<'hotGames'>>();

/** Returns the open hot games up to a page. All of them are requested once in a session, again after a failure. Source: LOB-15, LOB-23. */
export async function askHotGames(api: Client, pageNo: number): Promise<ShelfPage> {
  const reply = known.get(api) ?? (await api('hotGames', { isPlatform: 2, platform: 'html5-desktop' }));
  if (!reply.ok) return reply;
  known.set(api, reply);
  const open = reply.value.list.filter(isOpen);
  return { ok: true, value: { games: open.slice(0, pageNo * SHELF_PAGE), total: open.length } };
}
