import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import type { DayPreset, DayRangeValue } from '@site/ui/presetRange';
import { tone } from '@site/ui/vars';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const DayChoice = lazy(() => import('./DayChoice'));

export interface DaysPopoverProps {
  open: boolean;
  anchor: () => Element | null;
  onClose: () => void;
  value: DayRangeValue;
  onChange: (value: DayRangeValue) => void;
  presets?: DayPreset[];
  /** The last day that may be chosen lies this many days ahead. */
  daysAhead?: number;
  /** The longest period that the report answers, in days. */
  maxDays: number;
}

/** The choice of days under the control that opened it. The calendar is fetched when it is first wanted. */
export function DaysPopover({ open, anchor, onClose, ...choice }: DaysPopoverProps) {
  const { t } = useTranslation('report');
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('period') } }}
    >
      <Inside>
        <Suspense fallback={null}>
          <DayChoice {...choice} />
        </Suspense>
      </Inside>
    </Popover>
  );
}

const Inside = styled('div')({ minInlineSize: 280, minBlockSize: 56, padding: '8px 16px 16px', color: tone.text, fontSize: 13 });
