import { styled } from '@mui/material/styles';
import type { TeamOverviewValue } from '@site/api/agent';
import { type FigureFormat, formatClock, formatFigure } from '@site/ui/formatFigure';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { media } from '../layout';
import { isoOf } from '../report/reportInput';
import { Amount } from './Amount';
import { card } from './card';

/** Slices of five minutes in a day. Source: DR-11.9. */
const SLICES = 288;
/** Where each slice would be too thin: twenty minutes to a bar. */
const NARROW = 4;
const HEIGHT = 40;

/** Real-time salary of the day, one bar for each settled slice; the open slice is outlined. */
export function SalaryRibbon({ realtime, format }: { realtime: TeamOverviewValue['realtime']; format: FigureFormat }) {
  const { t } = useTranslation('agent');
  const { paidMinor, carryPpm, nextAt, slices } = realtime;
  return (
    <Panel>
      <div className="title">
        <h2>{t('salary.title')}</h2>
        <small>{t('salary.note')}</small>
        <dl className="end">
          <dt>{t('salary.paid')}</dt>
          <dd>
            <Amount value={formatFigure(paidMinor, 'money', format)} />
          </dd>
          <dt>{t('salary.carry')}</dt>
          <dd dir="ltr">{carryOf(carryPpm, format)}</dd>
          <dt>{t('salary.next')}</dt>
          <dd dir="ltr">{formatClock(isoOf(nextAt), format)}</dd>
        </dl>
      </div>
      <Bars className="wide" slices={slices} />
      <Bars className="narrow" slices={joined(slices, NARROW)} total={SLICES / NARROW} />
      <div className="hours" aria-hidden="true">
        {[0, 3, 6, 9, 12, 15, 18, 21, 24].map((hour) => (
          <bdi key={hour} dir="ltr" className={hour % 6 ? 'odd' : undefined}>
            {String(hour).padStart(2, '0')}:00
          </bdi>
        ))}
      </div>
    </Panel>
  );
}

function Bars({ slices, total = SLICES, className }: { slices: string[]; total?: number; className: string }) {
  const amounts = slices.map(Number);
  const most = Math.max(1, ...amounts);
  const bars = amounts.map((amount, index) => {
    const height = Math.max(1, (amount / most) * (HEIGHT - 2));
    return `M${index + 0.15},${(HEIGHT - height).toFixed(2)}h.7v${height.toFixed(2)}h-.7z`;
  });
  return (
    <svg className={`bars ${className}`} viewBox={`0 0 ${total} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="rest" d={`M${slices.length},${HEIGHT - 0.5}H${total}`} vectorEffect="non-scaling-stroke" />
      <path d={bars.join('')} />
      {slices.length < total && (
        <rect className="open" x={slices.length + 0.1} y="1" width=".8" height={HEIGHT - 2} vectorEffect="non-scaling-stroke" />
      )}
    </svg>
  );
}

function joined(slices: string[], size: number): string[] {
  return Array.from({ length: Math.ceil(slices.length / size) }, (_, index) =>
    String(slices.slice(index * size, (index + 1) * size).reduce((sum, amount) => sum + BigInt(amount), 0n)),
  );
}

/** What is too little to pay is carried on, in millionths of the smallest unit. */
function carryOf(carryPpm: string, { locale, currency }: FigureFormat): string {
  const decimals = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const digits = carryPpm.padStart(decimals + 7, '0');
  const amount = `${digits.slice(0, -decimals - 6)}.${digits.slice(-decimals - 6)}` as Intl.StringNumericLiteral;
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, { minimumFractionDigits: 5, maximumFractionDigits: 5 }).format(amount);
}

const Panel = styled('section')({
  ...card,
  paddingBlockEnd: 14,
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '0 6px', margin: 0 },
  '& dt': { color: tone.muted },
  '& dd': { margin: 0, marginInlineEnd: 14, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .bars': {
    display: 'block',
    inlineSize: 'calc(100% - 32px)',
    blockSize: HEIGHT,
    marginInline: 16,
    marginBlockStart: 8,
    fill: tone.plot2,
  },
  '[dir="rtl"] & .bars': { transform: 'scaleX(-1)' },
  '& .rest': { fill: 'none', stroke: tone.line, strokeDasharray: '2 2' },
  '& .open': { fill: 'none', stroke: tone.actionText },
  '& .narrow': { display: 'none' },
  '& .hours': { display: 'flex', justifyContent: 'space-between', padding: '6px 16px 0', fontSize: 11, color: tone.faint },
  [media.phone]: { '& .wide, & .odd': { display: 'none' }, '& .narrow': { display: 'block' } },
});
