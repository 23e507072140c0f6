import { findRound, partOf, type Scene } from '../../art/film/filmScene.ts';
import { type Fish, fishIn } from './fish.ts';
import { drawPicture } from './page.ts';
import type { ShotsTheme } from './ShotsTheme.ts';
import { NEAREST, placeOf, scaleOf } from './client/swim.ts';

const WATER = { width: 240, height: 240 };
/** Fish are drawn larger than in the wide water of the game, so that they are seen on a tile. */
const UNIT = 0.36;
const DURATION_MS = 2700;
const [FIRES_MS, HITS_MS, FADE_MS] = [900, 1250, 200];
const CANNON = { x: 120, y: 170 };

/** Shows some seconds of the water that all players share: a shot, and the fish that it catches. */
export function shotsScene(theme: ShotsTheme): Scene {
  const { startMs, target } = findRound(theme.name, (next) => {
    const fromMs = 60_000 + Math.floor(next() * 3_600_000);
    const fish = fishIn(theme, fromMs + HITS_MS);
    const isMiddle = (one: Fish) => {
      const { x, y } = placeOf(one, fromMs + HITS_MS, WATER);
      return x > 50 && x < 190 && y > 30 && y < 110 && !one.isBoss && one.kind.multiple >= 6;
    };
    const found = fish.filter((one) => !one.isBoss).length > 5 ? fish.find(isMiddle) : undefined;
    return found && { startMs: fromMs, target: found };
  });
  const picture = (name: string) => drawPicture(theme, name) ?? '';
  const aim = placeOf(target, startMs + HITS_MS, WATER);
  const angle = (Math.atan2(aim.x - CANNON.x, CANNON.y - aim.y) * 180) / Math.PI;
  return {
    durationMs: DURATION_MS,
    actors: {
      cannon: { svg: picture('cannon-1'), width: 52 },
      ball: { svg: picture('ball-1'), width: 22 },
      net: { svg: picture('net'), width: 84 },
      coin: { svg: picture('coin'), width: 24 },
      ...Object.fromEntries(
        theme.kinds.map(({ species, width }) => [species, { svg: picture(`one-${species}`), width: width * UNIT * NEAREST }]),
      ),
    },
    room: picture('water'),
    stage: '',
    at(ms, show) {
      const seen = partOf(ms, 0, FADE_MS) * (1 - partOf(ms, DURATION_MS - FADE_MS - 60, FADE_MS));
      const caught = partOf(ms, HITS_MS, 420);
      const swimming = fishIn(theme, startMs + ms).filter(({ isBoss }) => !isBoss);
      const fish = swimming.map((one) => {
        const isTarget = one.id === target.id;
        const { x, y } = isTarget && ms > HITS_MS ? aim : placeOf(one, startMs + ms, WATER);
        return show(one.kind.species, {
          x,
          y,
          breadth: one.course.isToTheRight ? 1 : -1,
          scale: (scaleOf(one) / NEAREST) * (isTarget ? 1 - caught ** 2 : 1),
          turn: isTarget ? 40 * Math.sin(caught * 12) : 3 * Math.sin(ms / 140 + one.id),
          opacity: seen,
        });
      });
      const flown = partOf(ms, FIRES_MS, HITS_MS - FIRES_MS);
      const isFlying = flown > 0 && flown < 1;
      const aimed = partOf(ms, 200, 500) * (1 - partOf(ms, 2200, 400));
      const coins = partOf(ms, HITS_MS + 260, 700);
      return [
        ...fish,
        caught > 0 && caught < 1 ? show('net', { ...aim, scale: 0.4 + 0.8 * caught, opacity: 1 - caught ** 3 }) : '',
        isFlying ? show('ball', { x: CANNON.x + (aim.x - CANNON.x) * flown, y: CANNON.y + (aim.y - CANNON.y) * flown }) : '',
        ...[-1, 0, 1].map((side) =>
          coins > 0 && coins < 1
            ? show('coin', {
                x: aim.x + side * 22 * (1 - coins) + (CANNON.x - aim.x) * coins ** 2,
                y: aim.y - 26 * Math.sin(Math.PI * coins) + (CANNON.y - aim.y) * coins ** 2,
                turn: side * 200 * coins,
              })
            : '',
        ),
        show('cannon', { ...CANNON, y: CANNON.y - 10 + 5 * Math.sin(Math.PI * partOf(ms, FIRES_MS, 180)), turn: angle * aimed }),
      ].join('');
    },
  };
}
