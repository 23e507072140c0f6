import { cutOut, type CutOut } from './cutOut.ts';
import type { Motif } from './motifs/defineMotif.ts';
import { motifs, type MotifName } from './motifs/motifs.ts';
import type { RampName } from './ramps.ts';

/** Draws a motif with a cut line in its 300 × 320 box. Throws when the motif has no such colouring. */
export function drawMotif(name: MotifName, coloring: RampName, cut: CutOut) {
  const motif: Motif = motifs[name];
  const drawing = motif.draw(coloring, cut.id);
  return cutOut(motif.placement ? `<g transform="${motif.placement}">${drawing}</g>` : drawing, cut);
}
