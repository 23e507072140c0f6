import { defineMotif } from './defineMotif.ts';

/** A chess knight. */
export const knight = defineMotif({
  colorings: { pearl: 'gold', onyx: 'gold', bronze: 'gold', crimson: 'gold', azure: 'gold', jade: 'gold', violet: 'gold', snow: 'azure' },
  paint: (main, accent) => ({
    wood: main.mid,
    woodShade: main.deep,
    woodLight: main.light,
    ink: main.dark,
    band: accent.mid,
    bandShade: accent.deep,
  }),
  touches: { onyx: { wood: '#454C66', woodShade: '#262A3A', woodLight: '#8C95B0' } },
  draw({ wood, woodShade, woodLight, ink, band, bandShade }) {
    const neck = `
      <path d="M150 30L128 4C116 16 110 28 110 42C76 66 56 104 42 156C36 176 44 194 62 198L86 194C96 186 108 182 122 182C116 206 84 218 84 252H232C250 186 246 96 206 56C190 40 170 32 150 30Z" fill="${wood}"/>
      <path d="M150 30C170 32 190 40 206 56C246 96 250 186 232 252H168C206 200 204 96 150 30Z" fill="${woodShade}"/>
      <path d="M112 48C82 70 62 106 50 150C70 126 92 104 126 92C134 76 128 56 112 48Z" fill="${woodLight}"/>`;
    const mane = `
      <path d="M150 30C186 38 214 62 228 98L206 92L232 132L208 124L236 170L210 160L234 208L204 196C206 140 190 76 150 30Z" fill="${ink}"/>
      <path d="M164 40C186 52 202 72 212 92L198 86C190 68 178 52 164 40Z" fill="${woodShade}"/>`;
    const face = `
      <path d="M128 4C120 22 122 40 132 54C142 46 148 38 150 30Z" fill="${woodShade}"/>
      <path d="M90 108C102 96 118 98 128 108C118 122 100 122 90 108Z" fill="${ink}"/><circle cx="108" cy="107" r="6" fill="${band}"/><circle cx="106" cy="105" r="2.5" fill="#fff"/>
      <path d="M52 168q8 -8 16 0q-4 8 -12 8Z" fill="${ink}"/><path d="M60 196C72 186 84 178 92 166" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>
      <path d="M122 182C142 178 156 164 160 142" fill="none" stroke="${ink}" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/>
      <path d="M76 130L112 176M96 84L152 118" stroke="${band}" stroke-width="7" stroke-linecap="round"/><circle cx="96" cy="154" r="8" fill="${bandShade}"/>`;
    const base = `
      <path d="M74 248H242Q252 248 252 258V266H64V258Q64 248 74 248Z" fill="${band}"/><path d="M158 248H242Q252 248 252 258V266H158Z" fill="${bandShade}"/>
      <path d="M60 266H256L272 308H44Z" fill="${wood}"/><path d="M158 266H256L272 308H158Z" fill="${woodShade}"/><path d="M66 274H120L116 284H62Z" fill="${woodLight}"/>`;
    return neck + mane + face + base;
  },
});
