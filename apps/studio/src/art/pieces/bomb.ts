import { repeat, spoke } from '../geometry.ts';
import { defineMotif } from '../motifs/defineMotif.ts';

/** A round bomb with a lit fuse. */
export const bomb = defineMotif({
  colorings: { onyx: 'gold', crimson: 'gold', royal: 'ember', violet: 'gold', jade: 'ember', bronze: 'gold' },
  paint: (main, accent) => ({
    body: main.mid,
    lit: main.light,
    shade: main.deep,
    depth: main.dark,
    band: accent.mid,
    bandShade: accent.deep,
    rope: '#E8C48A',
    spark: '#FFF6C8',
    flame: '#FF8A1E',
  }),
  touches: { onyx: { body: '#3F465E', lit: '#8C93A8' } },
  draw({ body, lit, shade, depth, band, bandShade, rope, spark, flame }) {
    const fuse = `
      <path d="M196 92C206 44 236 38 252 60" fill="none" stroke="${depth}" stroke-width="20" stroke-linecap="round"/>
      <path d="M196 92C206 44 236 38 252 60" fill="none" stroke="${rope}" stroke-width="11" stroke-linecap="round"/>
      <path d="M204 66l12 6M218 48l6 12" stroke="${bandShade}" stroke-width="4"/>`;
    const flare = `
      <path d="M258 62${repeat(8, (index) => `L${spoke(258, 62, 40, index * 45)}L${spoke(258, 62, 16, index * 45 + 22.5)}`)}Z" fill="${flame}"/>
      <path d="M258 62${repeat(8, (index) => `L${spoke(258, 62, 22, index * 45)}L${spoke(258, 62, 10, index * 45 + 22.5)}`)}Z" fill="${spark}"/>`;
    const ball = `
      <circle cx="140" cy="196" r="112" fill="${body}"/>
      <path d="M196 99A112 112 0 1 1 46 257A130 130 0 0 0 196 99Z" fill="${shade}"/>
      <path d="M150 308A112 112 0 0 0 252 196A112 112 0 0 1 70 283A112 112 0 0 0 150 308Z" fill="${depth}" opacity=".45"/>
      <path d="M58 168C70 126 100 104 134 100C104 118 84 140 78 176Z" fill="${lit}"/>
      <circle cx="74" cy="206" r="9" fill="${lit}"/>`;
    const neck = `
      <path d="M160 74L232 116L214 146L142 104Z" fill="${band}"/>
      <path d="M198 96L232 116L214 146L180 126Z" fill="${bandShade}"/>`;
    const skull = `
      <path d="M90 186C90 150 114 132 142 132C172 132 194 152 194 186C194 206 186 216 176 222V244H108V222C98 216 90 206 90 186Z" fill="#FFF6E6"/>
      <path d="M142 132C172 132 194 152 194 186C194 206 186 216 176 222V244H150C168 214 170 168 142 132Z" fill="#D9C7A6"/>
      <ellipse cx="120" cy="188" rx="16" ry="18" fill="${depth}"/><ellipse cx="164" cy="188" rx="16" ry="18" fill="${depth}"/>
      <path d="M142 204l9 18h-18Z" fill="${depth}"/>
      <path d="M122 230v14M142 230v14M162 230v14" stroke="${depth}" stroke-width="6"/>`;
    return fuse + flare + ball + neck + skull;
  },
});
