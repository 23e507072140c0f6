import { styled } from '@mui/material/styles';
import type { RootProps } from '../theme/RootProps';
import { tone } from '../theme/vars';

export interface ProgressBarProps extends Omit<RootProps<'progress'>, 'max' | 'value'> {
  /** Amount done, in the unit of `need`. */
  done: bigint;
  /** Target above zero; a greater `done` shows as full. */
  need: bigint;
  /** Accessible name; screen readers add the percentage. Omitted where `aria-labelledby` names it. */
  label?: string | undefined;
  /** `good` once complete, `plain` when no action is needed. @default 'action' */
  look?: 'action' | 'good' | 'plain';
}

/** Shows progress towards a target. A native element: its fill needs no style attribute and follows the reading direction. */
export function ProgressBar({ done, need, label, look = 'action', ...rest }: ProgressBarProps) {
  return <Bar {...rest} aria-label={label} data-look={look} max={1000} value={Number(done >= need ? 1000n : (done * 1000n) / need)} />;
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
  '@media (forced-colors: active)': { outline: '1px solid CanvasText', '&[data-look]': fill('CanvasText') },
});
