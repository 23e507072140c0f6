import { tone } from '@site/ui/vars';

/** Style of a button that looks like a link. */
export const textButton = {
  justifySelf: 'start',
  minBlockSize: 24,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 700,
  textAlign: 'start',
  color: tone.actionText,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
} as const;
