import { ramps, type Ramp, type RampName } from '../ramps.ts';

/** A motif as the rest of the art sees it: something that can be drawn in one of its colourings. */
export interface Motif {
  /** Its colourings, the first drawn first. */
  colorings: readonly RampName[];
  /** Moves and sizes it in its 300 × 320 box where it was drawn off centre. */
  placement?: string;
  /** It holds digits or letters, which must never be read in a mirror. */
  isWritten: boolean;
  /** Markup for a box of 300 × 320 units. Every id in it starts with `id`. */
  draw(coloring: RampName, id: string): string;
}

interface Drawing<Part extends string> {
  /** Each colouring's main ramp, with the ramp of its accents. */
  colorings: Partial<Record<RampName, RampName>>;
  /** The colour of each part, from the two ramps. */
  paint(main: Ramp, accent: Ramp): Record<Part, string>;
  /** Where a colouring asks for more than two ramps give. */
  touches?: Partial<Record<RampName, Partial<Record<Part, string>>>>;
  placement?: string;
  /** @default false */
  isWritten?: boolean;
  draw(colors: Record<Part, string>, id: string): string;
}

/** Ties a drawing's parts to its colours; a colouring the motif does not have is a mistake in the caller. */
export function defineMotif<Part extends string>(drawing: Drawing<Part>): Motif {
  const { colorings, touches, placement, isWritten = false } = drawing;
  return {
    colorings: Object.keys(colorings) as RampName[],
    isWritten,
    ...(placement === undefined ? {} : { placement }),
    draw(coloring, id) {
      const accent = colorings[coloring];
      if (!accent) throw new Error(`This motif has no colouring "${coloring}".`);
      const markup = drawing.draw({ ...drawing.paint(ramps[coloring], ramps[accent]), ...touches?.[coloring] }, id);
      return markup.replaceAll(/>\s+</g, '><').trim();
    },
  };
}
