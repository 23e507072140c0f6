import { radius } from './tokens';
import { elevation, tone } from './vars';

/** A thing that lies on the page: one surface with a hairline, in both schemes. */
export const cardStyle = {
  borderRadius: radius.lead,
  color: tone.text,
  backgroundColor: tone.surface,
  boxShadow: `inset 0 0 0 1px ${tone.line}, ${elevation.rest}`,
} as const;

/** Holds the place of words that are on their way. */
export const boneStyle = { display: 'block', borderRadius: 6, backgroundColor: tone.line } as const;
