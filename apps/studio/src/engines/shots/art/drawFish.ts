import { cutOut } from '../../../art/cutOut.ts';
import { ramps, type RampName } from '../../../art/ramps.ts';
import { species, type SpeciesName } from './species.ts';

/** Strokes of a tail, from one side to the other: the pictures of a strip. */
export const SWINGS = [-1, -0.5, 0, 0.5, 1] as const;

/** Room around a fish for its cut line, in drawing units. */
const MARGIN = 12;

export interface FishColors {
  species: SpeciesName;
  main: RampName;
  accent: RampName;
}

/** Returns the size of one picture of a fish, in drawing units. */
export function sizeOf(name: SpeciesName): { width: number; height: number } {
  const { width, height } = species[name];
  return { width: Math.ceil(width + MARGIN * 2), height: Math.ceil(height + MARGIN * 2) };
}

/** Draws a fish as SVG: one picture, or a strip of the strokes of its tail side by side. */
export function drawFish({ species: name, main, accent }: FishColors, ink: string, swings: readonly number[] = SWINGS): string {
  const { width, height } = sizeOf(name);
  const colors = { main: ramps[main], accent: ramps[accent] };
  const pictures = swings.map((swing, index) => {
    const drawing = species[name].draw(colors, swing, `p${index}`);
    const cut = cutOut(drawing, { ink, id: `c${index}`, blur: 1.9, fall: [0, 0], shadow: 0 });
    return `<g transform="translate(${width * (index + 0.5)} ${height / 2})">${cut}</g>`;
  });
  const whole = width * swings.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${height}" width="${whole}" height="${height}">${pictures.join('')}</svg>`;
}
