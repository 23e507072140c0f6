import type { Opened } from '../play/wire.ts';
import type { PlayClient, Reply } from './PlayClient.ts';

/**
 * Opens the session of a page with the ticket of its address, or the one that it had before it was reloaded. The session is kept in the
 * history entry, because browsers may deny storage to third-party frames.
 */
export async function openSession(client: PlayClient): Promise<Reply<Opened>> {
  const address = new URL(location.href);
  const reply = await client.open(address.searchParams.get('ticket'), keptSession());
  address.searchParams.delete('ticket');
  history.replaceState(reply.ok ? { session: reply.value.session } : history.state, '', address);
  return reply;
}

function keptSession(): string | null {
  const kept = (history.state as { session?: unknown } | null)?.session;
  return typeof kept === 'string' ? kept : null;
}
