import { lightOf, mix } from '../colors.ts';
import { polar, round } from '../geometry.ts';
import type { PatternName } from '../grounds.ts';
import { markupOf } from '../markupOf.ts';
import type { Hand } from './Hand.ts';
import { opacityOf, retouch } from './retouch.ts';

const SHEET = '#FBF4E6';

/** Coloured paper, cut and laid in layers: each casts a soft shadow, none shines. */
export const paper: Hand = {
  motif(name, coloring, { id, blur = 4 }) {
    const filter = [
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur * 1.2}" result="blurred"/>`,
      '<feComponentTransfer in="blurred" result="wide"><feFuncA type="linear" slope="14" intercept="-1.2"/></feComponentTransfer>',
      `<feFlood flood-color="${SHEET}"/><feComposite in2="wide" operator="in" result="sheet"/>`,
      '<feOffset in="wide" dx="3" dy="8"/><feGaussianBlur stdDeviation="4" result="fallen"/>',
      '<feFlood flood-color="#160A04" flood-opacity=".5"/><feComposite in2="fallen" operator="in" result="shade"/>',
      '<feMerge><feMergeNode in="shade"/><feMergeNode in="sheet"/><feMergeNode in="SourceGraphic"/></feMerge>',
    ].join('');
    return `<filter id="${id}-cut" x="-15%" y="-15%" width="135%" height="135%" color-interpolation-filters="sRGB">${filter}</filter><g filter="url(#${id}-cut)">${layer(markupOf(name, coloring, id))}</g>`;
  },
  ground({ pattern, turn, tone, id }) {
    const back = dye(mix(tone.disc, tone.base, 0.22));
    const sheets = [mix(tone.base, tone.disc, 0.34), tone.pattern, mix(tone.base, tone.foot, 0.5)].map((color, index) =>
      sheet(`M-20 -20H320V420H-20Z${hole(pattern, turn, 96 + index * 30)}`, dye(color)),
    );
    return `<g id="${id}-ground"><rect width="300" height="400" fill="${back}"/>${sheets.join('')}</g>`;
  },
  veil: (tone) => sheet('M-20 420V300C40 268 92 272 150 290S262 300 320 272V420Z', dye(tone.foot)),
  letter(lines, { fill, ink, key }, id) {
    const outlines = lines.map(({ outline }, index) => `<path id="${id}-line${index}" d="${outline}"/>`).join('');
    const uses = lines.map((_, index) => `<use href="#${id}-line${index}"/>`).join('');
    const under = dye(mix(key, ink, 0.55));
    return [
      `<defs>${outlines}</defs><g stroke-linejoin="round">`,
      `<g transform="translate(1.5 5)" fill="none" stroke="#160A04"><g stroke-opacity=".2" stroke-width="20">${uses}</g><g stroke-opacity=".3" stroke-width="16">${uses}</g></g>`,
      `<g fill="${under}" stroke="${under}" stroke-width="14">${uses}</g>`,
      `<g transform="translate(1 3)" fill="#160A04" fill-opacity=".4" stroke="#160A04" stroke-opacity=".25" stroke-width="2">${uses}</g>`,
      `<g fill="${mix(fill[0], SHEET, 0.25)}">${uses}</g></g>`,
    ].join('');
  },
};

/** Returns a colour as paper is dyed: duller, never quite white or black. */
function dye(color: string): string {
  return mix(color, lightOf(color) > 0.9 ? SHEET : '#C9A27E', lightOf(color) > 0.9 ? 0.8 : 0.14);
}

/** Lays each face of a drawing as a layer of its own. Shines go; shades stay, as folds. */
function layer(drawing: string): string {
  const dyed = retouch(drawing, ({ fill, stroke, ...rest }, isGroup) => {
    const isShine = !isGroup && (fill ?? stroke) === '#fff' && opacityOf(rest) < 0.75;
    if (isShine) return undefined;
    return { ...(fill?.startsWith('#') && { fill: dye(fill) }), ...(stroke?.startsWith('#') && { stroke: dye(stroke) }) };
  });
  return dyed.replaceAll(/<(?:path|circle|ellipse|rect)\b[^>]*? fill="#[^>]*?\/>/g, (shape) => {
    if (/ (?:fill-)?opacity="/.test(shape)) return shape;
    const shadow = (width: number, opacity: number) =>
      shape
        .replaceAll(/ (?:fill|stroke|stroke-width|stroke-linejoin|stroke-linecap)="[^"]*"/g, '')
        .replace('/>', ` fill="none" stroke="#160A04" stroke-opacity="${opacity}" stroke-width="${width}"/>`);
    return `${shadow(9, 0.1)}${shadow(4.5, 0.16)}${shape}`;
  });
}

/** Draws a sheet, with the shadow that its edges cast. */
function sheet(outline: string, color: string): string {
  const shadow = (width: number, opacity: number, down: number) =>
    `<path transform="translate(0 ${down})" d="${outline}" fill="none" stroke="#160A04" stroke-opacity="${opacity}" stroke-width="${width}"/>`;
  return `${shadow(20, 0.12, 4)}${shadow(9, 0.22, 3)}<path d="${outline}" fill="${color}" fill-rule="evenodd" stroke="#fff" stroke-opacity=".4" stroke-width="1.4"/>`;
}

/** How far an edge leaves its circle, by the turn around it (0–1): for each pattern, a cut of its own. */
const cuts: Record<PatternName, (turned: number) => number> = {
  rays: (turned) => 0.16 * zigzag(turned * 14),
  scales: (turned) => 0.12 * scallop(turned * 9),
  rings: () => 0,
  dots: (turned) => 0.07 * scallop(turned * 18),
  stripes: (turned) => 0.2 * Math.cos(turned * Math.PI * 8) ** 3,
  diamonds: (turned) => 0.22 * zigzag(turned * 4),
  moon: (turned) => 0.03 * Math.sin(turned * Math.PI * 6),
  planet: (turned) => 0.1 * Math.sin(turned * Math.PI * 4),
  waves: (turned) => 0.08 * Math.sin(turned * Math.PI * 14),
  chevrons: (turned) => 0.16 * zigzag(turned * 8),
  clouds: (turned) => 0.2 * scallop(turned * 7),
  fans: (turned) => 0.26 * scallop(turned * 5),
  pitch: (turned) => 0.1 * Math.cos(turned * Math.PI * 12) ** 3,
};

const scallop = (turned: number) => Math.abs(Math.sin(turned * Math.PI)) - 0.5;
const zigzag = (turned: number) => Math.abs((turned % 1) - 0.5) * 4 - 1;

function hole(pattern: PatternName, turn: number, radius: number): string {
  const steps = 112;
  const cut = cuts[pattern];
  const points = Array.from({ length: steps }, (_, step) => {
    const turned = (step / steps + turn * 0.11 + radius * 0.0006) % 1;
    return polar(150, 160, round(radius * (1 + cut(turned))), (step / steps) * 360).join(' ');
  });
  return `M${points.join('L')}Z`;
}
