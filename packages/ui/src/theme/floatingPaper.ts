import { elevation, tone } from './vars';

/** The paper of a menu or a popover, as MUI calls it. */
export const floatingPaper = {
  borderRadius: 12,
  backgroundColor: tone.overlay,
  backgroundImage: 'none',
  color: tone.text,
  boxShadow: `${elevation.floating}, inset 0 0 0 1px ${tone.line}`,
} as const;
