import { findRound, partOf, type Scene } from '../../art/film/filmScene.ts';
import { repeat } from '../../art/geometry.ts';
import { drawRooster } from '../../art/drawRooster.ts';
import { ramps } from '../../art/ramps.ts';
import { drawWall } from '../live/livePage.ts';
import type { CockfightTheme } from './CockfightTheme.ts';
import { drawOutcome } from './fight.ts';

const [MIDDLE, GROUND] = [120, 128];
const FIGHT_MS = 1900;
const END_MS = 2700;
const CLASH_MS = 420;

/** Shows a fight: the birds fly at each other, one is driven off, and both return to their corners. */
export function cockfightScene(theme: CockfightTheme): Scene {
  const winner = findRound(theme.name, (next) => {
    const outcome = drawOutcome(next());
    return outcome === 'draw' ? undefined : outcome;
  });
  const { light, mid, deep } = ramps[theme.look.key];
  return {
    durationMs: END_MS + 400,
    actors: { red: { svg: bird(theme.red), width: 96 }, blue: { svg: bird(theme.blue), width: 96 } },
    room: drawWall(theme),
    stage: `<ellipse cx="120" cy="158" rx="128" ry="32" fill="#C79A5E"/><ellipse cx="120" cy="153" rx="116" ry="26" fill="#E0B97C"/><path d="M-4 158A124 32 0 0 0 244 158V186H-4Z" fill="${deep}"/><path d="M-4 158A124 32 0 0 0 244 158" fill="none" stroke="${mid}" stroke-width="6"/><path d="M-4 158A124 32 0 0 0 244 158" fill="none" stroke="${light}" stroke-width="1.6"/>`,
    at(ms, show) {
      const near = partOf(ms, 100, 300) * (1 - partOf(ms, END_MS, 360));
      const isFighting = ms > 400 && ms < FIGHT_MS;
      const beat = isFighting ? Math.abs(Math.sin(((ms - 400) / CLASH_MS) * Math.PI)) : 0;
      const over = partOf(ms, FIGHT_MS, 250) * (1 - partOf(ms, END_MS, 300));
      const pose = (side: 'red' | 'blue') => {
        const direction = side === 'red' ? -1 : 1;
        const isWinner = side === winner;
        const reach = 66 - 34 * near + 16 * beat + (isWinner ? -10 : 34) * over;
        return show(side, {
          x: MIDDLE + direction * reach,
          y: GROUND - 34 * beat * (1 - over) + (isWinner ? -8 * Math.abs(Math.sin(ms / 130)) * over : 8 * over),
          turn: direction * (22 * beat - (isWinner ? 8 : -16) * over),
          breadth: side === 'red' ? 1 : -1,
          opacity: isWinner ? 1 : 1 - 0.3 * over,
        });
      };
      const feathers = isFighting
        ? repeat(7, (index) => {
            const life = ((ms - 400 + index * 97) % 600) / 600;
            const x = MIDDLE + Math.sin(index * 2.4) * (8 + 44 * life);
            return `<ellipse transform="translate(${x} ${96 - Math.cos(index) * 24 + 50 * life ** 2}) rotate(${index * 50 + life * 160})" rx="6" ry="2.2" fill="${index % 2 === 0 ? ramps[theme.red.body].light : ramps[theme.blue.body].light}" opacity="${1 - life}"/>`;
          })
        : '';
      return (winner === 'red' ? pose('blue') + pose('red') : pose('red') + pose('blue')) + feathers;
    },
  };
}

function bird({ body, tail }: CockfightTheme['red']): string {
  return drawRooster(body, tail).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="220" ');
}
