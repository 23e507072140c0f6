import { DeskSegments } from '@site/ui/DeskSegments';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DaysPopover } from '../report/DaysPopover';
import { MOST_DAYS } from '../report/reportInput';
import { type Days, type OverviewPeriod, spans } from './overviewPeriod';

export interface PeriodChoiceProps {
  period: OverviewPeriod;
  /** The days it stands for now, from which a choice of dates sets out. */
  days: Days;
  onChoose: (period: OverviewPeriod) => void;
}

/** The periods that an agent looks at most, and any other days. */
export function PeriodChoice({ period, days, onChoose }: PeriodChoiceProps) {
  const { t } = useTranslation('agent');
  const { t: report } = useTranslation('report');
  const dates = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <DeskSegments
      label={report('period')}
      options={spans.map((span) => ({ id: span, label: t(`span.${span}`), isMinor: span === 'halfMonth' }))}
      value={typeof period === 'string' ? period : undefined}
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
        maxDays={MOST_DAYS}
      />
    </DeskSegments>
  );
}
