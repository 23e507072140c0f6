import { mirrored, repeat, round, spoke } from '../geometry.ts';
import { defineMotif } from '../motifs/defineMotif.ts';

/** Returns where a seam of the hood is near its top. */
const rise = (x: number) => round(150 + (x - 150) * 0.34);

/** A cycle rickshaw from behind, as painters dress it: the striped hood, the panel with its lotus and birds, tassels, two wheels. */
export const rickshaw = defineMotif({
  colorings: { crimson: 'teal', royal: 'rose' },
  paint: (main, accent) => ({
    hood: main.mid,
    hoodShade: main.deep,
    gore: '#FFC62E',
    goreShade: '#E08A12',
    panel: accent.mid,
    panelShade: accent.deep,
    bird: '#2F6BFF',
    lotus: '#FF6FA8',
    lotusLit: '#FFD3E4',
    leaf: '#1FA35A',
    gold: '#FFD45A',
    tyre: '#1C1512',
    steel: '#DCE4EC',
  }),
  draw({ hood, hoodShade, gore, goreShade, panel, panelShade, bird, lotus, lotusLit, leaf, gold, tyre, steel }) {
    const wheel = `
      <ellipse cx="40" cy="240" rx="24" ry="74" fill="${tyre}"/>
      <ellipse cx="42" cy="240" rx="15" ry="62" fill="${steel}"/>
      <ellipse cx="44" cy="240" rx="9" ry="52" fill="${tyre}"/>
      <path d="M8 214Q12 150 60 152L70 176Q36 176 34 222Z" fill="${hood}"/>
      <path d="M14 206Q20 164 58 164" fill="none" stroke="${gold}" stroke-width="5" stroke-dasharray="2 9" stroke-linecap="round"/>`;
    const gores = [
      [34, 70, gore],
      [70, 106, hood],
      [106, 150, goreShade],
    ] as const;
    const half = gores
      .map(([from, to, color]) => {
        return `<path d="M${from} 176C${from - 2} 96 ${rise(from)} 34 150 12C${rise(to)} 34 ${to} 96 ${to} 176Z" fill="${color}"/>`;
      })
      .join('');
    const crest = `<path d="M138 22Q150 -6 162 22L150 34Z" fill="${gold}"/><circle cx="150" cy="4" r="7" fill="${lotus}"/>`;
    const hem = repeat(9, (index) => {
      const x = 44 + index * 26.5;
      return `<path d="M${round(x - 15)} 164H${round(x + 15)}V176Q${round(x)} 204 ${round(x - 15)} 176Z" fill="${index % 2 === 0 ? hoodShade : gold}"/><circle cx="${round(x)}" cy="182" r="4" fill="${index % 2 === 0 ? gold : hood}"/>`;
    });
    const window = `
      <path d="M98 152Q98 92 150 78Q202 92 202 152Z" fill="${panelShade}"/>
      <path d="M106 150Q108 100 150 88Q192 100 194 150Z" fill="${panel}"/>
      <path d="${repeat(9, (index) => `M150 148L${spoke(150, 148, 52, 180 + index * 22.5 - 5)}L${spoke(150, 148, 52, 180 + index * 22.5 + 5)}Z`)}" fill="${gold}" opacity=".85"/>
      <path d="M124 150A26 26 0 0 1 176 150Z" fill="${lotus}"/>`;
    const back = `
      <path d="M56 190H244L236 262H64Z" fill="${gold}"/>
      <path d="M64 197H236L229 255H71Z" fill="${panel}"/>
      <path d="M150 197H236L229 255H150Z" fill="${panelShade}" opacity=".6"/>
      <path d="M76 262H224L214 312H86Z" fill="${hoodShade}"/>
      <path d="M84 268H216L208 305H92Z" fill="${hood}"/>`;
    const bloom = (x: number, y: number, size: number) => `
      <g transform="translate(${x} ${y}) scale(${size})">
        <path d="M-40 10Q-22 26 0 22Q22 26 40 10Q20 4 0 8Q-20 4 -40 10Z" fill="${leaf}"/>
        <path d="M-34 -2Q-20 18 0 16Q20 18 34 -2Q18 0 12 8Q6 -10 0 8Q-6 -10 -12 8Q-18 0 -34 -2Z" fill="${lotus}"/>
        <path d="M-20 -20Q-22 4 0 16Q22 4 20 -20Q8 -12 0 -30Q-8 -12 -20 -20Z" fill="${lotusLit}"/>
        <path d="M0 -30Q-12 -6 0 14Q12 -6 0 -30Z" fill="${lotus}"/>
      </g>`;
    const dove = `
      <path d="M74 224Q90 206 108 218L122 214L112 226Q104 244 84 240Q78 250 68 252Q74 242 72 232Z" fill="${bird}"/>
      <path d="M84 224Q98 218 100 234Q90 238 84 224Z" fill="${gold}"/>
      <circle cx="109" cy="220" r="2.600" fill="#fff"/>`;
    const tassels = repeat(6, (index) => {
      const x = 96 + index * 21.5;
      return `<path d="M${round(x)} 308l7 16h-14Z" fill="${index % 2 === 0 ? gold : lotus}"/>`;
    });
    return `${mirrored(wheel)}${mirrored(half)}${window}${crest}${hem}${back}${mirrored(dove)}${bloom(150, 232, 1)}${bloom(150, 290, 0.62)}${tassels}`;
  },
});
