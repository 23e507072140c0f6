import { launchLotteryOrPvp } from '@site/api/games';
import { lotteryLaunch } from '@site/api/vendor';
import { decideLaunch } from '@site/rules/launch';
import { isOfPrizeMode } from '@site/rules/lottery';
import { accept, handle, refuse } from '../http/handle.ts';
import { startGame } from './startGame.ts';

/**
 * Starts a lottery of a prize mode, or a game between players at one of its rooms: repeats the checks of its page, then requests a single-use
 * address from the vendor.
 *
 * Source: LOT-02, GAM-08.
 */
export default handle(launchLotteryOrPvp, async ({ input, ...caller }) => {
  const { member, merchant, language, services } = caller;
  const shelf = await services.shelves.of(merchant, language);
  const [game] = shelf.list({ gameCode: input.gameCode });
  if (!game) return refuse('notFound');
  const decision = decideLaunch(member, game);
  const isLottery = 'prizeMode' in input;
  if (decision.kind !== (isLottery ? 'page' : 'start')) return refuse('gameDisabled');
  if (isLottery && !isOfPrizeMode(game, input.prizeMode))
    return refuse('invalidInput', { field: 'prizeMode', rule: 'a mode of the lottery' });
  if (!isLottery && game.gameType !== 'PVP') return refuse('invalidInput', { field: 'gameCode', rule: 'a game between players' });
  const started = await startGame(game, isLottery ? { ...input, lottery: lotteryLaunch.parse(input) } : input, caller);
  if (!started.ok) return started;
  const { gameUrl, mode, speaks } = started;
  return accept({ gameUrl, mode, speaks, displayName: game.displayName });
});
