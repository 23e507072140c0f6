import { type BigTwo, type BigTwoMove, leastBigTwoMove } from './bigTwo.ts';
import { combinationsIn } from './combinationsIn.ts';
import { beats, type Combination } from './bigTwoPlays.ts';

/** Of as many cards at the end of a hand a bot keeps nothing back. */
const LAST_CARDS = 4;

/**
 * Returns the move of a bot, from its own cards and those on the table: the lowest that beats them, of as many cards as it can lead. With a
 * small chance it keeps a good combination for later.
 */
export function chooseBigTwoBotMove(game: BigTwo, chance: number): BigTwoMove {
  const { hands, turn = 0, table, opening } = game;
  const hand = hands[turn] ?? [];
  const allowed = combinationsIn(hand)
    .filter(({ cards }) => !opening || cards.includes(opening))
    .filter((combination) => !table || beats(combination, table));
  const [best] = allowed.toSorted((one, other) => (table ? 0 : sizeOf(other) - sizeOf(one)) || one.order - other.order);
  if (!best) return leastBigTwoMove(game);
  const keeps = table && hand.length > LAST_CARDS && best.kind !== 'single' && chance < 0.15;
  return keeps ? { kind: 'pass' } : { kind: 'play', cards: best.cards };
}

const sizeOf = ({ cards }: Combination) => cards.length;
