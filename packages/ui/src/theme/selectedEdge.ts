import { tone } from './vars';

/** Style of the bar at the start of a selected row, for `::before` of the row or its first cell. */
export const selectedEdge = {
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: 0,
  inlineSize: 2,
  backgroundColor: tone.action,
} as const;
