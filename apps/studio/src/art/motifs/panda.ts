import { mirrored } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

/** A panda's head, bamboo in its mouth. */
export const panda = defineMotif({
  colorings: { snow: 'jade', pearl: 'lime', rose: 'jade', azure: 'lime', gold: 'jade' },
  placement: 'translate(0 6)',
  paint: (main, accent) => ({
    coat: main.light,
    coatShade: main.mid,
    patch: main.dark,
    patchLight: main.deep,
    bamboo: accent.mid,
    bambooShade: accent.deep,
  }),
  touches: {
    snow: { coatShade: '#C3D2E2', patch: '#191D2B', patchLight: '#343B52' },
    pearl: { coatShade: '#E2CB9E', patch: '#33221A', patchLight: '#573C2C' },
    rose: { coatShade: '#FFB6D2', patch: '#6B1142', patchLight: '#A02B68' },
    azure: { coatShade: '#97D9F5', patch: '#0A2A66', patchLight: '#1C4BA0' },
    gold: { coatShade: '#FFD062', patch: '#5A2A08', patchLight: '#8C4A12' },
  },
  draw({ coat, coatShade, patch, patchLight, bamboo, bambooShade }) {
    const earHalf = `
      <circle cx="66" cy="84" r="42" fill="${patch}"/><circle cx="62" cy="80" r="24" fill="${patchLight}"/>`;
    const faceHalf = `
      <path d="M151 60C84 60 36 108 34 176C34 244 86 284 151 284Z" fill="${coat}"/>
      <path d="M34 176C34 244 86 284 151 284C110 276 62 244 34 176Z" fill="${coatShade}"/>`;
    const eyeHalf = `
      <path d="M118 132C92 124 64 150 60 186C62 208 88 212 106 196C124 180 134 146 118 132Z" fill="${patch}"/>
      <circle cx="98" cy="168" r="17" fill="#fff"/><circle cx="101" cy="169" r="12" fill="${patch}"/><circle cx="96" cy="163" r="4.5" fill="#fff"/>`;
    const muzzle = `
      <path d="M150 186Q110 192 108 226Q114 256 150 256Q186 256 192 226Q190 192 150 186Z" fill="#fff" opacity=".65"/>
      <path d="M128 200Q150 188 172 200Q170 218 150 224Q130 218 128 200Z" fill="${patch}"/>
      <path d="M136 200Q148 195 158 199" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>
      <path d="M150 224V234" stroke="${patch}" stroke-width="5"/>`;
    const stalk = `
      <g transform="rotate(-12 150 244)">
        <rect x="36" y="234" width="230" height="22" rx="6" fill="${bamboo}"/><rect x="36" y="246" width="230" height="10" rx="5" fill="${bambooShade}"/>
        <path d="M108 232v26M190 232v26" stroke="${bambooShade}" stroke-width="6"/>
        <path d="M250 236C262 204 288 190 306 192C304 216 284 238 256 242Z" fill="${bamboo}"/><path d="M258 250C276 256 288 272 288 290C268 288 252 272 246 252Z" fill="${bambooShade}"/>
        <path d="M48 238C34 220 16 214 2 218C6 236 24 248 44 248Z" fill="${bambooShade}"/>
      </g>
      <path d="M118 236Q134 250 150 238Q166 250 182 234" fill="none" stroke="${patch}" stroke-width="5" stroke-linecap="round"/>`;
    const shade = `<path d="M150 60C216 60 264 108 266 176C266 244 214 284 150 284C214 236 210 116 150 60Z" fill="${patch}" opacity=".12"/>`;
    return mirrored(earHalf) + mirrored(faceHalf + eyeHalf) + shade + muzzle + stalk;
  },
});
