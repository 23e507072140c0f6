import { drawNumbers, findRound, type Scene } from '../../art/film/filmScene.ts';
import { dealScene } from '../tables/dealScene.ts';
import type { TableTheme } from '../tables/TableTheme.ts';
import { CARDS, dealDuel, outcomeOf } from './dragonTiger.ts';

/** Shows a duel that one side wins. */
export function duelScene(theme: TableTheme): Scene {
  const duel = findRound(theme.name, (next) => {
    const dealt = dealDuel(drawNumbers(CARDS, next));
    return outcomeOf(dealt) === 'tie' ? undefined : dealt;
  });
  const winner = outcomeOf(duel);
  const cards = (['dragon', 'tiger'] as const).map((side, order) => ({
    card: duel[side],
    x: order === 0 ? 70 : 170,
    y: 96,
    atMs: 100 + order * 300,
    turnMs: 900 + order * 500,
    isWinner: side === winner,
  }));
  return dealScene(theme, { cards, breadth: 72, wonMs: 1800 });
}
