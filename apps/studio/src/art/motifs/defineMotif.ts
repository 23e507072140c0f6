import { ramps, type Ramp, type RampName } from '../ramps.ts';

/** A finished motif, which can be drawn in any of its colourings. */
export interface Motif {
  /** Available colourings; the first is the default. */
  colorings: readonly RampName[];
  /** SVG transform that centres the motif in its 300 × 320 box. */
  placement?: string;
  /** True when the motif contains digits or letters, which must not be mirrored. */
  isWritten: boolean;
  /** Returns the markup for a box of 300 × 320 units. Every id in it starts with `id`. */
  draw(coloring: RampName, id: string): string;
}

interface Drawing<Part extends string> {
  /** Main ramp of each colouring, with the ramp of its accents. */
  colorings: Partial<Record<RampName, RampName>>;
  /** Returns the colour of each part, from the two ramps. */
  paint(main: Ramp, accent: Ramp): Record<Part, string>;
  /** Exceptions for colourings that need more than two ramps. */
  touches?: Partial<Record<RampName, Partial<Record<Part, string>>>>;
  placement?: string;
  /** @default false */
  isWritten?: boolean;
  draw(colors: Record<Part, string>, id: string): string;
}

/** Connects the parts of a drawing with the colours of its colourings. */
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
