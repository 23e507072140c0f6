import { repeat, round } from '../../../art/geometry.ts';
import { body, eye, type Species, type SpeciesColors } from './sketch.ts';

interface Finned {
  length: number;
  height: number;
  tail: 'fork' | 'fan' | 'moon' | 'veil';
  /** Height of the fin on the back. */
  crest: number;
  marks: 'bands' | 'stripes' | 'patches' | 'spots' | 'lights' | 'scales' | 'mask';
  /** @default 'none' */
  snout?: 'none' | 'sword' | 'teeth' | 'barbels';
  eyeSize?: number;
}

/** Returns a fish with the body of a fish: most of them differ in proportions, fins and marks. */
export function finned({ length, height, tail, crest, marks, snout = 'none', eyeSize = height * 0.13 }: Finned): Species {
  const nose = length * 0.5;
  const root = -length * 0.34;
  const half = height / 2;
  const belly = half * 0.94;
  const outline = `M${nose} ${half * 0.1}C${nose - length * 0.06} ${-half * 0.8} ${length * 0.2} ${-half} ${length * 0.02} ${-half}C${-length * 0.2} ${-half} ${root + length * 0.08} ${-half * 0.3} ${root} ${-half * 0.2}V${half * 0.2}C${root + length * 0.08} ${half * 0.3} ${-length * 0.2} ${belly} ${length * 0.02} ${belly}C${length * 0.22} ${belly} ${nose - length * 0.04} ${half * 0.7} ${nose} ${half * 0.1}Z`;
  const reach = length * 0.2;
  const tails = {
    fork: `M4 0C${-reach * 0.3} ${-half * 0.2} ${-reach} ${-half * 0.95} ${-reach * 1.1} ${-half * 0.85}C${-reach * 0.8} ${-half * 0.4} ${-reach * 0.72} 0 ${-reach * 0.72} 0C${-reach * 0.72} 0 ${-reach * 0.8} ${half * 0.4} ${-reach * 1.1} ${half * 0.85}C${-reach} ${half * 0.95} ${-reach * 0.3} ${half * 0.2} 4 0Z`,
    fan: `M4 0C${-reach * 0.2} ${-half * 0.3} ${-reach * 0.7} ${-half * 0.8} ${-reach} ${-half * 0.66}C${-reach * 1.2} ${-half * 0.3} ${-reach * 1.2} ${half * 0.3} ${-reach} ${half * 0.66}C${-reach * 0.7} ${half * 0.8} ${-reach * 0.2} ${half * 0.3} 4 0Z`,
    moon: `M6 0C${-reach * 0.2} ${-half * 0.3} ${-reach * 0.5} ${-half * 1.2} ${-reach} ${-half * 1.45}C${-reach * 0.6} ${-half * 0.6} ${-reach * 0.6} ${half * 0.6} ${-reach} ${half * 1.45}C${-reach * 0.5} ${half * 1.2} ${-reach * 0.2} ${half * 0.3} 6 0Z`,
    veil: `M6 0C${-reach * 0.3} ${-half * 0.7} ${-reach} ${-half * 1.3} ${-reach * 1.7} ${-half * 1.1}C${-reach * 1.3} ${-half * 0.7} ${-reach * 1.6} ${-half * 0.2} ${-reach * 1.25} 0C${-reach * 1.6} ${half * 0.3} ${-reach * 1.2} ${half * 0.8} ${-reach * 1.6} ${half * 1.2}C${-reach} ${half * 1.3} ${-reach * 0.3} ${half * 0.7} 6 0Z`,
  };
  const width = length * (tail === 'veil' ? 1.5 : 1.28) + (snout === 'sword' ? length * 0.5 : 0);
  return {
    width,
    height: height + crest * 1.6 + 12,
    draw({ main, accent }, swing, id) {
      const fin = accent.mid;
      const rays = repeat(3, (ray) => `M-2 0L${-reach * 0.9} ${(ray - 1) * half * 0.5}`);
      const back = `M${length * 0.24} ${-half * 0.8}C${length * 0.1} ${-half - crest} ${-length * 0.06} ${-half - crest * 1.1} ${-length * 0.22} ${-half - crest * 0.5}C${-length * 0.2} ${-half * 0.8} ${-length * 0.2} ${-half * 0.7} ${-length * 0.2} ${-half * 0.6}Z`;
      const keel = `M0 ${half * 0.7}C${-length * 0.06} ${half + crest * 0.7} ${-length * 0.16} ${half + crest * 0.7} ${-length * 0.2} ${half + crest * 0.4}L${-length * 0.18} ${half * 0.5}Z`;
      const flap = `<g transform="translate(${length * 0.12} ${half * 0.28}) rotate(${round(24 + swing * 18)})"><path d="M0 0C${-length * 0.06} ${-half * 0.3} ${-length * 0.22} ${-half * 0.2} ${-length * 0.26} ${half * 0.1}C${-length * 0.2} ${half * 0.36} ${-length * 0.06} ${half * 0.3} 0 0Z" fill="${fin}"/><path d="M-4 1L${-length * 0.2} ${half * 0.06}M-4 3L${-length * 0.17} ${half * 0.2}" stroke="${accent.deep}" stroke-width="2" fill="none" opacity=".7"/></g>`;
      const gill = `<path d="M${length * 0.2} ${-half * 0.5}Q${length * 0.13} ${half * 0.02} ${length * 0.2} ${half * 0.55}" stroke="${main.dark}" stroke-width="2.5" fill="none" opacity=".4"/>`;
      return [
        `<g transform="translate(${root + 4} 0) skewY(${round(swing * 15)}) scale(${round(1 - Math.abs(swing) * 0.16)} 1)"><path d="${tails[tail]}" fill="${fin}"/><path d="${rays}" stroke="${accent.deep}" stroke-width="2.4" opacity=".6"/></g>`,
        `<path d="${back}" fill="${fin}"/><path d="${keel}" fill="${accent.deep}"/>`,
        snoutOf(snout, { main, accent }, nose, half, length),
        body(outline, main.mid, marksOf(marks, { main, accent }, length, half), `${id}-body`, {
          depth: height,
          belly: `<ellipse cx="${length * 0.06}" cy="${half * 1.05}" rx="${length * 0.5}" ry="${half * 0.72}" fill="${main.light}"/>`,
        }),
        gill,
        flap,
        eye(nose - length * 0.17, -half * 0.22, Math.max(4.5, eyeSize)),
        snout === 'teeth'
          ? ''
          : `<path d="M${nose - 2} ${half * 0.2}q${-length * 0.05} ${half * 0.16} ${-length * 0.1} ${half * 0.12}" stroke="${main.dark}" stroke-width="3" fill="none" stroke-linecap="round"/>`,
      ].join('');
    },
  };
  function snoutOf(kind: NonNullable<Finned['snout']>, { main, accent }: SpeciesColors, x: number, h: number, l: number): string {
    switch (kind) {
      case 'sword':
        return `<path d="M${x - l * 0.1} ${-h * 0.2}L${x + l * 0.42} ${h * 0.02}L${x - l * 0.08} ${h * 0.34}Z" fill="${main.deep}"/><path d="M${x - l * 0.1} ${-h * 0.1}L${x + l * 0.42} ${h * 0.02}L${x} ${h * 0.1}Z" fill="${main.light}" opacity=".7"/>`;
      case 'teeth':
        return `<path d="M${x - l * 0.2} ${h * 0.16}L${x + l * 0.1} ${h * 0.34}C${x} ${h * 0.8} ${x - l * 0.1} ${h * 0.86} ${x - l * 0.24} ${h * 0.7}Z" fill="${main.deep}"/><path d="M${x - l * 0.04} ${h * 0.3}l5 ${-h * 0.3}l5 ${h * 0.36}l6 ${-h * 0.26}l2 ${h * 0.3}ZM${x - l * 0.02} ${h * 0.06}l3 ${h * 0.3}l7 ${-h * 0.28}Z" fill="#fff"/>`;
      case 'barbels':
        return `<path d="M${x - 6} ${h * 0.2}q${l * 0.14} ${h * 0.1} ${l * 0.12} ${h * 0.7}M${x - 10} ${h * 0.3}q${l * 0.06} ${h * 0.2} ${l * 0.02} ${h * 0.8}M${x - 6} ${h * 0.1}q${l * 0.18} ${-h * 0.4} ${l * 0.2} ${h * 0.1}" stroke="${accent.deep}" stroke-width="4" fill="none" stroke-linecap="round"/>`;
      case 'none':
        return '';
    }
  }
}

