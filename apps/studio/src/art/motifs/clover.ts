import { repeat } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

const leafOutline = 'M0 -8C-20 -34 -74 -46 -74 -88C-74 -122 -30 -134 0 -100C30 -134 74 -122 74 -88C74 -46 20 -34 0 -8Z';

/** A four-leaved clover. */
export const clover = defineMotif({
  colorings: { jade: 'gold', lime: 'gold', gold: 'ember', rose: 'gold', azure: 'snow', violet: 'lime', teal: 'gold' },
  paint: (main, accent) => ({
    blade: main.mid,
    bladeShade: main.deep,
    bladeLight: main.light,
    ink: main.dark,
    heart: accent.mid,
  }),
  draw({ blade, bladeShade, bladeLight, ink, heart }) {
    const leafAt = (index: number) => `
      <g transform="rotate(${index * 90 + 45})">
        <path d="${leafOutline}" fill="${blade}"/>
        <path d="M0 -8C20 -34 74 -46 74 -88C74 -122 30 -134 0 -100Z" fill="${bladeShade}" opacity="${index === 0 || index === 1 ? 0.85 : 0.5}"/>
        <path d="M-56 -92C-54 -106 -38 -112 -24 -104" fill="none" stroke="${bladeLight}" stroke-width="9" stroke-linecap="round"/>
        <path d="M0 -14V-84M0 -44L-26 -66M0 -44L26 -66" stroke="${ink}" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>
      </g>`;
    const stem = `
      <path d="M150 160C154 210 176 252 224 290" fill="none" stroke="${ink}" stroke-width="24" stroke-linecap="round"/>
      <path d="M150 160C154 210 176 252 224 290" fill="none" stroke="${bladeShade}" stroke-width="15" stroke-linecap="round"/>
      <path d="M148 180C152 220 172 254 212 288" fill="none" stroke="${blade}" stroke-width="6" stroke-linecap="round"/>`;
    const dew = `<circle cx="150" cy="152" r="15" fill="${heart}"/><circle cx="145" cy="147" r="5" fill="#fff"/>`;
    return `${stem}<g transform="translate(150 152)">${repeat(4, leafAt)}</g>${dew}`;
  },
});
