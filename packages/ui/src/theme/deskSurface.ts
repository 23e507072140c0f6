import { tone } from './vars';

/** Style of a surface in the agent centre, as wide as its container: figures extend from edge to edge. */
export const deskSurface = {
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${tone.line}`,
  borderRadius: 12,
  backgroundColor: tone.surface,
  color: tone.text,
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 400,
} as const;
