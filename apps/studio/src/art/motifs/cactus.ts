import { defineMotif } from './defineMotif.ts';

/** A flowering cactus in a painted pot. */
export const cactus = defineMotif({
  colorings: { jade: 'rose', lime: 'crimson', teal: 'gold', azure: 'rose', violet: 'gold', gold: 'crimson' },
  placement: 'translate(9 30) scale(.92)',
  paint: (main, accent) => ({
    stem: main.mid,
    stemShade: main.deep,
    stemLight: main.light,
    ink: main.dark,
    bloom: accent.mid,
    bloomShade: accent.deep,
    pot: '#E2703A',
    potShade: '#A3401A',
  }),
  draw({ stem, stemShade, stemLight, ink, bloom, bloomShade, pot, potShade }) {
    const arms = `
      <path d="M110 176H86Q58 176 58 148V112" fill="none" stroke="${stemShade}" stroke-width="42" stroke-linecap="round"/>
      <path d="M106 174H86Q58 174 58 148V112" fill="none" stroke="${stem}" stroke-width="34" stroke-linecap="round"/>
      <path d="M190 156H214Q242 156 242 128V84" fill="none" stroke="${stemShade}" stroke-width="42" stroke-linecap="round"/>
      <path d="M194 150H212Q234 150 234 126V84" fill="none" stroke="${stem}" stroke-width="24" stroke-linecap="round"/>
      <path d="M50 112V150M230 86V120" stroke="${stemLight}" stroke-width="7" stroke-linecap="round"/>`;
    const trunk = `
      <path d="M150 22C116 22 100 50 100 90V250H200V90C200 50 184 22 150 22Z" fill="${stem}"/>
      <path d="M160 23C186 27 200 52 200 90V250H168C180 180 180 90 160 23Z" fill="${stemShade}"/>
      <path d="M120 70Q116 90 117 150" fill="none" stroke="${stemLight}" stroke-width="10" stroke-linecap="round"/>
      <path d="M136 52V236M164 52V236" stroke="${ink}" stroke-opacity=".28" stroke-width="5"/>
      <path d="M124 110l8 6M124 160l8 6M148 90l8 6M148 140l8 6M148 190l8 6M176 110l8 6M176 160l8 6M60 128l8 6M234 108l8 6" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`;
    const flower = (x: number, y: number, size: number) => `
      <g transform="translate(${x} ${y}) scale(${size})">
        <path d="M0 8C-34 4 -40 -22 -30 -34C-20 -34 -12 -28 -10 -22C-10 -36 -4 -44 0 -48C4 -44 10 -36 10 -22C12 -28 20 -34 30 -34C40 -22 34 4 0 8Z" fill="${bloom}"/>
        <path d="M0 8C34 4 40 -22 30 -34C20 -34 12 -28 10 -22C10 -36 4 -44 0 -48Z" fill="${bloomShade}"/><circle cy="-10" r="8" fill="#FFE28A"/>
      </g>`;
    const vessel = `
      <path d="M74 238H226L208 310H92Z" fill="${pot}"/><path d="M160 238H226L208 310H150Z" fill="${potShade}"/>
      <path d="M62 222H238V250H62Z" fill="${pot}"/><path d="M158 222H238V250H158Z" fill="${potShade}"/><path d="M62 222H238V229H62Z" fill="#fff" opacity=".4"/>
      <path d="M84 274L104 258L124 274L144 258L164 274L184 258L204 274L216 264" fill="none" stroke="#FFE28A" stroke-width="7" stroke-linejoin="round"/>`;
    return arms + trunk + flower(150, 26, 1) + flower(58, 92, 0.66) + flower(240, 64, 0.66) + vessel;
  },
});
