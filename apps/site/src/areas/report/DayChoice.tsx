import { addDays } from '@site/rules/period';
import { DayRange } from '@site/ui/DayRange';
import type { DayPreset, DayRangeValue } from '@site/ui/presetRange';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { dayNamesOf } from './dayNames';
import { useToday } from './useToday';

export interface DayChoiceProps {
  value: DayRangeValue;
  onChange: (value: DayRangeValue) => void;
  presets?: DayPreset[];
  /** Number of days between today and the last selectable day. */
  daysAhead?: number;
  /** Longest period of the report, in days. */
  maxDays: number;
}

/** Days of a report, in the brand's time zone. Source: MEM-06. */
export default observer(function DayChoice({ value, onChange, presets, daysAhead = 0, maxDays }: DayChoiceProps) {
  const { t } = useTranslation('report');
  const { system } = useStores();
  const today = useToday();
  use(dayNamesOf(system.language));
  return (
    <DayRange
      value={value}
      onChange={onChange}
      today={today}
      max={addDays(today, daysAhead)}
      maxDays={maxDays}
      {...(presets && { presets })}
      labels={{
        range: t('period'),
        from: t('from'),
        to: t('to'),
        quick: t('quickDays'),
        presets: {
          today: t('preset.today'),
          yesterday: t('preset.yesterday'),
          previous7: t('preset.previous7'),
          previous30: t('preset.previous30'),
          next7: t('preset.next7'),
          next30: t('preset.next30'),
        },
        pickers: {
          previousMonth: t('picker.previousMonth'),
          nextMonth: t('picker.nextMonth'),
          openDatePickerDialogue: (day) => (day ? t('picker.openChosen', { day }) : t('picker.open')),
          calendarViewSwitchingButtonAriaLabel: (view) => (view === 'year' ? t('picker.toDays') : t('picker.toYears')),
          datePickerToolbarTitle: t('picker.open'),
          cancelButtonLabel: t('picker.cancel'),
          okButtonLabel: t('picker.ok'),
          dateTableLabel: t('picker.open'),
          year: t('picker.year'),
          month: t('picker.month'),
          day: t('picker.day'),
          empty: t('picker.empty'),
        },
      }}
    />
  );
});
