import { endGameSession } from '@site/api/rounds';
import { accept, handle } from '../http/handle.ts';
import { readGameSession } from './readGameSession.ts';

/** Ends the running game: its vendor can take no further stake, and still pays its open rounds. Source: GAM-07. */
export default handle(endGameSession, async ({ member, sessionHash, now, services: { db } }) => {
  const running = await readGameSession(db, { accountId: member.id, sessionHash });
  if (!running) return accept(null);
  await db.updateTable('vendor_session').set({ ended_at: now }).where('id', '=', running.id).execute();
  // Read again: a stake may have been taken in between.
  const ended = await readGameSession(db, { accountId: member.id, sessionHash, id: running.id });
  return accept(ended?.cost ?? null);
});
