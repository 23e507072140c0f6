import type { Motif } from './motifs/defineMotif.ts';
import { type MotifName, motifs } from './motifs/motifs.ts';
import { type PieceName, pieces } from './pieces/pieces.ts';
import type { RampName } from './ramps.ts';

export type DrawingName = MotifName | PieceName;

/** All drawings that every hand can draw, by name. */
export const drawings: Readonly<Record<DrawingName, Motif>> = { ...motifs, ...pieces };

/** Returns the faces of a drawing, placed in its 300 × 320 box, before a hand finishes them. Throws for an unknown colouring. */
export function markupOf(name: DrawingName, coloring: RampName, id: string): string {
  const motif = drawings[name];
  const drawing = motif.draw(coloring, id);
  return motif.placement ? `<g transform="${motif.placement}">${drawing}</g>` : drawing;
}
