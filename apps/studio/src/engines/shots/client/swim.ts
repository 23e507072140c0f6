import type { Fish } from '../fish.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Parts of the width by which a fish begins and ends outside of the water. */
const OUTSIDE = 0.16;
const BOSS_OUTSIDE = 0.3;

/** Returns where a fish is at a time of the studio's clock, in pixels of a water of that size. */
export function placeOf({ arrivesMs, leavesMs, isBoss, course }: Fish, nowMs: number, { width, height }: Size): Point {
  const { isToTheRight, fromY, toY, wave, waves, phase } = course;
  const part = (nowMs - arrivesMs) / (leavesMs - arrivesMs);
  const outside = isBoss ? BOSS_OUTSIDE : OUTSIDE;
  const along = part * (1 + 2 * outside) - outside;
  return {
    x: (isToTheRight ? along : 1 - along) * width,
    y: (fromY + (toY - fromY) * part + wave * Math.sin(phase + waves * Math.PI * 2 * part)) * height,
  };
}

/** Returns the size of drawing units in pixels: fish are as large for the water on a phone as on a desk. */
export function unitOf({ width, height }: Size): number {
  return Math.sqrt(width * height) / 850;
}

/** Scales of the largest fish, and of the boss. */
export const NEAREST = 1.08;
export const BOSS = 1.5;

/** Returns the scale of a fish: the farther, the smaller. */
export function scaleOf({ course: { depth }, isBoss }: Fish): number {
  return isBoss ? BOSS : NEAREST - depth * 0.34;
}
