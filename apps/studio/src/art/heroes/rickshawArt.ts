import { leaf, repeat, round, spoke } from '../geometry.ts';
import type { Stage } from './Stage.ts';

/** Colours of painted flowers and leaves. */
export interface FlowerColors {
  petal: string;
  petalOther: string;
  heart: string;
  leaf: string;
}

/** Returns path data of a row of petals. */
function petals(size: number, turn: number) {
  return repeat(
    8,
    (index) =>
      `M0 0Q${spoke(0, 0, size * 1.25, index * 45 + turn - 20)} ${spoke(0, 0, size, index * 45 + turn)}Q${spoke(0, 0, size * 1.25, index * 45 + turn + 20)} 0 0Z`,
  );
}

/** Draws a flower of two rows of petals. */
export function flower(x: number, y: number, radius: number, petal: string, heart: string) {
  return `<g transform="translate(${round(x)} ${round(y)})"><path d="${petals(radius, 0)}" fill="${petal}"/><path d="${petals(radius * 0.62, 22)}" fill="${heart}"/><circle r="${round(radius * 0.24)}" fill="${petal}"/></g>`;
}

/** Draws a wreath of flowers and leaves around the disc, open at the foot, where the motif stands. */
export function wreath({ motifX, motifY }: Stage, radius: number, { petal, petalOther, heart, leaf: green }: FlowerColors) {
  const count = 15;
  return repeat(count, (index) => {
    const degrees = 150 + (index / (count - 1)) * 240;
    const [x, y] = spoke(motifX, motifY, radius, degrees).split(' ').map(Number);
    const size = radius * (index % 2 === 0 ? 0.105 : 0.08);
    const blades = [-62, 62].map(
      (aside) =>
        `<path transform="translate(${x} ${y}) rotate(${round(degrees + 90 + aside)})" d="${leaf(size * 1.9, size * 0.55)}" fill="${green}"/>`,
    );
    return `${blades.join('')}${flower(x ?? 0, y ?? 0, size, index % 2 === 0 ? petal : petalOther, heart)}`;
  });
}

/** Draws a painted border along the foot of the far side: scallops, a ribbon and flowers. */
export function border(stage: Stage, { petal, petalOther, heart, leaf: green }: FlowerColors, ribbon: string, hem: string) {
  const { width, height, motifX, isPhone } = stage;
  const [from, step] = [isPhone ? 0 : motifX - 250, 76];
  const top = height - (isPhone ? 46 : 58);
  const count = Math.ceil((width - from) / step) + 1;
  const rise = isPhone ? `M0 ${top}` : `M${from - 190} ${height}Q${from - 80} ${height} ${from - 30} ${top}`;
  const scallops = repeat(
    count,
    (index) => `M${from + index * step - (isPhone ? step / 2 : 30)} ${top + 4}a${step / 2} 26 0 0 1 ${step} 0Z`,
  );
  const flowers = repeat(count, (index) => {
    const x = from + index * step;
    const leaves = [-80, 80].map(
      (aside) => `<path transform="translate(${x} ${top + 28}) rotate(${aside})" d="${leaf(34, 9)}" fill="${green}"/>`,
    );
    return `${leaves.join('')}${flower(x, top + 28, 17, index % 2 === 0 ? petal : petalOther, heart)}`;
  });
  return `<path d="${scallops}" fill="${hem}"/><path d="${rise}H${width}V${height}H0Z" fill="${ribbon}"/><path d="M${from - 26} ${top + 5}H${width}" stroke="${heart}" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round"/>${flowers}`;
}

/** Draws rays of two colours behind the disc. */
export function sunburst({ motifX, motifY }: Stage, radius: number, color: string, opacity: number) {
  const rays = repeat(
    20,
    (index) => `M${motifX} ${motifY}L${spoke(motifX, motifY, radius, index * 18)}L${spoke(motifX, motifY, radius, index * 18 + 9)}Z`,
  );
  return `<path d="${rays}" fill="${color}" opacity="${opacity}"/>`;
}
