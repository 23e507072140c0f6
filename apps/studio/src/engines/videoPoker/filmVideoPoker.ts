import { drawNumbers, findRound, type Scene } from '../../art/film/filmScene.ts';
import { dealScene, rowOf } from '../tables/dealScene.ts';
import type { TableTheme } from '../tables/TableTheme.ts';
import { NUMBERS, playVideoPoker } from './playVideoPoker.ts';
import { cardsThatPay } from './rankHand.ts';

const DRAW_MS = 1200;

/** Shows a hand whose pair is held and made better by the draw. */
export function videoPokerScene(theme: TableTheme): Scene {
  const { first, second, held } = findRound(theme.name, (next) => {
    const numbers = drawNumbers(NUMBERS, next);
    const dealt = playVideoPoker(undefined, numbers).cards;
    const pays = cardsThatPay(dealt);
    const hold = pays.flatMap((isHeld, place) => (isHeld ? [place] : []));
    if (hold.length !== 2) return undefined;
    const drawn = playVideoPoker(hold, numbers);
    return drawn.hand && drawn.hand !== 'jacksOrBetter' ? { first: dealt, second: drawn.cards, held: hold } : undefined;
  });
  const places = rowOf(5, 43);
  const won = cardsThatPay(second);
  const dealt = first.map((card, place) => {
    const isHeld = held.includes(place);
    return {
      card,
      x: places[place] ?? 0,
      y: 96,
      atMs: 100 + place * 110,
      leavesMs: isHeld ? undefined : DRAW_MS + place * 40,
      isWinner: isHeld && (won[place] ?? false),
    };
  });
  const drawn = second.flatMap((card, place) =>
    held.includes(place) ? [] : [{ card, x: places[place] ?? 0, y: 96, atMs: DRAW_MS + 200 + place * 90, isWinner: won[place] ?? false }],
  );
  return dealScene(theme, { cards: [...dealt, ...drawn], wonMs: DRAW_MS + 1150 });
}
