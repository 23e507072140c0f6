import { drawMotif } from './drawMotif.ts';
import type { VendorTheme } from './drawVendorCard.ts';
import { escapeText } from './escapeText.ts';
import { drawLine } from './lettering.ts';
import { tones } from './tones.ts';

/** Draws a vendor's wordmark as SVG, 320 × 120: a plate in its own colour, its motif, its name in one or two lines. */
export function drawVendorMark({ vassalage, name, motif, coloring, tone: toneName, hand, face }: VendorTheme) {
  const tone = tones[toneName];
  const isPale = tone.family === 'pale' || tone.family === 'yellow';
  const lines = name.toUpperCase().split(/ (?=\S+$)/);
  const lineHeight = lines.length === 1 ? 34 : 30;
  const firstFoot = lines.length === 1 ? 77 : 54;
  const letters = lines.map(
    (line, index) =>
      drawLine(line, face, 'flat', { centerX: 211, foot: firstFoot + index * 42, maxWidth: 184, maxHeight: lineHeight }).outline,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120" width="320" height="120" role="img" aria-label="${escapeText(name)}">`,
    `<clipPath id="mark-${vassalage}-plate"><rect width="320" height="120" rx="16"/></clipPath>`,
    `<g clip-path="url(#mark-${vassalage}-plate)"><rect width="320" height="120" fill="${tone.base}"/><circle cx="56" cy="60" r="84" fill="${tone.pattern}"/>`,
    `<g transform="translate(2 4) scale(.35)">${drawMotif(motif, coloring, { ink: tone.ink, id: `mark-${vassalage}`, blur: 5, fall: [6, 8], shadow: 0.3 }, hand)}</g>`,
    `<path d="${letters.join('')}" fill="${isPale ? tone.ink : '#fff'}"/></g></svg>`,
  ].join('');
}
