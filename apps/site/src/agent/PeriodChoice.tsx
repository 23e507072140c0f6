import { styled } from '@mui/material/styles';
import { tone } from '@site/ui/vars';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { media } from '../layout';
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
    <Segments aria-label={report('period')}>
      {spans.map((span) => (
        <button key={span} type="button" data-span={span} aria-pressed={span === period} onClick={() => onChoose(span)}>
          {t(`span.${span}`)}
        </button>
      ))}
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
    </Segments>
  );
}

const Segments = styled('fieldset')({
  margin: 0,
  border: 0,
  minInlineSize: 0,
  display: 'inline-flex',
  maxInlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 2,
  borderRadius: 8,
  backgroundColor: tone.sunken,
  boxShadow: `inset 0 0 0 1px ${tone.line}`,
  '& > button': {
    flex: 'none',
    minBlockSize: 28,
    paddingInline: 12,
    border: 0,
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: tone.muted,
    cursor: 'pointer',
  },
  '& > button:hover': { color: tone.text },
  '& > button:focus-visible': { outlineOffset: -2 },
  '& > [aria-pressed="true"]': { backgroundColor: tone.overlay, color: tone.text, boxShadow: `inset 0 0 0 1px ${tone.line}` },
  [media.phone]: {
    inlineSize: '100%',
    '& > button': { flex: '1 0 auto', minBlockSize: 44 },
    '& > [data-span="halfMonth"]:not([aria-pressed="true"])': { display: 'none' },
  },
});
