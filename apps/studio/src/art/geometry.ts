/** A point in drawing units; x grows towards the end, y downwards. */
export type Point = readonly [x: number, y: number];

/** Rounds to a tenth of a drawing unit: finer than any screen shows, and half the bytes. */
export function round(value: number) {
  return Math.round(value * 10) / 10;
}

/** Returns the point `radius` away from the centre at an angle in degrees, clockwise from three o'clock. */
export function polar(centerX: number, centerY: number, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [round(centerX + radius * Math.cos(radians)), round(centerY + radius * Math.sin(radians))];
}

/** Returns the same point as path data. */
export function spoke(centerX: number, centerY: number, radius: number, degrees: number) {
  return polar(centerX, centerY, radius, degrees).join(' ');
}

/** Joins `count` results of `make`, to repeat a part of a drawing. */
export function repeat(count: number, make: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

/** Returns half a drawing and its mirror image about the middle of a 300-unit box. */
export function mirrored(half: string) {
  return `${half}<g transform="translate(300) scale(-1 1)">${half}</g>`;
}

/** Returns path data of a tapered band: `course` gives its middle and `halfWidth` its breadth, both for t from 0 to 1. */
export function ribbon(course: (t: number) => Point, halfWidth: (t: number) => number, steps = 40) {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    const [x, y] = course(t);
    const [beforeX, beforeY] = course(Math.max(0, t - 0.01));
    const [afterX, afterY] = course(Math.min(1, t + 0.01));
    const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1;
    const acrossX = (-(afterY - beforeY) / length) * halfWidth(t);
    const acrossY = ((afterX - beforeX) / length) * halfWidth(t);
    left.push([round(x + acrossX), round(y + acrossY)]);
    right.push([round(x - acrossX), round(y - acrossY)]);
  }
  return `M${[...left, ...right.toReversed()].map((point) => point.join(' ')).join('L')}Z`;
}

/** Returns path data of a leaf growing upwards from the origin. */
export function leaf(length: number, halfWidth: number, bulge = 0.55) {
  const low = round(-length * 0.25);
  const high = round(-length * bulge);
  const reach = round(halfWidth * 1.05);
  return `M0 0C${round(-halfWidth)} ${low} ${-reach} ${high} 0 ${round(-length)}C${reach} ${high} ${round(halfWidth)} ${low} 0 0Z`;
}

/** Returns a seeded generator of numbers in [0, 1), so that drawings are the same on every run. */
export function scatter(seed: number) {
  let state = (seed % 2147483646) + 1;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
