import { findRound, type Scene } from '../../art/film/filmScene.ts';
import type { TableTheme } from '../tables/TableTheme.ts';
import { wheelScene } from '../tables/wheelScene.ts';
import { drawWheel } from './drawWheel.ts';
import { pocketOf } from './playRoulette.ts';
import { POCKETS, wheelOrder } from './spots.ts';

/** Shows the ball find its pocket. */
export function rouletteScene(theme: TableTheme): Scene {
  const pocket = findRound(theme.name, (next) => pocketOf(next()));
  return wheelScene(theme, { svg: drawWheel(theme), stopsAt: (wheelOrder.indexOf(pocket) * 360) / POCKETS, hasBall: true });
}
