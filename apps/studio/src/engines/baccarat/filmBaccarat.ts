import { drawNumbers, findRound, type Scene } from '../../art/film/filmScene.ts';
import { dealScene, rowOf } from '../tables/dealScene.ts';
import type { TableTheme } from '../tables/TableTheme.ts';
import { CARDS_MAX, outcomeOf, playBaccarat } from './playBaccarat.ts';

const STEP_MS = 300;
const SIDES = { player: 66, banker: 174 } as const;

/** Shows a round in which one side takes a third card and wins. */
export function baccaratScene(theme: TableTheme): Scene {
  const hands = findRound(theme.name, (next) => {
    const dealt = playBaccarat(drawNumbers(CARDS_MAX, next));
    return outcomeOf(dealt) !== 'tie' && dealt.player.length + dealt.banker.length === 5 ? dealt : undefined;
  });
  const winner = outcomeOf(hands);
  const cards = (['player', 'banker'] as const).flatMap((side, order) =>
    hands[side].map((card, index) => {
      const isThird = index === 2;
      const x = rowOf(2, 44, SIDES[side])[index] ?? SIDES[side];
      const atMs = 120 + (isThird ? 4.6 : index * 2 + order) * STEP_MS;
      return { card, x, y: isThird ? 138 : 66, atMs, isWinner: side === winner };
    }),
  );
  return dealScene(theme, { cards, wonMs: 2100 });
}
