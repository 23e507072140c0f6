import { dusk } from './heroes/dusk.ts';
import { lake } from './heroes/lake.ts';
import { orbit } from './heroes/orbit.ts';
import type { Crop, Stage } from './heroes/Stage.ts';
import { tiger } from './heroes/tiger.ts';

interface Hero {
  draw(stage: Stage, id: string): string;
  /** Where the motif stands in each crop, and how large: x, y, scale. */
  stands: Record<Crop, readonly [x: number, y: number, scale: number]>;
}

const heroes = {
  tiger: { draw: tiger, stands: { desktop: [1034, 262, 1.6], phone: [360, 222, 1.27] } },
  orbit: { draw: orbit, stands: { desktop: [1050, 250, 1.42], phone: [372, 240, 1.16] } },
  dusk: { draw: dusk, stands: { desktop: [1036, 268, 1.54], phone: [360, 226, 1.24] } },
  lake: { draw: lake, stands: { desktop: [1036, 250, 1.52], phone: [360, 226, 1.24] } },
} as const satisfies Record<string, Hero>;

export type HeroName = keyof typeof heroes;
export const heroNames = Object.keys(heroes) as HeroName[];

const sizes = { desktop: { width: 1440, height: 520 }, phone: { width: 720, height: 880 } } as const;

/** A scene for the lobby's carousel as SVG: 1440 × 520, or 720 × 880 for phones. It holds no letters, so it may be mirrored. */
export function drawHero(name: HeroName, crop: Crop) {
  const hero: Hero = heroes[name];
  const { width, height } = sizes[crop];
  const [motifX, motifY, scale] = hero.stands[crop];
  const scene = hero.draw({ width, height, motifX, motifY, scale, isPhone: crop === 'phone' }, `hero-${name}-${crop}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${scene}</svg>`;
}
