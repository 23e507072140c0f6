import { easeOut, FIELD, partOf, type Scene } from '../../art/film/filmScene.ts';
import { polar, round } from '../../art/geometry.ts';
import { ramps } from '../../art/ramps.ts';
import { clothOf } from './dealScene.ts';
import type { TableTheme } from './TableTheme.ts';

interface Wheel {
  svg: string;
  /** Degrees from the top of the wheel to the middle of where it stops. */
  stopsAt: number;
  /** A ball that runs around the wheel; otherwise a pin above it points at the stop. */
  hasBall: boolean;
}

const BREADTH = 150;
const SPIN_MS = 2200;
const SHOW_MS = 800;

/** Returns the spin of a wheel as a scene. It ends where it begins, so that the film has no jump. */
export function wheelScene(theme: TableTheme, { svg, stopsAt, hasBall }: Wheel): Scene {
  const { middleX: x, middleY: y } = FIELD;
  const { light, mid, deep } = ramps[theme.look.key];
  return {
    durationMs: SPIN_MS + SHOW_MS,
    actors: { wheel: { svg, width: BREADTH } },
    stage: `${clothOf(theme)}<circle cx="${x}" cy="${y}" r="${BREADTH / 2 + 5}" fill="${deep}" stroke="#000" stroke-opacity=".5" stroke-width="3"/>`,
    at(ms, show) {
      const spun = easeOut(ms, 0, SPIN_MS);
      const turn = 720 * spun - stopsAt;
      const won = partOf(ms, SPIN_MS, 120) * (1 - partOf(ms, SPIN_MS + SHOW_MS - 120, 120));
      const radius = (BREADTH / 2) * (hasBall ? 0.68 + 0.28 * (1 - spun) * Math.min(1, spun * 12) : 0.8);
      const [ballX, ballY] = polar(x, y, radius, -90 - (hasBall ? 1080 * spun : 0));
      const pointer = hasBall
        ? `<circle cx="${ballX}" cy="${ballY}" r="5" fill="#fff" stroke="#333" stroke-width="1"/>`
        : `<path d="M${x - 9} ${y - BREADTH / 2 - 9}h18l-9 22Z" fill="${light}" stroke="${deep}" stroke-width="2"/>`;
      const ring = `<circle cx="${ballX}" cy="${ballY}" r="${round(9 + 6 * won)}" fill="none" stroke="${hasBall ? '#FFD95C' : mid}" stroke-width="4" opacity="${won}"/>`;
      return show('wheel', { x, y, turn }) + pointer + ring;
    },
  };
}
