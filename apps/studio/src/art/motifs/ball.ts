import { polar, repeat, spoke } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

const radius = 104;
const centerX = 154;
const centerY = 164;

/** A football trailing fire. */
export const ball = defineMotif({
  colorings: { snow: 'ember', gold: 'crimson', azure: 'royal', lime: 'jade', rose: 'violet', onyx: 'azure' },
  paint: (main, accent) => ({ leather: main.light, patch: main.dark, flame: accent.light, flameEdge: accent.mid }),
  touches: {
    snow: { leather: '#fff', patch: '#14161C', flame: '#FFB224', flameEdge: '#FF5A1F' },
    gold: { leather: '#FFD86B', flame: '#FFB1A6' },
    onyx: { leather: '#4E5670', patch: '#0B0D16' },
    rose: { leather: '#FFC4DA' },
  },
  draw({ leather, patch, flame, flameEdge }, id) {
    const pentagon = (x: number, y: number, size: number, spin: number, squash = 1, lean = 0) => {
      const corners = [0, 1, 2, 3, 4].map((corner) => spoke(0, 0, size, corner * 72 - 90)).join('L');
      return `<path transform="translate(${x} ${y}) rotate(${lean}) scale(${squash} 1) rotate(${spin})" d="M${corners}Z" fill="${patch}" stroke="${patch}" stroke-width="6" stroke-linejoin="round"/>`;
    };
    const seam = (index: number) => {
      const angle = index * 72 - 78;
      const at = (reach: number, turn = 0) => spoke(centerX, centerY, reach, angle + turn);
      return `M${at(34)}L${at(66)}M${at(66)}L${at(80, 26)}M${at(80, 46)}L${at(66, 72)}M${at(80, 26)}L${at(80, 46)}`;
    };
    const rimPatch = (index: number) => {
      const angle = index * 72 - 42;
      const [x, y] = polar(centerX, centerY, 98, angle);
      return pentagon(x, y, 34, 0, 0.52, angle);
    };
    const fire = `
      <path d="M60 132C20 180 6 236 14 300C34 264 46 250 60 244C52 268 54 284 60 300C76 262 100 256 128 262Q70 220 60 132Z" fill="${flameEdge}"/>
      <path d="M66 150C44 190 34 214 34 246C48 226 58 222 72 222C72 236 74 244 78 254C88 242 104 240 124 250Q80 216 66 150Z" fill="${flame}"/>`;
    const sphere = `
      <clipPath id="${id}-ball"><circle cx="${centerX}" cy="${centerY}" r="${radius}"/></clipPath>
      <circle cx="${centerX}" cy="${centerY}" r="${radius}" fill="${leather}"/>
      <g clip-path="url(#${id}-ball)">
        <path d="${repeat(5, seam)}" stroke="${patch}" stroke-width="5.5" stroke-linecap="round"/>
        ${pentagon(centerX, centerY, 37, 12)}${repeat(5, rimPatch)}
        <path d="M${centerX + 20} ${centerY - radius}A${radius} ${radius} 0 1 1 ${centerX - radius} ${centerY + 22}A126 126 0 0 0 ${centerX + 20} ${centerY - radius}Z" fill="#22304E" opacity=".3"/>
        <path d="M${centerX - 78} ${centerY - 22}A84 84 0 0 1 ${centerX - 22} ${centerY - 80}" stroke="#fff" stroke-width="14" stroke-linecap="round" fill="none"/>
      </g>`;
    return fire + sphere;
  },
});
