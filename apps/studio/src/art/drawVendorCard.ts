import { drawMotif } from './drawMotif.ts';
import type { HandName } from './hands/hands.ts';
import type { FaceName } from './lettering.ts';
import { type MotifName, motifs } from './motifs/motifs.ts';
import type { RampName } from './ramps.ts';
import { tones, type ToneName } from './tones.ts';

/** The features that determine a vendor's card and wordmark. */
export interface VendorTheme {
  vassalage: string;
  name: string;
  motif: MotifName;
  coloring: RampName;
  tone: ToneName;
  hand: HandName;
  /** Typeface of its name. */
  face: FaceName;
}

/**
 * Draws the background of a vendor's card as SVG, 480 × 220: its motif at the end edge and no text, so it may be mirrored. The start half
 * is dark enough for white text. For mirrored pages, a motif with digits or letters is drawn mirrored, so that it reads correctly.
 */
export function drawVendorCard({ vassalage, motif, coloring, tone: toneName, hand }: VendorTheme, { isMirrored = false } = {}) {
  const tone = tones[toneName];
  const isLight = tone.family === 'pale' || tone.family === 'yellow' || tone.family === 'orange';
  const turned = isMirrored && motifs[motif].isWritten ? ' translate(300 0) scale(-1 1)' : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 220" width="480" height="220" preserveAspectRatio="xMaxYMid slice">',
    `<rect width="480" height="220" fill="${tone.foot}"/><rect width="480" height="220" fill="${tone.base}" opacity="${isLight ? 0.1 : 0.55}"/>`,
    `<circle cx="398" cy="112" r="156" fill="${tone.base}"/><circle cx="398" cy="112" r="108" fill="#fff" opacity=".07"/>`,
    `<g transform="translate(264 -6) scale(.9)${turned}">${drawMotif(motif, coloring, { ink: tone.ink, id: `card-${vassalage}`, blur: 3.5, shadow: 0.35 }, hand)}</g>`,
    '</svg>',
  ].join('');
}
