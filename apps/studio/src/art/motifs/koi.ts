import { repeat, ribbon, round, type Point } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

/** Returns a point on the fish's spine: from the head (0) to the root of the tail (1), nearly round. */
function spine(t: number): Point {
  const radians = ((-205 + t * 292) * Math.PI) / 180;
  return [150 + 90 * Math.cos(radians) * (1 - 0.05 * t), 160 + 98 * Math.sin(radians) * (1 - 0.02 * t)];
}

function halfWidth(t: number) {
  if (t < 0.14) return 42 - 19 * (1 - t / 0.14) ** 1.7;
  return t < 0.34 ? 42 : 42 * (1 - (t - 0.34) / 0.68) ** 0.7 + 6;
}

/** Returns a point at a distance from the spine, with the swimming direction there. */
function beside(t: number, aside = 0) {
  const [x, y] = spine(t);
  const [nextX, nextY] = spine(t + 0.01);
  const radians = Math.atan2(nextY - y, nextX - x);
  return {
    x: round(x - Math.sin(radians) * aside),
    y: round(y + Math.cos(radians) * aside),
    angle: round((radians * 180) / Math.PI),
  };
}

/** A koi from above, curled into a ring. */
export const koi = defineMotif({
  colorings: { pearl: 'ember', onyx: 'gold', gold: 'crimson', azure: 'snow', rose: 'violet', snow: 'royal', jade: 'gold', ember: 'gold' },
  paint: (main, accent) => ({ skin: main.mid, patch: accent.mid, ink: main.dark, fin: accent.light }),
  touches: {
    pearl: { skin: '#FFF4E4', patch: '#F4571E', ink: '#20150F', fin: '#FFE3C2' },
    onyx: { skin: '#23262F', patch: '#F2B632', ink: '#000', fin: '#F7DC93' },
    gold: { fin: '#FFE9A8' },
    azure: { patch: '#F4FBFF', fin: '#D8F6FF' },
    ember: { patch: '#FFD05A' },
  },
  draw({ skin, patch, ink, fin }, id) {
    const sideFin = (t: number, aside: number, turn: number, length: number, width: number) => {
      const { x, y, angle } = beside(t, aside);
      const along = (part: number) => round(length * part);
      const across = (part: number) => round(width * part);
      return `
        <g transform="translate(${x} ${y}) rotate(${round(angle + turn)})">
          <path d="M0 -8C${along(0.4)} ${across(-1.2)} ${length} ${-width} ${along(1.05)} ${across(-0.2)}C${along(0.9)} ${across(0.1)} ${length} ${across(0.5)} ${along(0.8)} ${across(0.7)}C${along(0.5)} ${across(0.7)} ${along(0.2)} ${across(0.5)} 0 8Z" fill="${fin}"/>
          <path d="M6 -3L${along(0.85)} ${across(-0.5)}M6 0L${along(0.85)} ${across(-0.1)}M6 3L${along(0.75)} ${across(0.35)}" stroke="${patch}" stroke-width="2.5" opacity=".55" fill="none"/>
        </g>`;
    };
    const spot = (t: number, aside: number, length: number, width: number, color: string) => {
      const { x, y, angle } = beside(t, aside);
      return `<ellipse cx="${x}" cy="${y}" rx="${length}" ry="${width}" transform="rotate(${angle} ${x} ${y})" fill="${color}"/>`;
    };
    const scaleRow = (row: number) =>
      repeat(7, (column) => {
        const offset = column - 3;
        const t = 0.2 + row * 0.05;
        const { x, y, angle } = beside(t + (offset % 2 === 0 ? 0 : 0.025), (offset * halfWidth(t)) / 3.4);
        return `<path transform="translate(${x} ${y}) rotate(${angle})" d="M-6 -6Q4 0 -6 6"/>`;
      });
    const band = (share: number, breadth: number) =>
      ribbon(
        (t) => {
          const { x, y } = beside(t, halfWidth(t) * share);
          return [x, y];
        },
        (t) => halfWidth(t) * breadth,
      );
    const crestAlongBack = (breadth: number, least: number) =>
      ribbon(
        (t) => spine(0.3 + t * 0.34),
        (t) => breadth * Math.sin(Math.PI * t) + least,
        30,
      );

    const fins =
      sideFin(0.26, 26, 58, 66, 34) + sideFin(0.26, -26, -58, 66, 34) + sideFin(0.6, 20, 50, 40, 20) + sideFin(0.6, -20, -50, 40, 20);
    const end = beside(0.985);
    const tail = `
      <g transform="translate(${end.x} ${end.y}) rotate(${end.angle})">
        <path d="M-14 -6C16 -16 34 -44 74 -40C66 -24 60 -10 52 0C62 10 66 26 62 44C34 40 12 20 -14 6Z" fill="${fin}"/>
        <path d="M0 -3L58 -30M2 0L46 0M0 3L50 30" stroke="${patch}" stroke-width="3" opacity=".6"/>
      </g>`;
    const patches = [
      spot(0.03, 0, 34, 30, patch),
      spot(0.25, -14, 44, 32, patch),
      spot(0.48, 12, 46, 30, patch),
      spot(0.72, -4, 36, 22, patch),
      spot(0.88, 0, 16, 10, patch),
      spot(0.33, 20, 14, 9, ink),
      spot(0.57, -14, 15, 8, ink),
      spot(0.13, 10, 9, 6, ink),
    ];
    const outline = ribbon(spine, halfWidth, 60);
    const body = `
      <clipPath id="${id}-koi"><path d="${outline}"/></clipPath>
      <path d="${outline}" fill="${skin}"/>
      <g clip-path="url(#${id}-koi)">
        ${patches.join('')}
        <g stroke="${ink}" stroke-opacity=".24" stroke-width="2" fill="none">${repeat(15, scaleRow)}</g>
        <path d="${band(-0.62, 0.42)}" fill="#000" opacity=".17"/>
        <path d="${band(0.6, 0.14)}" fill="#fff" opacity=".5"/>
      </g>`;
    const head = beside(0.03);
    const eyesAndBarbels = `
      <g transform="translate(${head.x} ${head.y}) rotate(${head.angle})">
        <circle cx="14" cy="-21" r="7" fill="#fff"/>
        <circle cx="14" cy="21" r="7" fill="#fff"/>
        <circle cx="13" cy="-22" r="4.4" fill="${ink}"/>
        <circle cx="13" cy="22" r="4.4" fill="${ink}"/>
        <path d="M-6 -14Q-26 -22 -30 -38M-6 14Q-26 22 -30 38" stroke="${fin}" stroke-width="4.5" fill="none" stroke-linecap="round"/>
      </g>`;
    const backFin = `<path d="${crestAlongBack(9, 1)}" fill="${fin}"/><path d="${crestAlongBack(2, 0.5)}" fill="${patch}"/>`;
    return fins + tail + body + eyesAndBarbels + backFin;
  },
});
