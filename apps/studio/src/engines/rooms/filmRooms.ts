import { drawNumbers, findRound, type Scene } from '../../art/film/filmScene.ts';
import { type Card as TableCard, pack } from '../tables/cards.ts';
import { dealScene, rowOf } from '../tables/dealScene.ts';
import type { TableTheme } from '../tables/TableTheme.ts';
import { CARDS_EACH, dealBigTwo, leastBigTwoMove, moveBigTwo } from './bigTwo.ts';
import { beats } from './bigTwoPlays.ts';
import { type Card, cardName, NUMBERS_OF_SHUFFLE } from './cards.ts';
import { combinationsIn } from './combinationsIn.ts';
import { dealHoldem, leastHoldemMove, moveHoldem } from './holdem.ts';
import { pokerRank } from './pokerRank.ts';

const STREETS_MS = [900, 900, 900, 1300, 1650];
const PLAYS = 5;
const PLAY_MS = 420;

/** Shows a hand of hold'em that is checked down: the board, and whose two cards win with it. */
export function holdemScene(theme: TableTheme): Scene {
  const { board, hands, winner } = findRound(theme.name, (next) => {
    let hand = dealHoldem([1000n, 1000n], 0, 10n, drawNumbers(NUMBERS_OF_SHUFFLE, next));
    while (hand.street !== 'over') {
      const { turn } = hand;
      const least = leastHoldemMove(hand);
      // A hand that is folded shows no board.
      const made = moveHoldem(hand, turn ?? 0, least.kind === 'fold' ? { kind: 'call' } : least);
      if (!made.ok) return undefined;
      ({ hand } = made);
    }
    const cards = hand.seats.map((seat) => seat.cards);
    const ranks = cards.map((own) => pokerRank([...own, ...hand.board]));
    const [one, two] = ranks;
    if (!one || !two || one.strength === two.strength || Math.max(one.strength, two.strength) === 0) return undefined;
    const best = one.strength > two.strength ? 0 : 1;
    const isWorthALook = ['three', 'straight', 'flush', 'fullHouse', 'twoPairs'].includes(ranks[best]?.category ?? '');
    return isWorthALook ? { board: hand.board, hands: cards, winner: best } : undefined;
  });
  const common = board.map((card, index) => ({
    card: tableCard(card),
    x: rowOf(5, 38)[index] ?? 0,
    y: 96,
    atMs: (STREETS_MS[index] ?? 0) + (index < 3 ? index * 90 : 0),
  }));
  const own = hands.flatMap((cards, seat) =>
    cards.map((card, index) => ({
      card: tableCard(card),
      x: rowOf(2, 30)[index] ?? 0,
      y: seat === 0 ? 150 : 43,
      atMs: 80 + (index * 2 + seat) * 120,
      turnMs: seat === 0 ? 620 : 2100,
      isWinner: seat === winner,
    })),
  );
  return dealScene(theme, { cards: [...common, ...own], breadth: 34, wonMs: 2500 });
}

/** Shows the first plays of a game of big two, each over the one before. */
export function bigTwoScene(theme: TableTheme): Scene {
  const plays = findRound(theme.name, (next) => {
    let game = dealBigTwo(4, drawNumbers(NUMBERS_OF_SHUFFLE, next));
    const made: { seat: number; cards: readonly Card[] }[] = [];
    for (let step = 0; step < 4 * CARDS_EACH && made.length < PLAYS; step += 1) {
      const { table, hands, turn: seat = 0 } = game;
      const best = combinationsIn(hands[seat] ?? []).find((each) => table && each.cards.length > 1 && beats(each, table));
      const move = best ? ({ kind: 'play', cards: best.cards } as const) : leastBigTwoMove(game);
      const result = moveBigTwo(game, seat, move);
      if (!result.ok) return undefined;
      if (move.kind === 'play') made.push({ seat, cards: move.cards });
      ({ game } = result);
    }
    return made;
  });
  const cards = plays.flatMap(({ seat, cards: played }, index) => {
    const places = rowOf(played.length, 22, [120, 186, 120, 54][seat]);
    return played.map((card, place) => ({
      card: tableCard(card),
      x: places[place] ?? 0,
      y: [140, 96, 52, 96][seat] ?? 96,
      atMs: 100 + index * PLAY_MS + place * 40,
      isWinner: index === plays.length - 1,
    }));
  });
  return dealScene(theme, { cards, breadth: 44, wonMs: 100 + PLAYS * PLAY_MS + 300 });
}

/** Returns a card under the name by which tables draw it. */
function tableCard(card: Card): TableCard {
  const name = cardName(card).toUpperCase();
  const found = pack.find((known) => known === name);
  if (!found) throw new RangeError(`No card is named ${name}.`);
  return found;
}
