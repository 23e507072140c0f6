import type { Fish } from '../fish.ts';
import { placeOf, type Point, scaleOf, type Size, unitOf } from './swim.ts';

/** A shot flies no longer than this, and hits nothing after it. */
const LONGEST_MS = 1500;
const STEP_MS = 16;
/** Farthest that the cannon turns from upright, in radians. */
export const WIDEST = 1.42;
/** Part of its picture in which a fish is hit. */
const SOLID = 0.38;

export interface Flight {
  from: Point;
  /** Radians from upright, clockwise. */
  angle: number;
  /** Pixels in a millisecond. */
  speed: number;
  ms: number;
}

/** A water with the fish in it. */
export interface Range {
  size: Size;
  fish: readonly Fish[];
  /** Time of the studio's clock. */
  nowMs: number;
}

/** Returns the angle of the cannon that points at a place. */
export function angleTo(from: Point, { x, y }: Point): number {
  const angle = Math.atan2(x - from.x, from.y - y);
  return Math.max(-WIDEST, Math.min(WIDEST, angle));
}

export function speedIn({ width, height }: Size): number {
  return (Math.hypot(width, height) / 1000) * 1.15;
}

/** Returns where a shot is after a time. The sides and the surface throw it back. */
export function placeAfter({ from, angle, speed }: Flight, ms: number, { width, height }: Size): Point {
  const way = speed * ms;
  return { x: fold(from.x + Math.sin(angle) * way, width), y: fold(from.y - Math.cos(angle) * way, height) };
}

/** Returns the flight of a shot, and the first fish that it meets. */
export function fly(from: Point, angle: number, { size, fish, nowMs }: Range): { flight: Flight; met: Fish | undefined } {
  const flight = { from, angle, speed: speedIn(size), ms: LONGEST_MS };
  for (let ms = STEP_MS; ms < LONGEST_MS; ms += STEP_MS) {
    const place = placeAfter(flight, ms, size);
    const met = fish.findLast((each) => covers(each, nowMs + ms, place, size));
    if (met) return { flight: { ...flight, ms }, met };
  }
  return { flight, met: undefined };
}

/** Returns the flight of a shot that follows a fish to where it will be; undefined when it will have left by then. */
export function lead(from: Point, target: Fish, { size, nowMs }: Omit<Range, 'fish'>): Flight | undefined {
  const speed = speedIn(size);
  let ms = 0;
  let place = placeOf(target, nowMs, size);
  for (let turn = 0; turn < 4; turn += 1) {
    ms = Math.hypot(place.x - from.x, place.y - from.y) / speed;
    place = placeOf(target, nowMs + ms, size);
  }
  return isSeen(place, size) && nowMs + ms < target.leavesMs ? { from, angle: angleTo(from, place), speed, ms } : undefined;
}

/** Returns the fish at a place, the nearest to the eye first. */
export function fishAtPlace({ fish, nowMs, size }: Range, place: Point): Fish | undefined {
  return fish.findLast((each) => covers(each, nowMs, place, size));
}

export function isSeen({ x, y }: Point, { width, height }: Size): boolean {
  return x > 0 && x < width && y > 0 && y < height;
}

function covers(fish: Fish, nowMs: number, { x, y }: Point, size: Size): boolean {
  const place = placeOf(fish, nowMs, size);
  if (!isSeen(place, size)) return false;
  const { width, height } = fish.kind;
  const solid = unitOf(size) * scaleOf(fish) * SOLID;
  return ((x - place.x) / (width * solid)) ** 2 + ((y - place.y) / (height * solid)) ** 2 < 1;
}

/** Maps a way to a place between 0 and `end`, turning at both. */
function fold(way: number, end: number): number {
  const turned = Math.abs(way) % (2 * end);
  return turned > end ? 2 * end - turned : turned;
}
