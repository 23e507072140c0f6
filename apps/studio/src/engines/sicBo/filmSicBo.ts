import { drawNumbers, easeOut, FIELD, findRound, partOf, type Scene } from '../../art/film/filmScene.ts';
import { ramps } from '../../art/ramps.ts';
import { clothOf } from '../tables/dealScene.ts';
import type { TableTheme } from '../tables/TableTheme.ts';
import { drawDie } from './drawDie.ts';
import { DICE, dieFaces, isTriple, throwDice } from './sicBo.ts';

const THROW_MS = 1300;
const SHOW_MS = 1100;
const FACE_MS = 120;
const places = [
  { x: 88, y: 112 },
  { x: 152, y: 112 },
  { x: 120, y: 66 },
];

/** Shows three dice thrown in their dome. They rest as they lay before, so that the film has no jump. */
export function sicBoScene(theme: TableTheme): Scene {
  const dice = findRound(theme.name, (next) => {
    const thrown = throwDice(drawNumbers(DICE, next));
    return isTriple(thrown) ? undefined : thrown;
  });
  const { mid, deep } = ramps[theme.look.key];
  const { middleX, middleY } = FIELD;
  return {
    durationMs: THROW_MS + SHOW_MS,
    actors: Object.fromEntries(dieFaces.map((face) => [face, { svg: drawDie(theme, `die-${face}`) ?? '', width: 50 }])),
    stage: `${clothOf(theme)}<circle cx="${middleX}" cy="${middleY}" r="78" fill="#000" fill-opacity=".34" stroke="${deep}" stroke-width="8"/><circle cx="${middleX}" cy="${middleY}" r="78" fill="none" stroke="${mid}" stroke-width="3"/>`,
    at(ms, show) {
      const isThrown = ms < THROW_MS;
      const left = 1 - easeOut(ms, 0, THROW_MS);
      const won = partOf(ms, THROW_MS, 150) * (1 - partOf(ms, THROW_MS + SHOW_MS - 200, 200));
      const drawn = dice.map((die, index) => {
        const { x, y } = places[index] ?? { x: middleX, y: middleY };
        const face = isThrown && ms > 0 && left > 0.05 ? ((die + index + Math.floor(ms / FACE_MS)) % 6) + 1 : die;
        const strength = ms > 0 ? left : 0;
        return show(String(face), {
          x: x + 26 * strength * Math.sin(ms / 70 + index * 2),
          y: y - 30 * strength * Math.abs(Math.sin(ms / 110 + index)),
          turn: 300 * strength * (index % 2 === 0 ? 1 : -1),
          scale: 1 + 0.1 * won,
        });
      });
      return `${drawn.join('')}<circle cx="${middleX}" cy="${middleY}" r="83" fill="none" stroke="#FFD95C" stroke-width="3" opacity="${won}"/>`;
    },
  };
}
