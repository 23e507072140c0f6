import { mirrored } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

/** A bull's head from the front, with a ring in its nose. */
export const bull = defineMotif({
  colorings: {
    bronze: 'gold',
    onyx: 'crimson',
    crimson: 'gold',
    azure: 'gold',
    gold: 'teal',
    steel: 'ember',
    violet: 'gold',
    jade: 'gold',
  },
  placement: 'translate(0 6)',
  paint: (main, accent) => ({
    hide: main.mid,
    hideShade: main.deep,
    hideLight: main.light,
    ink: main.dark,
    ring: accent.mid,
    ringShade: accent.deep,
    horn: '#FFF3D6',
    hornShade: '#D9B87A',
  }),
  touches: {
    onyx: { hide: '#4A5270', hideShade: '#2B3044', hideLight: '#8C95B0', ring: '#FFC83D', ringShade: '#C77E12' },
    steel: { ring: '#FFC83D' },
  },
  draw({ hide, hideShade, hideLight, ink, ring, ringShade, horn, hornShade }) {
    const hornHalf = `
      <path d="M106 88C70 92 36 76 18 34C10 84 40 130 98 130Z" fill="${horn}"/>
      <path d="M18 34C10 84 40 130 98 130L102 116C58 116 28 84 18 34Z" fill="${hornShade}"/>
      <path d="M86 88L80 128M66 82L56 118" stroke="${hornShade}" stroke-width="5"/>`;
    const earHalf = `
      <path d="M92 134C62 118 34 124 18 144C30 172 62 178 92 164Z" fill="${hideShade}"/>
      <path d="M82 142C62 132 44 134 34 146C44 162 62 164 82 158Z" fill="${ink}" opacity=".45"/>`;
    const faceHalf = `
      <path d="M151 66C110 64 84 90 82 130C82 170 96 196 100 222L151 240Z" fill="${hide}"/>
      <path d="M82 130C82 170 96 196 100 222L124 230C112 196 98 166 100 112Z" fill="${hideShade}"/>
      <path d="M151 66C130 66 112 76 102 92C120 92 138 104 151 124Z" fill="${hideLight}" opacity=".7"/>`;
    const eyeHalf = `
      <path d="M92 144C108 136 126 146 134 164C116 170 98 164 92 144Z" fill="${ink}"/>
      <path d="M102 150C112 148 120 153 126 162C114 164 106 160 102 150Z" fill="#FFD23E"/><circle cx="114" cy="156" r="4.5" fill="${ink}"/>
      <path d="M84 138C104 124 126 132 142 156" fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>`;
    const muzzle = `
      <path d="M150 198C112 194 86 212 88 242C90 272 120 286 150 286C180 286 210 272 212 242C214 212 188 194 150 198Z" fill="${hideLight}"/>
      <path d="M150 198C188 194 214 212 212 242C210 272 180 286 150 286C184 262 182 222 150 198Z" fill="${hideShade}" opacity=".45"/>
      <path d="M104 228C114 216 132 222 136 238C128 248 108 246 104 228ZM196 228C186 216 168 222 164 238C172 248 192 246 196 228Z" fill="${ink}"/>
      <path d="M118 268Q150 280 182 268" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`;
    const noseRing = `
      <path d="M128 240C112 276 126 306 150 306C174 306 188 276 172 240" fill="none" stroke="${ringShade}" stroke-width="13" stroke-linecap="round"/>
      <path d="M127 240C112 274 126 303 150 303" fill="none" stroke="${ring}" stroke-width="9" stroke-linecap="round"/>`;
    const forelock = `<path d="M150 50C128 52 110 68 106 92C120 84 128 92 132 108C138 96 144 96 150 116C156 96 162 96 168 108C172 92 180 84 194 92C190 68 172 52 150 50Z" fill="${ink}"/><path d="M150 56C136 58 124 66 118 78C132 76 142 84 150 98Z" fill="${hideShade}"/>`;
    const shade = `<path d="M150 66C190 64 216 90 218 130C218 170 204 196 200 222L160 232C182 176 180 110 150 66Z" fill="${ink}" opacity=".22"/>`;
    return mirrored(hornHalf + earHalf + faceHalf + eyeHalf) + shade + muzzle + noseRing + forelock;
  },
});
