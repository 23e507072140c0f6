import { drawNumbers, findRound, type Scene } from '../../art/film/filmScene.ts';
import type { InstantTheme } from '../instant/InstantTheme.ts';
import { type Card as TableCard, pack, ranks } from '../tables/cards.ts';
import { dealScene, rowOf } from '../tables/dealScene.ts';
import { type Guess, playHilo } from './rules.ts';

const CARDS = 4;
const STEP_MS = 480;
/** The suits of the rules by the letters of the pack. */
const suits = ['C', 'D', 'H', 'S'];

/** Shows a round of right guesses that is cashed out. An arrow tells each guess. */
export function hiloScene(theme: InstantTheme): Scene {
  const { cards, made } = findRound(theme.name, (next) => {
    const numbers = drawNumbers(CARDS, next);
    const guesses: Guess[] = ['higher', 'lower', 'higher'];
    const moves = guesses.map((guess) => ({ stakeMinor: '0', guess }));
    const game = playHilo([{ stakeMinor: '1' }, ...moves, { stakeMinor: '0', cashOut: true }], numbers);
    const isPlain = new Set(game.cards.map(({ rank }) => rank)).size === CARDS;
    return game.end === 'cashedOut' && isPlain ? game : undefined;
  });
  const places = rowOf(CARDS, 52);
  const dealt = cards.map(({ rank, suit }, index) => ({
    card: tableCard(rank, suit),
    x: places[index] ?? 0,
    y: 88,
    atMs: 100 + index * STEP_MS,
    isWinner: true,
  }));
  const arrows = (ms: number) =>
    made
      .map((guess, index) => {
        const x = ((places[index] ?? 0) + (places[index + 1] ?? 0)) / 2;
        const isShown = ms > 100 + (index + 0.7) * STEP_MS && ms < 3000;
        const turn = guess === 'higher' ? 0 : 180;
        return isShown
          ? `<path transform="translate(${x} 150) rotate(${turn})" d="M0 -12L12 4H5V12H-5V4H-12Z" fill="#FFD95C" stroke="#0008" stroke-width="1.5"/>`
          : '';
      })
      .join('');
  return dealScene(theme, { cards: dealt, breadth: 46, wonMs: 100 + CARDS * STEP_MS + 260, also: arrows });
}

function tableCard(rank: number, suit: number): TableCard {
  const name = `${ranks[rank - 1]}${suits[suit]}`;
  const found = pack.find((known) => known === name);
  if (!found) throw new RangeError(`No card is named ${name}.`);
  return found;
}
