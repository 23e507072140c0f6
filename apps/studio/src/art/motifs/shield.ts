import { mirrored } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

/** A shield before crossed swords. */
export const shield = defineMotif({
  colorings: { royal: 'gold', crimson: 'steel', jade: 'gold', violet: 'steel', onyx: 'gold', teal: 'ember', ember: 'steel', azure: 'gold' },
  paint: (main, accent) => ({
    field: main.mid,
    fieldShade: main.deep,
    fieldLight: main.light,
    ink: main.dark,
    metal: accent.mid,
    metalShade: accent.deep,
    metalLight: accent.light,
  }),
  touches: { onyx: { field: '#454C66', fieldLight: '#8C95B0' } },
  draw({ field, fieldShade, fieldLight, ink, metal, metalShade, metalLight }) {
    const sword = `
      <g transform="rotate(-42 150 160)">
        <path d="M150 -26L168 4V212H132V4Z" fill="#C6D2E2"/><path d="M150 -26L132 4V212H150Z" fill="#F6FAFF"/><path d="M150 4V212" stroke="#7F8FA8" stroke-width="4"/>
        <rect x="96" y="208" width="108" height="20" rx="9" fill="${metal}"/><rect x="138" y="226" width="24" height="56" rx="5" fill="#5A2E18"/><path d="M138 240H162M138 254H162M138 268H162" stroke="#2A1408" stroke-width="5"/>
        <circle cx="150" cy="290" r="17" fill="${metalShade}"/><circle cx="147" cy="287" r="10" fill="${metal}"/>
      </g>`;
    const board = `
      <path d="M150 56C122 76 88 86 54 86C50 174 80 246 150 292C220 246 250 174 246 86C212 86 178 76 150 56Z" fill="${metalShade}"/>
      <path d="M150 56C122 76 88 86 54 86C50 174 80 246 150 292Z" fill="${metal}"/>
      <path d="M150 82C128 96 102 104 76 106C76 172 100 228 150 264C200 228 224 172 224 106C198 104 172 96 150 82Z" fill="${field}"/>
      <path d="M150 82C172 96 198 104 224 106C224 172 200 228 150 264Z" fill="${fieldShade}"/>
      <path d="M84 116C86 150 94 178 106 200" fill="none" stroke="${fieldLight}" stroke-width="9" stroke-linecap="round"/>
      <path d="M64 96C92 94 122 84 144 70" fill="none" stroke="${metalLight}" stroke-width="5" stroke-linecap="round"/>`;
    const charge = `
      <path d="M150 120L162 150L194 152L169 172L178 204L150 186L122 204L131 172L106 152L138 150Z" fill="${metalShade}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>
      <path d="M150 120L150 168L178 204L150 186L122 204L150 168L106 152L138 150Z" fill="${metalLight}"/><path d="M150 120L162 150L150 168L194 152L169 172L150 168Z" fill="${metal}"/>
      <g fill="${metalLight}"><circle cx="66" cy="112" r="5"/><circle cx="234" cy="112" r="5"/><circle cx="86" cy="206" r="5"/><circle cx="214" cy="206" r="5"/></g>`;
    return mirrored(sword) + board + charge;
  },
});
