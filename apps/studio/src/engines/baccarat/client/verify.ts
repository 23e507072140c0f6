import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import { parseBets } from '../../tables/bets.ts';
import { drawnHand } from '../../tables/client/drawnHand.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { CARDS_MAX, payOf, playBaccarat, pointsOf } from '../playBaccarat.ts';

export async function checkRound({ theme, field, numbers, word }: CheckTools<TableTheme>): Promise<RoundCheck> {
  const hands = playBaccarat(await numbers(CARDS_MAX));
  const paid = field('baccaratPaid');
  const win = parseBets(field('baccaratBets')).reduce((sum, bet) => sum + payOf(bet, hands), 0n);
  return {
    isAsPaid: paid ? paid === String(win) : null,
    drawn: (['player', 'banker'] as const).map((side) =>
      drawnHand({ title: `${word(`baccarat.${side}`)}: ${pointsOf(hands[side])}`, cards: hands[side], theme: theme.name, word }),
    ),
  };
}
