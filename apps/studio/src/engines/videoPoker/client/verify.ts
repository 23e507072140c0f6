import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import { drawnHand } from '../../tables/client/drawnHand.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { NUMBERS, playVideoPoker } from '../playVideoPoker.ts';
import { paysOf } from '../rankHand.ts';

export async function checkRound({ theme, field, numbers, word }: CheckTools<TableTheme>): Promise<RoundCheck> {
  const stream = await numbers(NUMBERS);
  const hold = field('pokerHold')
    .split('')
    .map((place) => Number(place) - 1);
  const dealt = playVideoPoker(undefined, stream);
  const drawn = playVideoPoker(hold, stream);
  const win = drawn.hand ? BigInt(field('pokerStake')) * BigInt(paysOf[drawn.hand]) : 0n;
  const paid = field('pokerPaid');
  return {
    isAsPaid: paid ? paid === String(win) : null,
    drawn: [
      drawnHand({ title: word('videoPoker.dealt'), cards: dealt.cards, theme: theme.name, word }),
      drawnHand({ title: word(`videoPoker.${drawn.hand ?? 'nothing'}`), cards: drawn.cards, theme: theme.name, word }),
    ],
  };
}
