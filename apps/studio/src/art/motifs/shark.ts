import { mirrored, polar, repeat } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

/** Draws a tooth on the rim of the mouth, pointing inwards. */
function tooth(angle: number) {
  const at = (radius: number, turn: number) => {
    const [x, y] = polar(0, 0, radius, angle + turn);
    return `${x} ${Math.round(y * 0.72 * 10) / 10}`;
  };
  return `M${at(84, -10)}L${at(50, 0)}L${at(84, 10)}Z`;
}

/** A shark head on, jaws open. */
export const shark = defineMotif({
  colorings: { azure: 'crimson', steel: 'crimson', teal: 'rose', royal: 'ember', violet: 'rose', onyx: 'crimson', snow: 'rose' },
  paint: (main, accent) => ({
    skin: main.mid,
    skinShade: main.deep,
    belly: '#F4F9FF',
    ink: main.dark,
    gum: accent.mid,
    throat: accent.deep,
    throatDeep: accent.dark,
  }),
  touches: {
    azure: { skin: '#3D9BD4', skinShade: '#1C5E96' },
    onyx: { skin: '#4A5270', skinShade: '#2B3044' },
    snow: { skin: '#DCE8F2', skinShade: '#8FA6C4' },
  },
  draw({ skin, skinShade, belly, ink, gum, throat, throatDeep }) {
    const fin = `
      <path d="M150 8C120 34 112 66 116 104H190C186 66 176 34 150 8Z" fill="${skinShade}"/>
      <path d="M150 8C124 34 116 66 118 104H144C140 70 142 38 150 8Z" fill="${skin}"/>`;
    const sideFin = `<path d="M64 190C30 200 10 226 2 262C34 250 62 250 88 258Z" fill="${skinShade}"/><path d="M64 190C36 202 18 226 10 254C34 236 54 230 80 232Z" fill="${skin}"/>`;
    const headHalf = `
      <path d="M151 56C100 60 58 116 46 190C56 256 100 300 151 300Z" fill="${skin}"/>
      <path d="M46 190C56 256 100 300 151 300V262C112 262 76 232 66 190Z" fill="${belly}"/>
      <path d="M151 56C124 58 98 76 80 104C104 92 130 92 151 98Z" fill="#fff" opacity=".26"/>`;
    const eyeHalf = `
      <circle cx="92" cy="134" r="15" fill="${ink}"/><circle cx="87" cy="129" r="5" fill="#fff"/>
      <path d="M70 124Q92 104 118 130" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>
      <path d="M122 112q4 -8 10 -8" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`;
    const jaws = `
      <g transform="translate(150 212)">
        <ellipse rx="96" ry="70" fill="${gum}"/><ellipse rx="84" ry="60" fill="${throatDeep}"/>
        <path d="M-58 30Q0 -6 58 30Q40 58 0 60Q-40 58 -58 30Z" fill="${throat}"/>
        <path d="${repeat(18, (index) => tooth(index * 20))}" fill="#fff"/>
      </g>`;
    const gills = `<path d="M52 168Q60 178 58 192M62 158Q70 168 70 180" fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`;
    const shade = `<path d="M150 56C200 60 242 116 254 190C244 256 200 300 150 300C230 250 226 110 150 56Z" fill="${ink}" opacity=".24"/>`;
    return mirrored(sideFin) + fin + mirrored(headHalf + eyeHalf + gills) + shade + jaws;
  },
});
