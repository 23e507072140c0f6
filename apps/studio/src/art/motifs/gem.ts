import { defineMotif } from './defineMotif.ts';

/** A cut stone before a pickaxe. */
export const gem = defineMotif({
  colorings: {
    azure: 'steel',
    crimson: 'steel',
    jade: 'gold',
    violet: 'steel',
    gold: 'steel',
    orchid: 'gold',
    snow: 'bronze',
    lime: 'steel',
  },
  paint: (main, accent) => ({
    glint: '#FFFFFF',
    lit: main.light,
    face: main.mid,
    side: main.deep,
    depth: main.dark,
    handle: '#8A5A2B',
    blade: accent.mid,
    bladeShade: accent.deep,
  }),
  touches: {
    azure: {
      glint: '#F2FFFF',
      lit: '#7FF5FF',
      face: '#18B9E6',
      side: '#0B6FC2',
      depth: '#063B85',
      blade: '#D7DEE8',
      bladeShade: '#8592A6',
    },
    snow: { depth: '#5A7296' },
    gold: { depth: '#7A4206' },
    jade: { depth: '#07543A' },
  },
  draw({ glint, lit, face, side, depth, handle, blade, bladeShade }) {
    const pickaxe = `
      <g transform="rotate(40 150 160)">
      <rect x="139" y="20" width="22" height="290" rx="9" fill="${handle}"/>
      <rect x="150" y="20" width="11" height="290" rx="5" fill="#000" opacity=".25"/>
      <path d="M20 92C60 34 110 20 150 20C190 20 240 34 280 92C236 68 190 62 150 62C110 62 64 68 20 92Z" fill="${blade}"/>
        <path d="M150 20C190 20 240 34 280 92C236 68 190 62 150 62Z" fill="${bladeShade}"/>
      </g>`;
    const crown = `
      <path d="M84 82H216L276 146L150 290L24 146Z" fill="${face}"/>
      <path d="M84 82L104 146L24 146Z" fill="${lit}"/>
      <path d="M84 82H150L104 146Z" fill="${glint}"/>
      <path d="M150 82H216L196 146Z" fill="${lit}"/>
      <path d="M150 82L196 146H104Z" fill="${face}"/>
      <path d="M216 82L276 146H196Z" fill="${side}"/>`;
    const pavilion = `
      <path d="M24 146H104L150 290Z" fill="${face}"/>
      <path d="M104 146H196L150 290Z" fill="${side}"/>
      <path d="M104 146H150V290Z" fill="${lit}" opacity=".55"/>
      <path d="M196 146H276L150 290Z" fill="${depth}"/>`;
    const sparkle = `
      <path d="M70 158l8 20 20 8 -20 8 -8 20 -8 -20 -20 -8 20 -8Z" fill="#fff"/>`;
    return pickaxe + crown + pavilion + sparkle;
  },
});
