import { lobby } from '@site/api/lobby';
import { accept, handle } from '../handle.ts';
import { buildLobby } from './buildLobby.ts';

export default handle(lobby, async ({ input, member, merchant, language, services }) =>
  accept(await buildLobby(services, { merchant, language: input.language ?? language, gameType: input.gameType, member })),
);
