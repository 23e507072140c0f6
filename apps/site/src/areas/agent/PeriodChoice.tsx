import { MAX_REPORT_DAYS } from '@site/api/defineReport';
import { DeskSegments } from '@site/ui/DeskSegments';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DaysPopover } from '../report/DaysPopover';
import { type Days, type OverviewPeriod, spans } from './overviewPeriod';

export interface PeriodChoiceProps {
  period: OverviewPeriod;
  /** Current days, the initial value of the date picker. */
  days: Days;
  onChoose: (period: OverviewPeriod) => void;
}

/** Frequent periods of an agent, and a date picker. */
export function PeriodChoice({ period, days, onChoose }: PeriodChoiceProps) {
  const { t } = useTranslation('agent');
  const { t: report } = useTranslation('report');
  const dates = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <DeskSegments
      label={report('period')}
      items={spans.map((span) => ({ id: span, label: t(`span.${span}`), isMinor: span === 'halfMonth' }))}
      value={typeof period === 'string' ? period : null}
      onChange={onChoose}
    >
      <button
        ref={dates}
        type="button"
        aria-pressed={typeof period !== 'string'}
        aria-haspopup="dialog"
        aria-expanded={isChoosing}
        onClick={() => setChoosing(true)}
      >
        {t('span.dates')}
      </button>
      <DaysPopover
        open={isChoosing}
        anchor={() => dates.current}
        onClose={() => setChoosing(false)}
        value={days}
        onChange={onChoose}
        maxDays={MAX_REPORT_DAYS}
      />
    </DeskSegments>
  );
}
