import { arena } from './heroes/arena.ts';
import { bengal } from './heroes/bengal.ts';
import { cove } from './heroes/cove.ts';
import { dawn } from './heroes/dawn.ts';
import { deep } from './heroes/deep.ts';
import type { Hero } from './heroes/defineHero.ts';
import { draw } from './heroes/draw.ts';
import { duel } from './heroes/duel.ts';
import { dusk } from './heroes/dusk.ts';
import { harbour } from './heroes/harbour.ts';
import { lake } from './heroes/lake.ts';
import { orbit } from './heroes/orbit.ts';
import { reels } from './heroes/reels.ts';
import { rickshaw } from './heroes/rickshaw.ts';
import { river } from './heroes/river.ts';
import { salon } from './heroes/salon.ts';
import { stadium } from './heroes/stadium.ts';
import type { Crop, Scheme } from './heroes/Stage.ts';
import { tiger } from './heroes/tiger.ts';
import { wicket } from './heroes/wicket.ts';

const heroes = {
  tiger,
  orbit,
  dusk,
  lake,
  reels,
  salon,
  deep,
  duel,
  stadium,
  arena,
  draw,
  river,
  cove,
  dawn,
  harbour,
  bengal,
  wicket,
  rickshaw,
} satisfies Record<string, Hero>;

export type HeroName = keyof typeof heroes;
export const heroNames = Object.keys(heroes) as HeroName[];

/** Sizes in drawing units; `shift` is the distance from the motif's place in the desktop crop towards the end edge. */
const shapes = {
  desktop: { width: 1440, height: 520, shift: 0 },
  wide: { width: 2160, height: 520, shift: 720 },
  low: { width: 3520, height: 520, shift: 1780 },
  phone: { width: 720, height: 880, shift: 0 },
} as const;

/**
 * Draws a scene for the lobby's carousel as SVG. It contains no text, so it may be mirrored. White text on it is readable in both schemes.
 * A frame that is narrower than its crop cuts off the start edge, never the top or the bottom.
 */
export function drawHero(name: HeroName, scheme: Scheme, crop: Crop) {
  const hero = heroes[name];
  const { width, height, shift } = shapes[crop];
  const isPhone = crop === 'phone';
  const [x, motifY, scale] = hero.stands[isPhone ? 'phone' : 'desktop'];
  const stage = { width, height, motifX: x + shift, motifY, scale, isPhone };
  const scene = hero.draw(stage, scheme, `hero-${name}-${scheme}-${crop}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${scene}</svg>`;
}
