import { lobby } from '@site/api/lobby';
import { acceptCached, handle } from '../http/handle.ts';
import { buildLobby } from './buildLobby.ts';

export default handle(lobby, async ({ input: { gameType }, member, merchant, language, savesData, services }) =>
  acceptCached(await buildLobby(services, { merchant, language, gameType, isMember: member !== undefined, savesData })),
);
