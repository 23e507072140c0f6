import { mirrored } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

/** A cup with a star, on its foot. */
export const trophy = defineMotif({
  colorings: { gold: 'crimson', snow: 'royal', bronze: 'jade', azure: 'gold', rose: 'gold', jade: 'gold', violet: 'gold' },
  paint: (main, accent) => ({
    metal: main.mid,
    metalShade: main.deep,
    metalLight: main.light,
    ink: main.dark,
    star: accent.mid,
    starShade: accent.deep,
  }),
  touches: { snow: { metal: '#D3DFEC', metalShade: '#8CA0BC' } },
  draw({ metal, metalShade, metalLight, ink, star, starShade }) {
    const handle = `
      <path d="M86 76C38 60 14 84 22 126C30 164 66 188 104 184" fill="none" stroke="${metalShade}" stroke-width="22" stroke-linecap="round"/>
      <path d="M84 74C40 60 18 84 25 124C32 158 64 180 100 178" fill="none" stroke="${metal}" stroke-width="12" stroke-linecap="round"/>`;
    const bowl = `
      <path d="M66 40H234C238 132 212 204 150 214C88 204 62 132 66 40Z" fill="${metal}"/>
      <path d="M150 40H234C238 132 212 204 150 214C188 176 186 90 176 40Z" fill="${metalShade}" opacity=".9"/>
      <path d="M78 56C78 112 90 158 116 184C104 140 100 96 102 56Z" fill="${metalLight}"/>
      <path d="M88 66C88 88 90 108 94 124" stroke="#fff" stroke-width="8" stroke-linecap="round" fill="none"/>
      <path d="M58 30H242Q248 30 248 38V50Q248 58 242 58H58Q52 58 52 50V38Q52 30 58 30Z" fill="${metalShade}"/>
      <path d="M58 30H242Q248 30 248 38V44H52V38Q52 30 58 30Z" fill="${metalLight}"/>`;
    const stem = `
      <path d="M130 208H170L166 244H134Z" fill="${metalShade}"/><path d="M132 208H148L148 244H134Z" fill="${metal}"/>
      <path d="M112 240H188Q196 240 198 250L204 262H96L102 250Q104 240 112 240Z" fill="${metal}"/><path d="M150 240H188Q196 240 198 250L204 262H150Z" fill="${metalShade}"/>
      <path d="M84 260H216L226 306H74Z" fill="${ink}"/><path d="M84 260H150V306H74Z" fill="#fff" opacity=".14"/>
      <rect x="116" y="270" width="68" height="20" rx="4" fill="${metal}"/>`;
    const emblem = `
      <path d="M150 74L167 108L204 113L177 139L184 176L150 158L116 176L123 139L96 113L133 108Z" fill="${starShade}" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/>
      <path d="M150 74L150 130L184 176L150 158L116 176L150 130L96 113L133 108Z" fill="${star}"/><path d="M150 74L167 108L150 130L204 113L177 139L150 130Z" fill="${star}"/>
      <path d="M150 78L138 112L112 116" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>`;
    return mirrored(handle) + bowl + stem + emblem;
  },
});
