import { elevation, tone } from './vars';

/** Style of the paper of a menu or a popover, in MUI's sense. */
export const floatingPaper = {
  borderRadius: 12,
  backgroundColor: tone.overlay,
  backgroundImage: 'none',
  color: tone.text,
  boxShadow: `${elevation.floating}, inset 0 0 0 1px ${tone.line}`,
} as const;
