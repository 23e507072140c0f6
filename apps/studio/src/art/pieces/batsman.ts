import { mirrored, repeat, spoke } from '../geometry.ts';
import { defineMotif } from '../motifs/defineMotif.ts';

/** A batsman at the crease from the front: helmet with its grille, the bat over the shoulder, a ball on its way. */
export const batsman = defineMotif({
  colorings: { jade: 'gold', royal: 'crimson' },
  paint: (main, accent) => ({
    shell: main.mid,
    lit: main.light,
    shade: main.deep,
    depth: main.dark,
    trim: accent.mid,
    trimShade: accent.deep,
    skin: '#8F5530',
    skinShade: '#5E3219',
    wood: '#F0CE92',
    woodShade: '#C3914C',
    steel: '#E6EDF5',
  }),
  touches: { jade: { shell: '#12905A', shade: '#0A6A44' } },
  draw({ shell, lit, shade, depth, trim, trimShade, skin, skinShade, wood, woodShade, steel }) {
    const bat = `
      <g transform="rotate(34 226 120)">
        <path d="M200 -22Q226 -38 252 -22V150Q252 170 238 176H214Q200 170 200 150Z" fill="${wood}"/>
        <path d="M226 -32Q244 -32 252 -22V150Q252 170 238 176H226Z" fill="${woodShade}"/>
        <path d="M206 34H246V52H206ZM206 60H246V66H206Z" fill="${trim}"/>
        <path d="M216 174H236V270H216Z" fill="${trimShade}"/>
        <path d="M216 184h20v8h-20ZM216 200h20v8h-20ZM216 216h20v8h-20ZM216 232h20v8h-20Z" fill="${depth}"/>
      </g>`;
    const shirt = `
      <path d="M14 330C16 268 64 244 150 244S284 268 286 330Z" fill="${shell}"/>
      <path d="M150 244C236 244 284 268 286 330H206Q226 280 196 250Z" fill="${shade}"/>
      <path d="M100 250Q150 300 200 250L216 256Q150 326 84 256Z" fill="${trim}"/>
      <path d="M26 284Q46 262 76 254L64 330H16Q18 302 26 284Z" fill="${trimShade}"/>`;
    const face = `
      <path d="M78 176Q150 150 222 176L216 226Q206 272 150 284Q94 272 84 226Z" fill="${skin}"/>
      <path d="M150 160Q190 162 222 176L216 226Q206 272 150 284Q186 262 184 220Q182 180 150 160Z" fill="${skinShade}"/>
      <path d="M92 190Q110 178 134 190L132 200Q110 190 94 200Z" fill="#1E120B"/>
      <path d="M166 190Q190 178 208 190L206 200Q190 190 168 200Z" fill="#1E120B"/>
      <path d="M96 208Q114 196 132 208Q114 222 96 208Z" fill="#FFFDF6"/>
      <path d="M168 208Q186 196 204 208Q186 222 168 208Z" fill="#FFFDF6"/>
      <circle cx="116" cy="208" r="7.500" fill="#1E120B"/><circle cx="184" cy="208" r="7.500" fill="#1E120B"/>
      <circle cx="113.500" cy="205" r="2.400" fill="#fff"/><circle cx="181.500" cy="205" r="2.400" fill="#fff"/>
      <path d="M108 256Q150 280 192 256Q150 270 108 256Z" fill="#FFFDF6"/>`;
    const guard = mirrored(`<path d="M58 164L84 176L92 236Q78 244 66 230Q56 200 58 164Z" fill="${shade}"/>`);
    const grille = `
      <g fill="none" stroke="${steel}" stroke-width="6" stroke-linecap="round">
        <path d="M80 226Q150 254 220 226"/><path d="M84 244Q150 274 216 244"/><path d="M96 264Q150 290 204 264"/>
        <path d="M150 236V284"/><path d="M110 238V276M190 238V276"/>
      </g>`;
    const dome = `
      <path d="M56 172C50 80 96 34 150 34S250 80 244 172Q150 134 56 172Z" fill="${shell}"/>
      <path d="M150 34C204 34 250 80 244 172Q222 160 196 154Q208 84 150 34Z" fill="${shade}"/>
      <path d="M76 130C78 92 98 62 128 52C108 76 98 100 98 126Z" fill="${lit}"/>
      <path d="M143 34H157V144H143Z" fill="${trim}"/>
      <path d="M40 178Q150 112 260 178Q262 198 246 196Q150 148 54 196Q38 198 40 178Z" fill="${trim}"/>
      <path d="M40 178Q150 112 260 178Q150 134 40 178Z" fill="${trimShade}"/>`;
    const lily = `
      <g transform="translate(150 96)"><circle r="24" fill="${depth}"/>
        <path d="${repeat(7, (index) => `M0 6L${spoke(0, 6, 18, 180 + index * 30 - 9)}L${spoke(0, 6, 24, 180 + index * 30)}L${spoke(0, 6, 18, 180 + index * 30 + 9)}Z`)}" fill="#FFF6E6"/>
      </g>`;
    const ball = `
      <g transform="translate(44 232)">
        <circle r="40" fill="#C8172B"/>
        <path d="M12 -38A40 40 0 0 1 12 38Q36 0 12 -38Z" fill="#8C0A1C"/>
        <path d="M-14 -37Q8 0 -14 37M-4 -39Q18 0 -4 39" fill="none" stroke="#FFF1D0" stroke-width="3.500" stroke-dasharray="6 5"/>
        <path d="M-30 -12A32 32 0 0 1 -16 -28" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>
      </g>`;
    return bat + shirt + face + guard + grille + dome + lily + ball;
  },
});
