import { leaf, polar, repeat } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

/** A peacock, its train fanned. */
export const peacock = defineMotif({
  colorings: { teal: 'gold', royal: 'jade', violet: 'gold', snow: 'azure', jade: 'gold', rose: 'gold', ember: 'gold' },
  placement: 'translate(0 6)',
  paint: (main, accent) => ({
    train: main.deep,
    trainLight: main.mid,
    eye: accent.mid,
    eyeShade: accent.deep,
    body: '#2A5BE0',
    bodyShade: '#152C8C',
    ink: main.dark,
  }),
  touches: {
    royal: { body: '#12A08A', bodyShade: '#075E58' },
    snow: { train: '#B4C8DE', trainLight: '#F4FAFF', body: '#FFFFFF', bodyShade: '#A9BDD6' },
    violet: { body: '#1FA9C4', bodyShade: '#0C5A86' },
    rose: { body: '#8A3CE0', bodyShade: '#4A1690' },
    ember: { body: '#B3121D', bodyShade: '#6B0812' },
  },
  draw({ train, trainLight, eye, eyeShade, body, bodyShade, ink }) {
    const row = (count: number, length: number, width: number, from: number) =>
      repeat(count, (index) => {
        const angle = from + (index * -2 * from) / (count - 1);
        const [x, y] = polar(150, 214, length * 0.76, angle - 90);
        return `
          <path transform="translate(150 214) rotate(${angle})" d="${leaf(length, width, 0.86)}" fill="${index % 2 === 0 ? train : trainLight}"/>
          <g transform="translate(${x} ${y}) rotate(${angle})"><ellipse ry="20" rx="14" fill="${eye}"/><ellipse cy="2" ry="13" rx="9.5" fill="${eyeShade}"/><ellipse cy="4" ry="7.5" rx="6" fill="${body}"/><circle cx="-2" cy="1" r="2" fill="#fff"/></g>`;
      });
    const breast = `
      <path d="M150 96C132 98 128 116 132 134C136 156 112 184 108 222C106 262 124 296 150 300C176 296 194 262 192 222C188 184 164 156 168 134C172 116 168 98 150 96Z" fill="${body}"/>
      <path d="M150 96C168 98 172 116 168 134C164 156 188 184 192 222C194 262 176 296 150 300C176 240 166 150 150 96Z" fill="${bodyShade}"/>
      <path d="M126 204Q118 232 124 256" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="8" stroke-linecap="round"/>
      <path d="M134 228q8 9 16 0q8 9 16 0M130 248q10 9 20 0q10 9 20 0M136 268q7 8 14 0q7 8 14 0" fill="none" stroke="${bodyShade}" stroke-width="5"/>`;
    const head = `
      <path d="M150 98L134 54M150 98L150 46M150 98L166 54" stroke="${bodyShade}" stroke-width="4"/><g fill="${eye}"><circle cx="134" cy="52" r="7.5"/><circle cx="150" cy="44" r="7.5"/><circle cx="166" cy="52" r="7.5"/></g>
      <circle cx="150" cy="112" r="25" fill="${body}"/><path d="M150 87a25 25 0 0 1 0 50q14 -25 0 -50Z" fill="${bodyShade}"/>
      <circle cx="141" cy="108" r="6.5" fill="#fff"/><circle cx="159" cy="108" r="6.5" fill="#fff"/><circle cx="142" cy="109" r="3.6" fill="${ink}"/><circle cx="158" cy="109" r="3.6" fill="${ink}"/>
      <path d="M143 116H157L150 132Z" fill="#FFB824"/>`;
    return row(11, 206, 26, 98) + row(8, 148, 23, 84) + breast + head;
  },
});
