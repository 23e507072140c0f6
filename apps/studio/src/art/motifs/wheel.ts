import { polar, repeat, spoke } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

const pockets = 24;

function stud(index: number) {
  const [x, y] = polar(0, 0, 127, index * 30);
  return `<circle cx="${x}" cy="${y}" r="3.6"/>`;
}

/** A roulette wheel, with its ball. */
export const wheel = defineMotif({
  colorings: { crimson: 'gold', royal: 'gold', jade: 'gold', violet: 'snow', rose: 'gold', teal: 'bronze', onyx: 'ember' },
  paint: (main, accent) => ({
    red: main.mid,
    black: main.dark,
    brass: accent.mid,
    brassShade: accent.deep,
    wood: main.deep,
    hub: main.dark,
    zero: '#139A5B',
  }),
  touches: {
    crimson: { red: '#D31E3A', black: '#15110F', brass: '#FFC83D', brassShade: '#A8660C', wood: '#5A2A10', hub: '#3B1A0A' },
    jade: { zero: '#E5242F' },
    violet: { brass: '#DCE6F5' },
    onyx: { red: '#E5242F', brass: '#FFB07A', wood: '#2A1A14' },
  },
  draw({ red, black, brass, brassShade, wood, hub, zero }) {
    const pocket = (index: number) => {
      const angle = (index * 360) / pockets - 90;
      const numbered = index % 2 === 0 ? black : red;
      const color = index === 0 ? zero : numbered;
      return `<path d="M0 0L${spoke(0, 0, 116, angle)}A116 116 0 0 1 ${spoke(0, 0, 116, angle + 360 / pockets)}Z" fill="${color}"/>`;
    };
    const disc = `
      <g transform="translate(150 166) rotate(-12)">
        <circle r="136" fill="${brassShade}"/><circle r="132" fill="${wood}"/><circle r="121" fill="${brass}"/>
        ${repeat(pockets, pocket)}
        <circle r="84" fill="${brass}"/><circle r="80" fill="${hub}"/>
        <g fill="${brass}">${repeat(8, (index) => `<path transform="rotate(${index * 45})" d="M-5 0L-9 -66H9L5 0Z"/>`)}</g>
        <circle r="34" fill="${brassShade}"/><circle r="30" fill="${brass}"/><circle r="15" fill="${brassShade}"/>
        <path d="M-22 -16a28 28 0 0 1 18 -11" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none"/>
        <g fill="${brass}">${repeat(12, stud)}</g>
      </g>`;
    const light = `
      <path d="M150 166m-116 0a116 116 0 0 1 90 -113A150 150 0 0 0 60 236Q34 206 34 166Z" fill="#fff" opacity=".14"/>
      <path d="M150 302A136 136 0 0 0 286 166A136 136 0 0 0 210 44Q300 190 150 302Z" fill="#000" opacity=".32"/>`;
    const ball = '<circle cx="232" cy="108" r="13" fill="#FFF6E0"/><circle cx="228" cy="104" r="4.5" fill="#fff"/>';
    return disc + light + ball;
  },
});
