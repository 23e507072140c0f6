import { lobby } from '@site/api/lobby';
import { acceptKept, handle } from '../http/handle.ts';
import { buildLobby } from './buildLobby.ts';

export default handle(lobby, async ({ input: { gameType }, member, merchant, language, savesData, services }) =>
  acceptKept(await buildLobby(services, { merchant, language, gameType, isMember: member !== undefined, savesData })),
);
