import { repeat, round } from '../geometry.ts';
import { defineHero } from './defineHero.ts';
import { sky, skyline, starrySky } from './scenery.ts';

/** A helm over a lit grid: before a neon sun, or a rising one. */
export const arena = defineHero({
  motif: 'helm',
  coloring: { dark: 'steel', light: 'royal' },
  middle: [150, 160],
  stands: { desktop: [1036, 252, 1.5], phone: [360, 230, 1.2] },
  colors: {
    dark: {
      near: '#0A0724',
      middle: '#190B42',
      far: '#43106B',
      ink: '#0B0524',
      star: '#E6D6FF',
      sunTop: '#FFB224',
      sunFoot: '#FF2E88',
      tower: '#1F0B4A',
      towerNear: '#120630',
      floor: '#12062E',
      line: '#25E2F0',
    },
    light: {
      near: '#3B1FA0',
      middle: '#4B2BBE',
      far: '#FFA8C8',
      ink: '#1B0B4E',
      star: 'none',
      sunTop: '#FFF0B0',
      sunFoot: '#FFC04A',
      tower: '#7A4BE0',
      towerNear: '#5330C0',
      floor: '#4326AE',
      line: '#9AF2FF',
    },
  },
  draw(stage, colors, motif, id) {
    const { width, height, motifX, motifY, scale, isPhone } = stage;
    const radius = scale * 152;
    const horizon = isPhone ? motifY + radius * 0.84 : height * 0.8;
    const slats = repeat(5, (index) => {
      const y = motifY + radius * (0.12 + index * 0.19);
      return `M${round(motifX - radius)} ${round(y)}h${round(radius * 2)}v${round(3 + index * 3.4)}h${round(-radius * 2)}Z`;
    });
    const lanes = repeat(19, (index) => {
      const aside = (index - 9) * radius * 0.3;
      return `M${round(motifX + aside)} ${round(horizon)}L${round(motifX + aside * 3.4)} ${height}`;
    });
    const rungs = repeat(5, (index) => `M0 ${round(horizon + (height - horizon) * ((index + 1) / 5) ** 1.8)}H${width}`);
    return [
      sky(stage, id, colors),
      `<g opacity=".7">${starrySky(stage, horizon * 0.8, { seed: 45, count: 50, color: colors.star })}</g>`,
      `<linearGradient id="${id}-sun" x2="0" y2="1"><stop offset="0" stop-color="${colors.sunTop}"/><stop offset="1" stop-color="${colors.sunFoot}"/></linearGradient>`,
      `<circle cx="${motifX}" cy="${motifY}" r="${round(radius * 1.3)}" fill="${colors.sunFoot}" opacity=".16"/>`,
      `<mask id="${id}-slats"><rect width="${width}" height="${height}" fill="#fff"/><path d="${slats}" fill="#000"/></mask>`,
      `<circle cx="${motifX}" cy="${motifY}" r="${round(radius)}" fill="url(#${id}-sun)" mask="url(#${id}-slats)"/>`,
      skyline(stage, { horizon, rise: height * 0.34, color: colors.tower, seed: 5 }),
      skyline(stage, { horizon: horizon + 4, rise: height * 0.2, color: colors.towerNear, seed: 92 }),
      `<rect y="${round(horizon)}" width="${width}" height="${round(height - horizon)}" fill="${colors.floor}"/>`,
      `<linearGradient id="${id}-line" x2="1" y2="0"><stop offset=".2" stop-color="${colors.line}" stop-opacity="${isPhone ? 0.8 : 0.15}"/><stop offset=".7" stop-color="${colors.line}" stop-opacity=".8"/></linearGradient>`,
      `<path d="${lanes}${rungs}" fill="none" stroke="url(#${id}-line)" stroke-width="2.500"/><rect y="${round(horizon - 2)}" width="${width}" height="4" fill="url(#${id}-line)"/>`,
      motif,
    ];
  },
});
