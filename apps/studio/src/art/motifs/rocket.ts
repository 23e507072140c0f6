import { defineMotif } from './defineMotif.ts';

/** A round-bellied rocket at full burn, leaning. */
export const rocket = defineMotif({
  colorings: { snow: 'crimson', pearl: 'onyx', gold: 'violet', teal: 'gold', rose: 'royal', steel: 'lime', azure: 'ember' },
  paint: (main, accent) => ({
    hull: main.light,
    hullShade: main.mid,
    trim: accent.mid,
    trimShade: accent.deep,
    glass: '#35D0FF',
    ink: accent.dark,
    flame: '#FFB224',
    flameEdge: '#FF5A1F',
  }),
  touches: {
    snow: { hull: '#F4F1FF', hullShade: '#B9AEE6', trim: '#FF4F4F', trimShade: '#B41E3C', ink: '#191038' },
    pearl: {
      hull: '#FFE9C9',
      hullShade: '#D9A66B',
      trim: '#1D2740',
      trimShade: '#0C1222',
      glass: '#FFD24A',
      ink: '#1D0907',
      flame: '#FFF0B0',
      flameEdge: '#FF9A1F',
    },
  },
  draw({ hull, hullShade, trim, trimShade, glass, ink, flame, flameEdge }) {
    const fire = `
      <path d="M118 222Q104 268 124 300Q128 282 138 278Q136 312 150 344Q164 312 162 278Q172 282 176 300Q196 268 182 222Z" fill="${flameEdge}"/>
      <path d="M130 222Q122 258 136 272Q140 264 150 300Q160 264 164 272Q178 258 170 222Z" fill="${flame}"/>
      <path d="M140 222Q138 246 150 268Q162 246 160 222Z" fill="#fff"/>`;
    const fins = `
      <path d="M104 158Q66 178 64 246Q84 226 112 222Z" fill="${trim}"/>
      <path d="M196 158Q234 178 236 246Q216 226 188 222Z" fill="${trimShade}"/>`;
    const body = `
      <path d="M150 8C116 34 98 84 98 138C98 172 106 204 116 228H184C194 204 202 172 202 138C202 84 184 34 150 8Z" fill="${hull}"/>
      <path d="M150 8C184 34 202 84 202 138C202 172 194 204 184 228H156C172 190 176 70 150 8Z" fill="${hullShade}"/>
      <path d="M150 8C130 24 116 48 107 76H193C184 48 170 24 150 8Z" fill="${trim}"/>
      <path d="M150 8C170 24 184 48 193 76H170Q166 36 150 8Z" fill="${trimShade}"/>
      <path d="M112 96Q106 130 112 178" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round"/>`;
    const window = `
      <circle cx="150" cy="122" r="33" fill="${ink}"/>
      <circle cx="150" cy="122" r="27" fill="${trim}"/>
      <circle cx="150" cy="122" r="21" fill="${glass}"/>
      <path d="M150 101a21 21 0 0 1 15 36Q166 116 138 104Q144 101 150 101Z" fill="${ink}" opacity=".35"/>
      <path d="M134 120a17 17 0 0 1 12 -14" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>`;
    const belt = `
      <path d="M104 178Q150 192 196 178L192 196Q150 210 108 196Z" fill="${trim}"/>
      <path d="M168 186Q184 184 196 178L192 196Q180 202 168 203Z" fill="${trimShade}"/>
      <rect x="122" y="226" width="56" height="14" rx="4" fill="${ink}"/>
      <path d="M141 196Q138 240 150 258Q162 240 159 196Q150 186 141 196Z" fill="${trimShade}"/>`;
    return `<g transform="rotate(32 150 160)">${fire}${fins}${body}${window}${belt}</g>`;
  },
});
