import { drawNumbers, FIELD, findRound, partOf, type Scene } from '../../art/film/filmScene.ts';
import { round } from '../../art/geometry.ts';
import { ramps } from '../../art/ramps.ts';
import { boardOf } from '../instant/boardOf.ts';
import type { InstantTheme } from '../instant/InstantTheme.ts';
import { ballPath, gapOf, pinsOf } from './client/ballPath.ts';
import { dropBall, pocketOf } from './rules.ts';

const ROWS = 8;
const FALL_MS = 2200;
const SHOW_MS = 700;
const WIDE = 1.95;
const HIGH = 1.72;
const FOOT = 158;
const heats = ['#FFD23F', '#FF9F2E', '#F5692B', '#D9413A', '#A42E4E'];

const xOf = (x: number) => FIELD.middleX + (x - 50) * WIDE;
const yOf = (y: number) => 18 + y * HIGH;

/** Shows a ball fall through eight rows of pins into a better pocket. `ball` is its drawing. */
export function plinkoScene(theme: InstantTheme, ball: string): Scene {
  const path = findRound(theme.name, (next) => {
    const dropped = dropBall(ROWS, drawNumbers(ROWS, next));
    return Math.abs(pocketOf(dropped) - ROWS / 2) === 2 ? dropped : undefined;
  });
  const moments = ballPath(ROWS, path);
  const gap = gapOf(ROWS) * WIDE;
  const pocket = (index: number, extra = '') =>
    `<rect x="${round(xOf(50 + (index - ROWS / 2) * gapOf(ROWS)) - gap / 2 + 1)}" y="${FOOT}" width="${round(gap - 2)}" height="15" rx="4" fill="${heats[4 - Math.abs(index - ROWS / 2)] ?? heats[4]}"${extra}/>`;
  const pins = pinsOf(ROWS).map(([x, y]) => `<circle cx="${round(xOf(x))}" cy="${round(yOf(y))}" r="2.6"/>`);
  const pockets = Array.from({ length: ROWS + 1 }, (_, index) => pocket(index));
  return {
    durationMs: FALL_MS + SHOW_MS,
    actors: { ball: { svg: ball, width: 15 } },
    stage: `${boardOf(theme)}<g fill="${ramps[theme.look.key].light}">${pins.join('')}</g>${pockets.join('')}`,
    at(ms, show) {
      const at = partOf(ms, 0, FALL_MS);
      const after = moments.findIndex((moment) => moment.at >= at);
      const [to, from] = [moments.at(after), moments[Math.max(0, after - 1)]];
      if (!to || !from) return '';
      const part = to.at > from.at ? (at - from.at) / (to.at - from.at) : 0;
      const won = partOf(ms, FALL_MS, 100) * (1 - partOf(ms, FALL_MS + SHOW_MS - 120, 120));
      const between = (one: number, other: number) => one + (other - one) * part;
      return (
        (won > 0 ? pocket(pocketOf(path), ` stroke="#fff" stroke-width="2.4" opacity="${won}"`) : '') +
        show('ball', {
          x: xOf(between(from.x, to.x)),
          y: yOf(between(from.y, to.y)),
          turn: between(from.turn, to.turn),
          opacity: 1 - partOf(ms, FALL_MS, 160),
        })
      );
    },
  };
}
