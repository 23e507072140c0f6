import { lotteryMenu } from '@site/api/lottery';
import { isOfPrizeMode } from '@site/rules/lottery';
import { accept, handle } from '../http/handle.ts';

/** Lists the lotteries of a prize mode by what they draw. Source: LOT-01, LOT-04. */
export default handle(lotteryMenu, async ({ input: { prizeMode }, merchant, language, services }) => {
  const { games } = await services.shelves.of(merchant, language);
  const groups = Map.groupBy(
    games.filter((game) => isOfPrizeMode(game, prizeMode)),
    ({ gameClassify }) => gameClassify,
  );
  return accept({ menus: [...groups].map(([name, ofGroup]) => ({ name, type: 'Lott' as const, games: ofGroup })) });
});
