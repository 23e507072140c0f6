import { element } from '../../../core/client/element.ts';
import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import { drawnHand } from '../../tables/client/drawnHand.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { totalOf } from '../Hand.ts';
import { CARDS_MAX, playBlackjack } from '../playBlackjack.ts';
import type { BlackjackMove } from '../wire.ts';

export async function checkRound({ theme, field, numbers, word }: CheckTools<TableTheme>): Promise<RoundCheck> {
  const acts = field('blackjackActs')
    .split('.')
    .filter((act) => act !== '') as BlackjackMove['act'][];
  const moves: BlackjackMove[] = [{ act: 'deal', stakeMinor: field('blackjackStake') }, ...acts.map((act) => ({ act, stakeMinor: '0' }))];
  const paid = field('blackjackPaid');
  const round = replay(moves, await numbers(CARDS_MAX));
  if (!round) return { isAsPaid: false, drawn: [element('p', { text: word('blackjack.verifyImpossible') })] };
  const shown = [
    ...round.hands.map(({ cards, result }) => ({
      title: `${word('blackjack.you')}: ${totalOf(cards).points}${result ? ` – ${word(`blackjack.${result}`)}` : ''}`,
      cards,
    })),
    { title: `${word('blackjack.dealer')}: ${totalOf(round.dealer).points}`, cards: round.dealer },
  ];
  return {
    isAsPaid: paid ? round.isOver && paid === String(round.winMinor) : null,
    drawn: shown.map(({ title, cards }) => drawnHand({ title, cards, theme: theme.name, word })),
  };
}

/** Returns the replayed round, or undefined where its seeds do not allow these decisions. */
function replay(moves: readonly BlackjackMove[], numbers: readonly number[]) {
  try {
    return playBlackjack(moves, numbers);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
