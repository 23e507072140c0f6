import { median } from './rounds.ts';

/** A measured figure with its target. */
export interface Figure {
  what: string;
  reach: string;
  measured: string;
}

/** Formats the median and the range of several values. */
export const spread = (values: readonly number[], { digits = 0, unit = '' } = {}): string =>
  `${median(values).toFixed(digits)}${unit} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;

export function printFigures(title: string, figures: readonly Figure[]) {
  console.log(title);
  console.table(Object.fromEntries(figures.map(({ what, reach, measured }) => [what, { reach, measured }])));
}
