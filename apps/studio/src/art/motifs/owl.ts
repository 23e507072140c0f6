import { mirrored } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

/** A round owl, wide awake. */
export const owl = defineMotif({
  colorings: { bronze: 'gold', violet: 'gold', snow: 'azure', teal: 'ember', royal: 'lime', onyx: 'crimson', rose: 'teal', jade: 'gold' },
  placement: 'translate(0 4)',
  paint: (main, accent) => ({
    coat: main.mid,
    coatShade: main.deep,
    breast: main.light,
    ink: main.dark,
    iris: accent.mid,
    irisShade: accent.deep,
  }),
  touches: { onyx: { coat: '#4A5270', coatShade: '#2B3044', breast: '#AEB6CC' }, snow: { coat: '#DCE8F2' } },
  draw({ coat, coatShade, breast, ink, iris, irisShade }) {
    const bodyHalf = `
      <path d="M151 46C126 50 102 48 76 22C64 50 62 72 68 96C48 132 44 186 62 232C80 272 112 298 151 302Z" fill="${coat}"/>
      <path d="M76 22C64 50 62 72 68 96L92 70Q84 48 76 22Z" fill="${coatShade}"/>
      <path d="M68 96C48 132 44 186 62 232C72 254 86 272 102 284C86 232 78 180 84 130Z" fill="${coatShade}"/>
      <path d="M151 172C118 172 98 196 100 230C102 266 124 292 151 298Z" fill="${breast}"/>`;
    const chestMarks = `<path d="M112 214q8 10 16 0M130 228q8 10 16 0M110 240q8 10 16 0M130 254q8 10 16 0M116 266q8 10 16 0" fill="none" stroke="${coatShade}" stroke-width="5.5" stroke-linecap="round"/>`;
    const eyeHalf = `
      <circle cx="104" cy="132" r="49" fill="${breast}"/>
      <circle cx="104" cy="132" r="41" fill="${ink}"/><circle cx="104" cy="132" r="35" fill="${iris}"/>
      <path d="M104 97a35 35 0 0 1 0 70q22 -35 0 -70Z" fill="${irisShade}"/>
      <circle cx="106" cy="134" r="20" fill="${ink}"/><circle cx="97" cy="123" r="8.5" fill="#fff"/><circle cx="114" cy="144" r="3.5" fill="#fff"/>
      <path d="M56 96Q96 58 148 112L142 124Q98 84 60 112Z" fill="${coatShade}"/>`;
    const beak = `
      <path d="M150 142Q132 154 138 176Q144 192 150 200Q156 192 162 176Q168 154 150 142Z" fill="#FFB824"/>
      <path d="M150 142Q168 154 162 176Q156 192 150 200Z" fill="#C77E12"/><path d="M144 154v14" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`;
    const claws = `<path d="M104 288v16M116 292v16M128 294v14" stroke="#FFB824" stroke-width="10" stroke-linecap="round"/>`;
    const shade = `<path d="M150 46C174 50 198 48 224 22C236 50 238 72 232 96C252 132 256 186 238 232C220 272 188 298 150 302C200 250 200 120 150 46Z" fill="${ink}" opacity=".17"/>`;
    return mirrored(claws + bodyHalf + chestMarks) + mirrored(eyeHalf) + beak + shade;
  },
});
