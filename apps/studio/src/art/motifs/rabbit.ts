import { mirrored, repeat } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

/** A moon rabbit's head, a flower by its ear. */
export const rabbit = defineMotif({
  colorings: { snow: 'rose', rose: 'violet', pearl: 'crimson', onyx: 'gold', azure: 'rose', gold: 'ember', violet: 'lime', jade: 'rose' },
  placement: 'translate(0 6)',
  paint: (main, accent) => ({
    coat: main.light,
    coatShade: main.mid,
    ink: main.dark,
    ear: accent.mid,
    nose: accent.mid,
    blossom: accent.mid,
    blossomShade: accent.deep,
  }),
  touches: {
    snow: { coatShade: '#C9D8EA', ear: '#FFB3CE' },
    onyx: { coat: '#5B6480', coatShade: '#3A4056' },
    pearl: { coatShade: '#E6CFA4', ear: '#F59A8E' },
  },
  draw({ coat, coatShade, ink, ear, nose, blossom, blossomShade }) {
    const earHalf = `
      <path d="M144 128C138 76 120 28 88 4C66 26 72 92 104 142Z" fill="${coat}"/>
      <path d="M132 120C126 82 112 46 92 24C82 46 88 92 110 130Z" fill="${ear}"/>
      <path d="M92 24C82 46 88 92 110 130L118 126C102 94 92 58 92 24Z" fill="${ink}" opacity=".25"/>`;
    const faceHalf = `
      <path d="M151 104C98 104 54 140 50 196C40 206 32 220 34 232C46 230 54 234 62 242C76 270 112 288 151 288Z" fill="${coat}"/>
      <path d="M50 196C40 206 32 220 34 232C46 230 54 234 62 242C76 270 112 288 151 288C112 276 76 246 50 196Z" fill="${coatShade}"/>`;
    const eyeHalf = `
      <ellipse cx="104" cy="188" rx="22" ry="27" fill="${ink}"/><circle cx="96" cy="177" r="9" fill="#fff"/><circle cx="112" cy="200" r="4.5" fill="#fff" opacity=".8"/>
      <path d="M76 158Q98 142 124 156" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>
      <ellipse cx="74" cy="226" rx="20" ry="12" fill="${nose}" opacity=".45"/>
      <path d="M116 240Q84 234 56 248M118 250Q90 252 66 268" fill="none" stroke="${ink}" stroke-opacity=".45" stroke-width="3" stroke-linecap="round"/>`;
    const muzzle = `
      <path d="M150 214Q124 216 122 240Q124 258 150 256Q176 258 178 240Q176 216 150 214Z" fill="#fff" opacity=".75"/>
      <path d="M134 216Q150 206 166 216Q164 230 150 236Q136 230 134 216Z" fill="${nose}"/>
      <path d="M150 236V246Q138 256 126 248M150 246Q162 256 174 248" fill="none" stroke="${ink}" stroke-width="4.5" stroke-linecap="round"/>
      <path d="M140 252H160V268Q150 274 140 268Z" fill="#fff" stroke="${ink}" stroke-width="3"/><path d="M150 253V270" stroke="${ink}" stroke-width="2.5"/>`;
    const shade = `<path d="M150 104C202 104 246 140 250 196C260 206 268 220 266 232C254 230 246 234 238 242C224 270 188 288 150 288C206 250 206 150 150 104Z" fill="${ink}" opacity=".13"/>`;
    const petals = repeat(
      5,
      (index) =>
        `<path transform="rotate(${index * 72})" d="M0 -4C-22 -20 -18 -46 0 -46C18 -46 22 -20 0 -4Z" fill="${index % 2 === 0 ? blossom : blossomShade}"/>`,
    );
    const flower = `<g transform="translate(216 118) rotate(14)">${petals}<circle r="12" fill="#FFD24A"/><circle cx="-3" cy="-3" r="4" fill="#fff"/></g>`;
    return mirrored(earHalf + faceHalf + eyeHalf) + muzzle + shade + flower;
  },
});
