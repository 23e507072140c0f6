import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import { CARDS_EACH } from '../../rooms/bigTwo.ts';
import { checkHands } from '../../rooms/client/checkHands.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';

/** Deals the hands of a sitting at Big Two again: the player's thirteen cards. */
export const checkRound = (tools: CheckTools<TableTheme>): Promise<RoundCheck> =>
  checkHands(tools, {
    title: 'bigTwo.verifyHand',
    cardsOf: (deck, index) => deck.slice(CARDS_EACH * index, CARDS_EACH * (index + 1)),
  });
