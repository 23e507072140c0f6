import { drawLine } from '../lettering.ts';
import { pips } from '../pips.ts';
import { defineMotif } from './defineMotif.ts';

const { S: spade, H: heart, D: diamond } = pips;

function pip(outline: string, color: string, size: number, x: number, y: number) {
  return `<path transform="translate(${x} ${y}) scale(${size})" d="${outline}" fill="${color}"/>`;
}

/** Three cards fanned, the ace in front. */
export const cards = defineMotif({
  isWritten: true,
  colorings: { pearl: 'crimson', onyx: 'gold', snow: 'royal', gold: 'ember', rose: 'violet', azure: 'teal', crimson: 'gold', jade: 'gold' },
  paint: (main, accent) => ({ paper: main.light, paperShade: main.mid, black: main.dark, red: accent.mid }),
  touches: {
    pearl: { paper: '#FFF9EC', paperShade: '#E3D5BB', black: '#17130F', red: '#D81E35' },
    onyx: { paper: '#2A3044', paperShade: '#191D2B', black: '#AEBACD' },
    snow: { paperShade: '#D3E0EC', black: '#0A1040' },
    crimson: { paper: '#B3121D', paperShade: '#7E0913', black: '#FFE9C4' },
    jade: { paper: '#0F7A4C', paperShade: '#095635', black: '#EAF8DE' },
  },
  draw({ paper, paperShade, black, red }) {
    const corner = (rank: string, outline: string, color: string) => {
      const letter = drawLine(rank, 'alfa-slab-one', 'flat', { centerX: -40, foot: -56, maxWidth: 60, maxHeight: 24 });
      return `<path d="${letter.outline}" fill="${color}"/>${pip(outline, color, 0.3, -40, -38)}`;
    };
    const card = (angle: number, x: number, y: number, shade: number, marks: string) => `
      <g transform="translate(${x} ${y}) rotate(${angle})">
        <rect x="-62" y="-92" width="124" height="184" rx="13" fill="${paper}"/>
        <path d="M62 -70V79a13 13 0 0 1 -13 13H-49Q40 70 62 -70Z" fill="${paperShade}" opacity="${shade}"/>
        ${marks}
      </g>`;
    const nine = card(-26, 88, 172, 1, corner('9', spade, black) + pip(spade, black, 0.72, -26, 22));
    const king = card(26, 214, 172, 1, `<g transform="translate(80 0)">${corner('K', diamond, red)}</g>${pip(diamond, red, 0.72, 32, 22)}`);
    const glint =
      '<path transform="translate(4 14) scale(1.15)" d="M-28 -22Q-24 -34 -12 -30" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>';
    const ace = card(-2, 150, 158, 0.7, corner('A', heart, red) + pip(heart, red, 1.15, 4, 14) + glint);
    return nine + king + ace;
  },
});
