import { winners } from '@site/api/games';
import { accept, handle } from '../http/handle.ts';
import { readWinners } from './readWinners.ts';

export default handle(winners, async ({ input: { gameCategory, limitNum }, merchant, language, services }) => {
  const board = await readWinners(services, { merchant, language, gameType: gameCategory });
  return accept({ ...board, list: board.list.slice(0, limitNum) });
});
