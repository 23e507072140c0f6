import { launchLotteryOrPvp } from '@site/api/games';
import { decideLaunch } from '@site/rules/launch';
import { isOfPrizeMode } from '@site/rules/lottery';
import { accept, handle, refuse } from '../http/handle.ts';
import { startGame } from './startGame.ts';

/**
 * Starts a lottery of a prize mode: repeats the checks of its page, then requests a single-use address from the vendor. Rooms of players
 * are opened within their game, and by no address of their own.
 *
 * Source: LOT-02.
 */
export default handle(launchLotteryOrPvp, async ({ input, ...caller }) => {
  const { member, merchant, language, services } = caller;
  const shelf = await services.shelves.of(merchant, language);
  const [game] = shelf.list({ gameCode: input.gameCode });
  if (!game) return refuse('notFound');
  const decision = decideLaunch(member, game);
  if (decision.kind === 'needsRealAccount') return refuse('needsRealAccount');
  if (!('prizeMode' in input) || (member.state === 'active' && decision.kind !== 'page')) return refuse('gameDisabled');
  if (!isOfPrizeMode(game, input.prizeMode)) return refuse('invalidInput', { field: 'prizeMode', rule: 'a mode of the lottery' });
  const started = await startGame(game, input, caller);
  if (!started.ok) return started;
  return accept({ gameUrl: started.gameUrl, mode: 'frame', displayName: game.displayName });
});
