import { leaf, mirrored } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

function feather(x: number, y: number, angle: number, length: number, width: number, color: string) {
  return `<path transform="translate(${x} ${y}) rotate(${angle})" d="${leaf(length, width, 0.7)}" fill="${color}"/>`;
}

/** A phoenix rising, wings spread. */
export const phoenix = defineMotif({
  colorings: { ember: 'gold', azure: 'snow', violet: 'rose', jade: 'gold', crimson: 'gold', gold: 'crimson', teal: 'lime', rose: 'violet' },
  placement: 'translate(0 4)',
  paint: (main, accent) => ({
    plume: main.mid,
    plumeShade: main.deep,
    plumeLight: main.light,
    ink: main.dark,
    tip: accent.mid,
    tipLight: accent.light,
  }),
  touches: { gold: { tip: '#F4601E' } },
  draw({ plume, plumeShade, plumeLight, ink, tip, tipLight }) {
    const wing =
      [-22, -40, -58, -76, -94, -112]
        .map((angle, index) => feather(128, 176, angle, 164 - index * 10, 25, index % 2 === 0 ? plumeShade : plume))
        .join('') +
      [-30, -49, -68, -87, -106]
        .map((angle, index) => feather(132, 178, angle, 118 - index * 6, 21, index % 2 === 0 ? tip : tipLight))
        .join('') +
      [-36, -60, -84, -108].map((angle) => feather(136, 180, angle, 76, 17, plumeLight)).join('');
    const tail = [-34, -20, -6]
      .map((turn, index) => feather(146, 216, 180 - turn * 1.1, 104 + index * 8, 15, [plumeShade, tip, plume][index] ?? plume))
      .join('');
    const tailEyes = `
      <circle cx="92" cy="296" r="11" fill="${tipLight}"/><circle cx="92" cy="296" r="5" fill="${plumeShade}"/>
      <circle cx="120" cy="312" r="11" fill="${tipLight}"/><circle cx="120" cy="312" r="5" fill="${plumeShade}"/>`;
    const body = `
      <path d="M150 84C118 88 108 124 112 160C106 190 122 226 150 246C178 226 194 190 188 160C192 124 182 88 150 84Z" fill="${plume}"/>
      <path d="M150 84C182 88 192 124 188 160C194 190 178 226 150 246C172 190 170 130 150 84Z" fill="${plumeShade}" opacity=".8"/>
      <path d="M150 142Q130 150 126 174Q132 208 150 226Q168 208 174 174Q170 150 150 142Z" fill="${tip}"/>
      <path d="M134 166q8 10 16 0q8 10 16 0M132 184q9 10 18 0q9 10 18 0M137 202q7 9 13 0q6 9 13 0" fill="none" stroke="${plumeShade}" stroke-width="4"/>`;
    const crest = [-30, -12, 12, 30]
      .map((angle, index) => feather(150, 84, angle, index === 1 || index === 2 ? 74 : 58, 9, index % 2 === 0 ? tip : plumeLight))
      .join('');
    const head = `
      <path d="M150 58C122 58 112 84 118 108C124 128 138 138 150 142C162 138 176 128 182 108C188 84 178 58 150 58Z" fill="${plume}"/>
      <path d="M150 58C178 58 188 84 182 108C176 128 162 138 150 142C166 120 166 84 150 58Z" fill="${plumeShade}" opacity=".7"/>
      <path d="M120 92Q132 84 144 100Q132 110 122 104ZM180 92Q168 84 156 100Q168 110 178 104Z" fill="${ink}"/>
      <circle cx="133" cy="98" r="5" fill="${tipLight}"/><circle cx="167" cy="98" r="5" fill="${tipLight}"/>
      <path d="M114 84Q132 74 148 96M186 84Q168 74 152 96" fill="none" stroke="${tipLight}" stroke-width="5" stroke-linecap="round"/>
      <path d="M136 106Q150 96 164 106Q160 128 150 138Q140 128 136 106Z" fill="#FFC83D"/><path d="M150 100Q160 100 164 106Q160 128 150 138Z" fill="#C77E12"/>`;
    return mirrored(tail + tailEyes + wing) + body + crest + head;
  },
});
