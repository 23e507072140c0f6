import { elevation, radius, tone } from './vars';

/** Style of a card: one surface with a hairline, in both schemes. */
export const cardStyle = {
  borderRadius: radius.lead,
  color: tone.text,
  backgroundColor: tone.surface,
  boxShadow: `inset 0 0 0 1px ${tone.line}, ${elevation.rest}`,
} as const;

/** Style of a text placeholder in a skeleton. */
export const skeletonStyle = { display: 'block', borderRadius: 6, backgroundColor: tone.line } as const;
