import { defineMotif } from './defineMotif.ts';

const numeral = 'M-62 -78H66V-40C30 0 10 40 8 86H-42C-38 42 -18 0 14 -34H-30V-14H-62Z';

/** Three sevens, rimmed. */
export const seven = defineMotif({
  isWritten: true,
  colorings: { crimson: 'gold', royal: 'gold', jade: 'gold', violet: 'snow', ember: 'pearl', rose: 'gold', onyx: 'gold', azure: 'snow' },
  paint: (main, accent) => ({
    face: main.mid,
    faceShade: main.deep,
    rim: accent.mid,
    rimShade: accent.deep,
    glint: accent.light,
  }),
  touches: { crimson: { face: '#FF3B3B', faceShade: '#B3081F', rim: '#FFD24A', rimShade: '#E08A10', glint: '#FFF3C4' } },
  draw({ face, faceShade, rim, rimShade, glint }) {
    const sevenAt = (x: number, y: number, size: number, angle: number) => `
      <g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})">
        <path d="${numeral}" fill="${rimShade}" stroke="${rimShade}" stroke-width="26" stroke-linejoin="round"/>
        <path d="${numeral}" transform="translate(-3 -4)" fill="${rim}" stroke="${rim}" stroke-width="18" stroke-linejoin="round"/>
        <path d="${numeral}" fill="${face}"/>
      <path d="M66 -78V-40C30 0 10 40 8 86H-18C-14 40 14 -8 44 -46V-78Z" fill="${faceShade}"/>
      <path d="M-56 -72H40" stroke="${glint}" stroke-width="7" stroke-linecap="round"/>
      </g>`;
    return sevenAt(74, 150, 0.78, -14) + sevenAt(228, 150, 0.78, 14) + sevenAt(150, 176, 1.22, 0);
  },
});
