import Popover from '@mui/material/Popover';
import { styled, useTheme } from '@mui/material/styles';
import { floatingPaper } from '@site/ui/floatingPaper';
import type { DayPreset, DayRangeValue } from '@site/ui/presetRange';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/lazyPart';

const DayChoice = lazyPart(() => import('./DayChoice'));

export interface DaysPopoverProps {
  open: boolean;
  anchor: () => Element | null;
  onClose: () => void;
  value: DayRangeValue;
  onChange: (value: DayRangeValue) => void;
  presets?: DayPreset[];
  /** Number of days between today and the last selectable day. */
  daysAhead?: number;
  /** Longest period of the report, in days. */
  maxDays: number;
}

/** Date picker under the control that opened it. The calendar is loaded on first use. */
export function DaysPopover({ open, anchor, onClose, ...choice }: DaysPopoverProps) {
  const { t } = useTranslation('report');
  // The position is computed in pixels, which the RTL style plugin does not mirror.
  const start = useTheme().direction === 'rtl' ? 'right' : 'left';
  return (
    <Paper
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: start }}
      transformOrigin={{ vertical: -8, horizontal: start }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('period') } }}
    >
      <Inside>
        <DayChoice {...choice} />
      </Inside>
    </Paper>
  );
}

const Paper = styled(Popover)({
  '& .MuiPopover-paper': floatingPaper,
});

const Inside = styled('div')({
  minInlineSize: 'min(368px, calc(100vw - 32px))',
  minBlockSize: 72,
  padding: '10px 16px 16px',
  color: tone.text,
  fontSize: 13,
});