function marksOf(kind: Finned['marks'], { main, accent }: SpeciesColors, length: number, half: number): string {
  switch (kind) {
    case 'bands':
      return [0.27, -0.02, -0.28]
        .map(
          (at, index) =>
            `<path d="M${length * at} ${-half * 1.2}q${-length * 0.05} ${half * 1.2} 0 ${half * 2.4}h${length * (0.12 - index * 0.02)}q${length * 0.04} ${-half * 1.2} 0 ${-half * 2.4}Z" fill="${accent.light}" stroke="${main.dark}" stroke-width="3"/>`,
        )
        .join('');
    case 'stripes':
      return `<path d="M${-length} ${-half * 0.3}Q0 ${-half * 0.5} ${length} ${-half * 0.1}V${half * 0.1}Q0 ${-half * 0.2} ${-length} 0Z" fill="${accent.mid}"/><path d="M${-length} ${half * 0.2}Q0 ${half * 0.14} ${length} ${half * 0.3}" stroke="${accent.light}" stroke-width="4" fill="none"/>`;
    case 'patches':
      return `<path d="M${length * 0.5} ${-half}H${length * 0.1}q${-length * 0.02} ${half * 1.1} ${length * 0.16} ${half * 1.1}q${length * 0.14} 0 ${length * 0.24} ${-half * 0.5}Z" fill="${accent.mid}"/><ellipse cx="${-length * 0.1}" cy="${-half * 0.6}" rx="${length * 0.14}" ry="${half * 0.7}" fill="${accent.mid}"/><ellipse cx="${-length * 0.3}" cy="${half * 0.1}" rx="${length * 0.07}" ry="${half * 0.4}" fill="${accent.mid}"/><circle cx="${length * 0.02}" cy="${half * 0.1}" r="${half * 0.16}" fill="${main.dark}"/><circle cx="${-length * 0.22}" cy="${-half * 0.1}" r="${half * 0.1}" fill="${main.dark}"/>`;
    case 'spots':
      return repeat(
        9,
        (index) =>
          `<circle cx="${round(length * (0.22 - (index % 5) * 0.13))}" cy="${round(half * (-0.55 + Math.floor(index / 5) * 0.5 + (index % 2) * 0.2))}" r="${round(half * (0.09 + (index % 3) * 0.03))}" fill="${accent.deep}" opacity=".85"/>`,
      );
    case 'lights':
      return `<path d="M${length * 0.5} ${half * 0.34}Q0 ${half * 0.62} ${-length * 0.4} ${half * 0.1}" stroke="${accent.light}" stroke-width="7" stroke-dasharray="1 13" stroke-linecap="round" fill="none"/><path d="M${length * 0.5} ${half * 0.34}Q0 ${half * 0.62} ${-length * 0.4} ${half * 0.1}" stroke="${accent.mid}" stroke-width="14" stroke-dasharray="1 13" stroke-linecap="round" fill="none" opacity=".3"/>`;
    case 'scales':
      return `<g fill="none" stroke="${main.deep}" stroke-width="2" opacity=".55">${repeat(18, (index) => `<path d="M${round(length * (0.1 - Math.floor(index / 3) * 0.075))} ${round(half * (-0.6 + (index % 3) * 0.5 + (Math.floor(index / 3) % 2) * 0.25))}q${round(-length * 0.06)} ${round(half * 0.2)} 0 ${round(half * 0.42)}"/>`)}</g>`;
    case 'mask':
      return `<path d="M${length * 0.5} ${-half * 1.1}H${length * 0.2}q${-length * 0.06} ${half} 0 ${half * 2.2}H${length * 0.5}Z" fill="${accent.mid}"/><path d="M${-length * 0.5} ${-half * 0.9}Q${-length * 0.1} ${-half * 0.3} ${length * 0.14} ${-half}" stroke="${accent.light}" stroke-width="${round(half * 0.2)}" fill="none"/><path d="M${-length * 0.5} ${half * 0.2}Q${-length * 0.1} ${half * 0.2} ${length * 0.1} ${-half * 0.3}" stroke="${accent.light}" stroke-width="${round(half * 0.13)}" fill="none"/>`;
  }
}
