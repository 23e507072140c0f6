import { seededNumbers } from '../seededNumbers.ts';
import { hashOf } from '../hashOf.ts';
import type { ShotsTheme } from './ShotsTheme.ts';
import type { FishKind } from './waters.ts';

/** Return to player of every shot that hits. Source: docs/domain.md DR-15. */
export const RETURN_PPM = 960_000;

/** Returns the chance that a hit catches a fish: the return divided by its multiple. Source: docs/domain.md DR-15. */
export function catchChance({ multiple }: Pick<FishKind, 'multiple'>): number {
  return RETURN_PPM / 1e6 / multiple;
}

/** Time between the arrivals of two shoals. */
const SHOAL_MS = 1500;
/** Ids of a shoal: more than any shoal has fish. */
const PLACES = 8;
/** Every so many shoals the boss comes, about once a minute. */
const BOSS_EVERY = 39;
/** Every so many shoals one of the two cheapest kinds comes, in turn: there is always something small to shoot at. */
const SMALL_EVERY = 3;
/** Longest that a fish takes to cross, and how far a shoal is drawn out. */
const LONGEST_MS = 26_000;

/** How a fish crosses the water, in parts of its width and height. */
export interface Course {
  isToTheRight: boolean;
  fromY: number;
  toY: number;
  /** Height of its waves, their number, and where they begin in radians. */
  wave: number;
  waves: number;
  phase: number;
  /** 0 is near, 1 is far. */
  depth: number;
}

export interface Fish {
  id: number;
  kind: FishKind;
  isBoss: boolean;
  /** Times of the studio's clock. */
  arrivesMs: number;
  leavesMs: number;
  course: Course;
}

/**
 * Returns a fish by its id, or undefined where the shoal has no such place. Every player of a game meets the same fish, at times of the
 * studio's clock. Which fish come is no secret and decides no money: a shot at any of them returns the same.
 */
export function fishAt({ name, kinds }: Pick<ShotsTheme, 'name' | 'kinds'>, id: number): Fish | undefined {
  const shoal = Math.floor(id / PLACES);
  const place = id % PLACES;
  const next = seededNumbers(hashOf(`${name} ${shoal}`));
  const isBoss = shoal % BOSS_EVERY === BOSS_EVERY - 1;
  const drawn = kindOf(kinds, next());
  const small = shoal % SMALL_EVERY === 0 ? kinds[(shoal / SMALL_EVERY) % 2] : undefined;
  const kind = isBoss ? kinds.at(-1) : (small ?? drawn);
  if (!kind || place >= shoalSize(kind)) return undefined;
  const crossingMs = crossingOf(kind) * (0.9 + next() * 0.2);
  const isToTheRight = next() < 0.5;
  const fromY = 0.1 + next() * 0.62;
  const toY = Math.min(0.74, Math.max(0.08, fromY + (next() - 0.5) * 0.5));
  const course = { isToTheRight, fromY, toY, wave: 0.02 + next() * 0.07, waves: 1 + next() * 2, phase: next() * 6.28, depth: next() };
  // The places of a shoal trail behind each other, above and below its course.
  const aside = place === 0 ? 0 : (place % 2 === 0 ? 1 : -1) * 0.035 * Math.ceil(place / 2);
  const arrivesMs = shoal * SHOAL_MS + place * 620;
  return {
    id,
    kind,
    isBoss,
    arrivesMs,
    leavesMs: arrivesMs + Math.round(crossingMs),
    course: isBoss ? { ...course, fromY: 0.34, toY: 0.4, wave: 0.05, depth: 0 } : { ...course, fromY: fromY + aside, toY: toY + aside },
  };
}

/** Returns the fish that are in the water at a time of the studio's clock, in the order of their ids. */
export function fishIn(theme: Pick<ShotsTheme, 'name' | 'kinds'>, nowMs: number): Fish[] {
  const first = Math.floor((nowMs - LONGEST_MS) / SHOAL_MS);
  const last = Math.floor(nowMs / SHOAL_MS);
  return Array.from({ length: (last - first + 1) * PLACES }, (_, index) => fishAt(theme, first * PLACES + index)).filter(
    (fish) => fish !== undefined && isInWater(fish, nowMs),
  ) as Fish[];
}

/** Returns true while a fish swims in the water, or did so at most `graceMs` before or after. */
export function isInWater({ arrivesMs, leavesMs }: Fish, nowMs: number, graceMs = 0): boolean {
  return nowMs >= arrivesMs - graceMs && nowMs < leavesMs + graceMs;
}

/** Returns the number of fish that swim together: the cheaper, the more. */
function shoalSize({ multiple }: FishKind): number {
  if (multiple <= 3) return 5;
  if (multiple <= 6) return 3;
  return multiple <= 12 ? 2 : 1;
}

function crossingOf({ multiple }: FishKind): number {
  return Math.min(21_000, 10_500 + Math.log2(multiple) * 1300);
}

/** Returns the kind for a number in [0, 1): the more it pays, the rarer. The boss is never among them. */
function kindOf(kinds: readonly FishKind[], number: number): FishKind | undefined {
  const common = kinds.slice(0, -1);
  let left = number * common.reduce((sum, kind) => sum + weightOf(kind), 0);
  return common.find((kind) => (left -= weightOf(kind)) < 0) ?? common[0];
}

const weightOf = ({ multiple }: FishKind) => 1 / Math.sqrt(multiple);
