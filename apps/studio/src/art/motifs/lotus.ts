import { round } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

/** A lotus in flower on its leaf. */
export const lotus = defineMotif({
  colorings: { rose: 'gold', gold: 'ember', snow: 'rose', violet: 'gold', azure: 'snow', ember: 'gold', orchid: 'lime', crimson: 'gold' },
  placement: 'translate(0 8)',
  paint: (main, accent) => ({
    petal: main.mid,
    petalShade: main.deep,
    petalLight: main.light,
    petalDeep: main.dark,
    heart: accent.mid,
    leaf: '#1C8A66',
    leafShade: '#0C4D3C',
  }),
  touches: {
    rose: { petalShade: '#E23D83', petalLight: '#FFE3EE', petalDeep: '#5B0F3F', heart: '#FFD24A' },
    gold: {
      petal: '#FFD25A',
      petalShade: '#E8920F',
      petalLight: '#FFF9DD',
      petalDeep: '#6B2D02',
      heart: '#FF5E3A',
      leaf: '#0F6E62',
      leafShade: '#063A35',
    },
  },
  draw({ petal, petalShade, petalLight, petalDeep, heart, leaf, leafShade }) {
    const petalAt = (y: number, angle: number, length: number, width: number, isBehind = false) => {
      const [half, reach, tip] = [round(width), round(width * 1.1), -length];
      const tall = (part: number) => round(-length * part);
      const wide = (part: number) => round(width * part);
      const colors = isBehind ? [petalShade, petalDeep, 0.35, 0.45] : [petal, petalShade, 0.75, 0.95];
      return `
        <g transform="translate(150 ${y}) rotate(${angle})">
          <path d="M0 0C${-half} ${tall(0.2)} ${-reach} ${tall(0.6)} 0 ${tip}C${reach} ${tall(0.6)} ${half} ${tall(0.2)} 0 0Z" fill="${colors[0]}"/>
          <path d="M0 ${tip}C${reach} ${tall(0.6)} ${half} ${tall(0.2)} 0 0C${wide(0.35)} ${tall(0.4)} ${wide(0.3)} ${tall(0.7)} 0 ${tip}Z" fill="${colors[1]}" opacity="${colors[2]}"/>
          <path d="M0 ${tip}C${wide(-0.75)} ${tall(0.66)} ${wide(-0.8)} ${tall(0.4)} ${wide(-0.5)} ${tall(0.2)}C${wide(-0.4)} ${tall(0.5)} ${wide(-0.3)} ${tall(0.75)} 0 ${tip}Z" fill="${petalLight}" opacity="${colors[3]}"/>
        </g>`;
    };
    const pad = `
      <ellipse cx="150" cy="268" rx="140" ry="30" fill="${leafShade}"/>
      <ellipse cx="150" cy="261" rx="136" ry="27" fill="${leaf}"/>
      <path d="M150 261L60 244M150 261L240 244M150 261L96 282M150 261L204 282" stroke="${leafShade}" stroke-width="4"/>`;
    const behind =
      [-74, 74, -50, 50].map((angle) => petalAt(246, angle, 150, 34, true)).join('') +
      petalAt(246, 0, 196, 44, true) +
      [-28, 28].map((angle) => petalAt(248, angle, 180, 42, true)).join('');
    const middle =
      [-84, 84].map((angle) => petalAt(256, angle, 132, 30)).join('') +
      [-58, 58].map((angle) => petalAt(258, angle, 138, 36)).join('') +
      [-18, 18].map((angle) => petalAt(258, angle, 164, 42)).join('');
    const core = `<ellipse cx="150" cy="222" rx="30" ry="20" fill="${heart}"/>`;
    const front = [-38, 38].map((angle) => petalAt(264, angle, 122, 38)).join('') + petalAt(268, 0, 112, 42);
    return pad + behind + middle + core + front;
  },
});
