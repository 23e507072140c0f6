import { repeat, round, scatter } from '../geometry.ts';
import { defineHero } from './defineHero.ts';
import { cloud, sky, starrySky } from './scenery.ts';

/** The rocket leaving on a trail of smoke: past a ringed planet, or up through a morning's clouds. */
export const orbit = defineHero({
  motif: 'rocket',
  coloring: { dark: 'snow', light: 'snow' },
  middle: [150, 170],
  stands: { desktop: [1050, 250, 1.42], phone: [372, 240, 1.16] },
  colors: {
    dark: {
      near: '#07102B',
      middle: '#101C52',
      far: '#3A1A78',
      ink: '#0A0428',
      star: '#DDE6FF',
      twinkle: '#FFE08A',
      haze: '#18B7C4',
      planet: '#138FA8',
      band: '#25C7CF',
      bandDeep: '#0C6E92',
      shade: '#04143A',
      ring: '#FFB224',
      ringLight: '#FFE08A',
      smoke: '#F1EBFF',
      smokeMid: '#B9A2F5',
      smokeDeep: '#6C4BC0',
      cloud: '#101C52',
    },
    light: {
      near: '#0A3F8C',
      middle: '#1257B0',
      far: '#7CCBFA',
      ink: '#0A1440',
      star: 'none',
      twinkle: '#FFF3C0',
      haze: '#FFFFFF',
      planet: '#FFD27A',
      band: '#FFE6AE',
      bandDeep: '#F7A94C',
      shade: '#D9641E',
      ring: '#FF6A3D',
      ringLight: '#FFFFFF',
      smoke: '#FFFFFF',
      smokeMid: '#D6ECFF',
      smokeDeep: '#8DBCEB',
      cloud: '#FFFFFF',
    },
  },
  draw(stage, colors, motif, id) {
    const { height, motifX, motifY, scale, isPhone } = stage;
    const twinkle = (aside: number, above: number, size: number) =>
      `<path transform="translate(${round(motifX + scale * aside)} ${round(motifY + scale * above)}) scale(${size})" d="M0 -14L3 -3 14 0 3 3 0 14 -3 3 -14 0 -3 -3Z" fill="${colors.twinkle}"/>`;
    return [
      sky(stage, id, colors),
      starrySky(stage, height, { seed: 91, count: 80, color: colors.star }),
      `<g opacity=".5">${cloud(motifX + scale * 200, height * (isPhone ? 0.16 : 0.3), 1.3, colors.cloud)}${cloud(motifX - scale * 190, height * (isPhone ? 0.1 : 0.34), 0.8, colors.cloud)}</g>`,
      `<g transform="translate(${round(motifX + scale * 70)} ${round(motifY + scale * 30)}) scale(${scale})">${planet(colors, id)}</g>`,
      `<g opacity=".85">${cloud(motifX + scale * 235, height * (isPhone ? 0.5 : 0.86), 1.9, colors.cloud)}</g>`,
      smoke(motifX - 61.6 * scale, motifY + 110 * scale, scale, [colors.smokeDeep, colors.smokeMid, colors.smoke]),
      motif,
      twinkle(-150, -120, 1.5),
      twinkle(190, -110, 2.2),
      twinkle(-230, -20, 0.9),
    ];
  },
});

/** Draws a planet of radius 150 around the origin, with a broken ring. */
function planet(
  {
    haze,
    planet: face,
    band,
    bandDeep,
    shade,
    ring,
    ringLight,
  }: Record<'haze' | 'planet' | 'band' | 'bandDeep' | 'shade' | 'ring' | 'ringLight', string>,
  id: string,
) {
  return `<circle r="176" fill="${haze}" opacity=".16"/><circle r="150" fill="${face}"/>
    <clipPath id="${id}-planet"><circle r="150"/></clipPath>
    <g clip-path="url(#${id}-planet)"><path d="M-160 -70Q0 -110 160 -50V-14Q0 -70 -160 -30Z" fill="${band}"/><path d="M-160 20Q0 -26 160 44V70Q0 6 -160 48Z" fill="${bandDeep}"/><path d="M-160 90Q0 50 160 110V124Q0 74 -160 112Z" fill="${band}" opacity=".7"/><path d="M40 -160A150 150 0 0 1 40 160H200V-160Z" fill="${shade}" opacity=".42"/></g>
    <g transform="rotate(-16)" fill="none"><ellipse rx="232" ry="52" stroke="${ring}" stroke-width="13" stroke-dasharray="520 1000" stroke-dashoffset="40"/><ellipse rx="258" ry="64" stroke="${ringLight}" stroke-width="4" stroke-dasharray="560 1000" stroke-dashoffset="40" opacity=".8"/></g>`;
}

/** Draws puffs of smoke from the rocket's foot, shaded below and lit above, growing as they drift. */
function smoke(fromX: number, fromY: number, scale: number, [deep, mid, lit]: readonly [string, string, string]) {
  const next = scatter(91);
  const puffs = Array.from({ length: 26 }, (_, index) => {
    const t = index / 25;
    return {
      x: fromX - scale * (t * t * 250 + t * 70) + (next() - 0.5) * 40 * t * scale,
      y: fromY + t * scale * 150 + t * t * 30 + (next() - 0.5) * 30 * t * scale,
      radius: (18 + 52 * t) * scale * 0.75,
    };
  }).toReversed();
  const layer = (color: string, shiftX: number, shiftY: number, size: number, isRelative = false) => {
    const circles = repeat(puffs.length, (index) => {
      const { x, y, radius } = puffs[index] ?? { x: 0, y: 0, radius: 0 };
      const reach = isRelative ? radius : 1;
      return `<circle cx="${round(x + shiftX * reach)}" cy="${round(y + shiftY * reach)}" r="${round(radius * size)}"/>`;
    });
    return `<g fill="${color}">${circles}</g>`;
  };
  return layer(deep, 5, 9, 1) + layer(mid, 0, 0, 0.96) + layer(lit, -0.2, -0.26, 0.66, true);
}
