import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { checkHands } from './checkHands.ts';

const BOARD = 5;

/** Deals the hands of a sitting at hold'em again: the player's two cards, and the board after everybody's. */
export const checkRound = (tools: CheckTools<TableTheme>): Promise<RoundCheck> =>
  checkHands(tools, {
    title: 'rooms.verifyHand',
    cardsOf: (deck, index, players) => [...deck.slice(2 * index, 2 * index + 2), ...deck.slice(2 * players, 2 * players + BOARD)],
  });
