import { gameSession } from '@site/api/rounds';
import { accept, handle } from '../http/handle.ts';
import { readGameSession } from './readGameSession.ts';

/** Source: GAM-07. */
export default handle(gameSession, async ({ member, sessionHash, services: { db } }) => {
  const running = await readGameSession(db, { accountId: member.id, sessionHash });
  return accept(running?.cost ?? null);
});
