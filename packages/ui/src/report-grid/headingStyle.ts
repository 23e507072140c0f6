import { inTallScript } from '../theme/display';

/** Typography of a column's heading, which takes as many lines as it needs. */
export const headingStyle = {
  fontSize: 12,
  fontWeight: 550,
  lineHeight: '16px',
  whiteSpace: 'normal',
  [`&${inTallScript}`]: { lineHeight: '20px' },
} as const;
