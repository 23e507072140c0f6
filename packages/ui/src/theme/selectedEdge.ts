import { tone } from './vars';

/** The bar at the start of a row that is chosen, for its `::before`; the row, or its first cell, is the one it stands in. */
export const selectedEdge = {
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: 0,
  inlineSize: 2,
  backgroundColor: tone.action,
} as const;
