import { styled } from '@mui/material/styles';
import { tone } from '../theme/vars';

export interface ProgressBarProps {
  /** What is done, in the unit of `need`. */
  done: bigint;
  /** Above zero; what is done beyond it shows as full. */
  need: bigint;
  /** The bar's name; screen readers add the percentage. */
  label: string;
  /** `good` once nothing is left, `plain` for a course that calls for nothing. @default 'action' */
  look?: 'action' | 'good' | 'plain';
}

/** How much of a whole is done. A native element: its fill needs no style attribute and turns round with the line of reading. */
export function ProgressBar({ done, need, label, look = 'action' }: ProgressBarProps) {
  return <Bar aria-label={label} data-look={look} max={1000} value={Number(done >= need ? 1000n : (done * 1000n) / need)} />;
}

const fill = (paint: string) => ({
  '&::-webkit-progress-value': { backgroundColor: paint },
  '&::-moz-progress-bar': { backgroundColor: paint },
});

const Bar = styled('progress')({
  display: 'block',
  inlineSize: '100%',
  blockSize: 6,
  border: 0,
  borderRadius: 3,
  overflow: 'hidden',
  appearance: 'none',
  backgroundColor: tone.line,
  '&::-webkit-progress-bar': { backgroundColor: tone.line },
  '&::-webkit-progress-value': { borderRadius: 3 },
  '&::-moz-progress-bar': { borderRadius: 3 },
  '&[data-look="action"]': fill(tone.plot2),
  '&[data-look="good"]': fill(tone.good),
  '&[data-look="plain"]': fill(tone.plot1),
});
