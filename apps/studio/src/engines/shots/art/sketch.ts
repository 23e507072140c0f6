import type { Ramp } from '../../../art/ramps.ts';

/** A species as it is drawn: from the side, swimming to the right, around the origin. */
export interface Species {
  /** Size of the box around it, in drawing units. */
  width: number;
  height: number;
  /** Returns its markup. `swing` is the stroke of its tail, from −1 to 1; every id in the markup starts with `id`. */
  draw(colors: SpeciesColors, swing: number, id: string): string;
}

export interface SpeciesColors {
  main: Ramp;
  accent: Ramp;
}

export function eye(x: number, y: number, radius: number, color = '#fff'): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/><circle cx="${x + radius * 0.22}" cy="${y}" r="${radius * 0.6}" fill="#0b0b14"/><circle cx="${x + radius * 0.42}" cy="${y - radius * 0.3}" r="${radius * 0.22}" fill="#fff"/>`;
}

/** Lays marks, a shaded lower half and a lit back over a body. */
export function body(path: string, color: string, marks: string, id: string, { depth = 60, belly = '' } = {}): string {
  return [
    `<clipPath id="${id}"><path d="${path}"/></clipPath><path d="${path}" fill="${color}"/>`,
    `<g clip-path="url(#${id})">${belly}${marks}`,
    `<path d="M-200 ${depth * 0.16}Q0 ${depth * 0.3} 200 ${depth * 0.06}V200H-200Z" fill="#000" opacity=".16"/>`,
    `<path d="M-200 ${-depth * 0.3}Q0 ${-depth * 0.42} 200 ${-depth * 0.2}V-200H-200Z" fill="#fff" opacity=".26"/></g>`,
  ].join('');
}
