import { repeat } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

const seeds = [
  [52, 112],
  [86, 124],
  [120, 116],
  [156, 122],
  [184, 108],
  [74, 150],
  [108, 156],
  [142, 150],
] as const;

/** Two cherries before a slice of melon and half a citrus. */
export const fruit = defineMotif({
  colorings: { crimson: 'gold', royal: 'violet', violet: 'lime', ember: 'rose', orchid: 'azure', gold: 'ember' },
  paint: (main, accent) => ({
    skin: main.mid,
    skinShade: main.deep,
    leaf: '#2FA84A',
    leafShade: '#14642F',
    flesh: main.light,
    citrus: accent.mid,
    peel: accent.deep,
    seed: main.dark,
  }),
  touches: {
    crimson: { skin: '#E5143A', skinShade: '#8E0630', flesh: '#FF5468', citrus: '#FFD02E', peel: '#FF8A1F', seed: '#2A0A12' },
    royal: { skinShade: '#16217F', flesh: '#8FE9FF', citrus: '#D8F7FF', peel: '#7A5CFF', leaf: '#7FE3C8', leafShade: '#1A7A74' },
    gold: { flesh: '#FF8A5A' },
    ember: { flesh: '#FFA04D' },
  },
  draw({ skin, skinShade, leaf, leafShade, flesh, citrus, peel, seed }) {
    const melon = `
      <g transform="rotate(-16 110 130)">
      <path d="M-2 92A118 118 0 0 0 234 92Z" fill="${leafShade}"/>
      <path d="M8 92A108 108 0 0 0 224 92Z" fill="#E9F7C6"/>
      <path d="M18 92A98 98 0 0 0 214 92Z" fill="${flesh}"/>
        <path d="M116 92H214A98 98 0 0 1 150 184Z" fill="${skin}" opacity=".6"/>
        <path d="${seeds.map(([x, y]) => `M${x} ${y}q6 8 0 14q-6 -6 0 -14Z`).join('')}" fill="${seed}"/>
      </g>`;
    const citrusHalf = `
      <g transform="translate(216 104)">
      <circle r="62" fill="${peel}"/>
      <circle r="54" fill="#FFF3CF"/>
        <g fill="${citrus}">${repeat(8, (index) => `<path transform="rotate(${index * 45 + 8})" d="M0 -6L16 -40Q0 -56 -16 -40Z"/>`)}</g>
      <path d="M0 -54A54 54 0 0 1 20 50Q44 10 0 -54Z" fill="${peel}" opacity=".35"/>
      </g>`;
    const stalks = `
      <path d="M98 214C100 150 138 106 196 92C190 130 204 168 206 202" fill="none" stroke="${leafShade}" stroke-width="11" stroke-linecap="round"/>
      <path d="M98 214C100 150 138 106 196 92" fill="none" stroke="${leaf}" stroke-width="5" stroke-linecap="round"/>`;
    const leaves = `
      <path d="M192 94C160 92 130 72 124 34C164 32 194 56 192 94Z" fill="${leaf}"/>
      <path d="M192 94C182 70 156 48 124 34C164 32 194 56 192 94Z" fill="${leafShade}"/>`;
    const firstCherry = `
      <circle cx="94" cy="236" r="58" fill="${skin}"/>
      <path d="M94 178a58 58 0 1 1 -34 105A70 70 0 0 0 130 190Z" fill="${skinShade}" opacity=".7"/>
      <path d="M52 230a44 44 0 0 1 26 -34" stroke="#fff" stroke-width="11" stroke-linecap="round" fill="none"/>
      <circle cx="56" cy="250" r="5" fill="#fff"/>`;
    const secondCherry = `
      <circle cx="204" cy="226" r="60" fill="${skin}"/>
      <path d="M204 166a60 60 0 1 1 -34 109A72 72 0 0 0 242 180Z" fill="${skinShade}" opacity=".7"/>
      <path d="M160 220a46 46 0 0 1 28 -36" stroke="#fff" stroke-width="11" stroke-linecap="round" fill="none"/>
      <circle cx="164" cy="240" r="5" fill="#fff"/>`;
    return melon + citrusHalf + stalks + leaves + firstCherry + secondCherry;
  },
});
