import { styled } from '@mui/material/styles';
import type { TeamOverviewValue } from '@site/api/agent';
import { decimalsOf, type FigureFormat, formatClock, formatFigure } from '@site/ui/formatFigure';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { media } from '../layout';
import { isoOf } from '../report/reportInput';
import { Amount } from './Amount';
import { card } from './card';
import { joinSlices } from './joinSlices';

/** Slices of five minutes in a day. Source: DR-11.9. */
const SLICES = 288;
/** Where each slice would be too thin: twenty minutes to a bar. */
const NARROW = 4;
const HEIGHT = 44;
const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];

/** Real-time salary of the day, one bar for each settled slice; the open slice is outlined. */
export function SalaryRibbon({ realtime, format }: { realtime: TeamOverviewValue['realtime']; format: FigureFormat }) {
  const { t } = useTranslation('agent');
  const { paidMinor, carryPpm, nextAt, slices } = realtime;
  const amounts = slices.map(BigInt);
  return (
    <Panel>
      <div className="title">
        <h2>{t('salary.title')}</h2>
        <small className="note">{t('salary.note')}</small>
        <dl className="end">
          <div>
            <dt>{t('salary.paid')}</dt>
            <dd>
              <Amount value={formatFigure(paidMinor, 'money', format)} />
            </dd>
          </div>
          <div>
            <dt>{t('salary.carry')}</dt>
            <dd>
              <bdi dir="ltr">{carryOf(carryPpm, format)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('salary.next')}</dt>
            <dd>
              <bdi dir="ltr">{formatClock(isoOf(nextAt), format)}</bdi>
            </dd>
          </div>
        </dl>
      </div>
      <figure aria-label={t('salary.plot', { settled: slices.length, slices: SLICES })}>
        <Bars className="wide" amounts={amounts} total={SLICES} />
        <Bars className="narrow" amounts={joinSlices(amounts, NARROW)} total={SLICES / NARROW} />
        <div className="hours" aria-hidden="true">
          {hours.map((hour) => (
            <bdi key={hour} dir="ltr" className={hour % 6 ? 'odd' : undefined}>
              {String(hour).padStart(2, '0')}:00
            </bdi>
          ))}
        </div>
      </figure>
    </Panel>
  );
}

function Bars({ amounts, total, className }: { amounts: bigint[]; total: number; className: string }) {
  const sizes = amounts.map(Number);
  const most = Math.max(1, ...sizes);
  const bar = (index: number) => {
    const height = Math.max(1, ((sizes[index] ?? 0) / most) * (HEIGHT - 4));
    return `M${index + 0.15},${(HEIGHT - height).toFixed(2)}h.7v${height.toFixed(2)}h-.7z`;
  };
  const open = sizes.length;
  return (
    <svg className={className} viewBox={`0 0 ${total} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="settled" d={sizes.map((_, index) => bar(index)).join('')} />
      {open > 0 && <path className="newest" d={bar(open - 1)} />}
      {open < total && (
        <>
          <path className="open" d={`M${open + 0.15},.5h.7v${HEIGHT - 1}h-.7z`} vectorEffect="non-scaling-stroke" />
          <path className="ahead" d={ahead(open + 1, total)} />
        </>
      )}
    </svg>
  );
}

/** A low mark for each slice that is still to come. */
const ahead = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${from + index + 0.15},${HEIGHT - 2}h.7v2h-.7z`).join('');

/** What is too little to pay is carried on, in millionths of the smallest unit. */
function carryOf(carryPpm: string, { locale, currency }: FigureFormat): string {
  const decimals = decimalsOf(currency) + 6;
  const digits = carryPpm.padStart(decimals + 1, '0');
  const amount = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` as Intl.StringNumericLiteral;
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, { minimumFractionDigits: 5, maximumFractionDigits: 5 }).format(amount);
}

const Panel = styled('section')({
  ...card,
  paddingBlockEnd: 14,
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '0 20px', margin: 0 },
  '& dl > div': { display: 'flex', gap: 6 },
  '& dt': { color: tone.muted },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& figure': { margin: 0, padding: '6px 16px 0' },
  '& svg': { display: 'block', inlineSize: '100%', blockSize: HEIGHT, fill: tone.plot2 },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
  '& .settled': { opacity: 0.55 },
  '& .open': { fill: 'none', stroke: tone.plot2 },
  '& .ahead': { fill: tone.line },
  '& svg.narrow': { display: 'none' },
  '& .hours': {
    display: 'flex',
    justifyContent: 'space-between',
    paddingBlockStart: 6,
    fontSize: 11,
    lineHeight: '16px',
    color: tone.muted,
  },
  [media.phone]: {
    '& .note, & svg.wide, & .odd': { display: 'none' },
    '& svg.narrow': { display: 'block' },
    '& dl.end': { marginInlineStart: 0, flexBasis: '100%' },
  },
});
