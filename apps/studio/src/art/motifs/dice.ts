import { defineMotif } from './defineMotif.ts';

type Pip = readonly [x: number, y: number, radius?: number];

const pipsOf: Record<1 | 2 | 3 | 4 | 5 | 6, readonly Pip[]> = {
  1: [[50, 50, 20]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [25, 25],
    [50, 50],
    [75, 75],
  ],
  4: [
    [27, 27],
    [73, 27],
    [27, 73],
    [73, 73],
  ],
  5: [
    [25, 25],
    [75, 25],
    [50, 50],
    [25, 75],
    [75, 75],
  ],
  6: [
    [27, 22],
    [27, 50],
    [27, 78],
    [73, 22],
    [73, 50],
    [73, 78],
  ],
};

type Value = keyof typeof pipsOf;

function face(matrix: string, color: string, value: Value, pipColor: string) {
  const pips = pipsOf[value].map(
    ([x, y, radius = 11]) => `
        <circle cx="${x}" cy="${y}" r="${radius}" fill="${pipColor}"/>
        <path d="M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius * 0.7} 0 0 0 ${-2 * radius} 0Z" fill="#000" opacity=".28"/>`,
  );
  return `<g transform="matrix(${matrix})"><rect width="100" height="100" rx="13" fill="${color}"/>${pips.join('')}</g>`;
}

/** Two dice in the air. */
export const dice = defineMotif({
  colorings: {
    pearl: 'crimson',
    crimson: 'gold',
    onyx: 'gold',
    jade: 'pearl',
    azure: 'royal',
    gold: 'crimson',
    violet: 'gold',
    snow: 'teal',
  },
  paint: (main, accent) => ({ top: main.light, front: main.mid, side: main.deep, onePip: accent.mid, pip: main.dark }),
  touches: {
    pearl: { top: '#FFFBF2', front: '#E9DCC8', side: '#B79F86', onePip: '#C8102E', pip: '#231820' },
    crimson: { top: '#F24A4F', front: '#D41F2C', onePip: '#FFE9B0', pip: '#FFE9B0' },
    onyx: { top: '#545C78', onePip: '#FFB824', pip: '#FFD980' },
    jade: { top: '#57DE9C', onePip: '#FFFBF0', pip: '#FFFBF0' },
    azure: { front: '#8FDCF8', side: '#35A5E0', onePip: '#1D38A8' },
    violet: { top: '#A88CFF', onePip: '#FFE9A8', pip: '#FFF0B0' },
    snow: { onePip: '#0B7A78' },
  },
  draw({ top, front, side, onePip, pip }) {
    const die = (x: number, y: number, size: number, angle: number, values: readonly [Value, Value, Value]) => `
      <g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})">
        <path d="M0 -92L80 -46V46L0 92L-80 46V-46Z" fill="${side}" stroke="${side}" stroke-width="12" stroke-linejoin="round"/>
        ${face('.80 -.46 .80 .46 -80 -46', top, values[0], onePip)}
        ${face('.80 .46 0 .92 -80 -46', front, values[1], pip)}
        ${face('.80 -.46 0 .92 0 0', side, values[2], pip)}
      </g>`;
    return die(196, 104, 0.82, 14, [6, 2, 3]) + die(112, 194, 1.04, -10, [1, 5, 4]);
  },
});
