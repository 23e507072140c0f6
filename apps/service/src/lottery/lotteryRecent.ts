import { lotteryRecent } from '@site/api/lottery';
import { isOfPrizeMode } from '@site/rules/lottery';
import { readRecent } from '../games/readRecent.ts';
import { accept, handle } from '../http/handle.ts';

const SHOWN = 20;

/** Lists the lotteries of a prize mode that a member has opened recently, latest first. Source: LOT-01. */
export default handle(lotteryRecent, async ({ input: { prizeMode }, member, merchant, language, services }) => {
  const games = await readRecent(services, { accountId: member.id, merchant, language });
  return accept({ games: games.filter((game) => isOfPrizeMode(game, prizeMode)).slice(0, SHOWN) });
});
