import { localDigits } from '@site/money/localDigits';
import { intlLocale } from '@site/money/intlLocale';
import { styled } from '@mui/material/styles';
import { DeskCard } from '../desk-card/DeskCard';
import { Figure } from '../report-grid/Figure';
import { decimalsOf } from '@site/money/currency';
import { decimalOf } from '@site/money/decimal';
import { type FigureFormat, type FigureUnits, formatClock } from '../report-grid/formatFigure';
import { useFigureFormat } from '../report-grid/useFigureFormat';
import { tone } from '../theme/vars';
import { joinSlices } from './joinSlices';
import type { RootProps } from '../theme/RootProps';
import { useLocale } from '../theme/useLocale';

export interface DayRibbonLabels {
  title: string;
  /** Explains a bar. */
  note: string;
  paid: string;
  carry: string;
  next: string;
  /** 'Paid in 206 of 288 five-minute slices': text alternative of the chart. */
  plot: (settled: number, slices: number) => string;
  loading: string;
}

export interface RibbonDay {
  /** One amount for each settled five-minute slice since midnight; minor units. */
  slicesMinor: readonly bigint[];
  /** Sum of the slices. */
  paidMinor: bigint;
  /** Remainder too small to pay yet, in millionths of a minor unit. */
  carryPpm: bigint;
  /** Instant of the next payment, ISO 8601. */
  nextAt: string;
}

export interface DayRibbonProps extends RootProps<'section'> {
  /** Undefined while loading. */
  day: RibbonDay | undefined;
  /** Currency and time zone for formatting; the language is that of `UiProvider`. */
  format: FigureUnits;
  /** Labels in the language of the page. */
  labels: DayRibbonLabels;
}

/** Five-minute slices in a day. Source: docs/domain.md DR-11.9. */
const SLICES = 288;
/** Slices per bar on narrow screens: twenty minutes. */
const NARROW = 4;
const HEIGHT = 44;
const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];

/** Real-time salary of a day, one bar for each settled slice; the open slice is outlined, later ones are low marks. */
export function DayRibbon({ day, format, labels, ...rest }: DayRibbonProps) {
  const locale = useLocale();
  const slices = day?.slicesMinor ?? [];
  return (
    <DeskCard
      {...rest}
      title={labels.title}
      note={<Note>{labels.note}</Note>}
      trailing={<Facts day={day} format={format} labels={labels} />}
    >
      <Ribbon aria-label={day ? labels.plot(slices.length, SLICES) : labels.loading} aria-busy={!day}>
        <Bars className="wide" slices={slices} total={SLICES} isKnown={day !== undefined} />
        <Bars className="narrow" slices={joinSlices(slices, NARROW)} total={SLICES / NARROW} isKnown={day !== undefined} />
        <div className="hours" aria-hidden="true">
          {hours.map((hour) => (
            <bdi key={hour} dir="ltr" className={hour % 6 ? 'odd' : undefined}>
              {localDigits(`${String(hour).padStart(2, '0')}:00`, locale)}
            </bdi>
          ))}
        </div>
      </Ribbon>
    </DeskCard>
  );
}

function Facts({ day, format: units, labels }: DayRibbonProps) {
  const format = useFigureFormat(units);
  return (
    <List>
      <div>
        <dt>{labels.paid}</dt>
        <dd>
          <Figure value={day?.paidMinor} kind="money" format={format} />
        </dd>
      </div>
      <div>
        <dt>{labels.carry}</dt>
        <dd>
          <bdi dir="ltr">{day ? writeCarry(day.carryPpm, format) : '–'}</bdi>
        </dd>
      </div>
      <div>
        <dt>{labels.next}</dt>
        <dd>
          <bdi dir="ltr">{day ? formatClock(day.nextAt, format) : '–'}</bdi>
        </dd>
      </div>
    </List>
  );
}

interface BarsProps {
  slices: readonly bigint[];
  total: number;
  className: string;
  /** False while loading: no slice is open then. */
  isKnown: boolean;
}

function Bars({ slices, total, className, isKnown }: BarsProps) {
  const sizes = slices.map(Number);
  const most = Math.max(1, ...sizes);
  const bar = (size: number, index: number) => {
    const height = Math.max(1, (size / most) * (HEIGHT - 4));
    return `M${index + 0.15},${(HEIGHT - height).toFixed(2)}h.7v${height.toFixed(2)}h-.7z`;
  };
  const open = sizes.length;
  return (
    <svg className={className} viewBox={`0 0 ${total} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="settled" d={sizes.map(bar).join('')} />
      {open > 0 && <path className="newest" d={bar(sizes[open - 1] ?? 0, open - 1)} />}
      {isKnown && open < total && (
        <path className="open" d={`M${open + 0.15},.5h.7v${HEIGHT - 1}h-.7z`} vectorEffect="non-scaling-stroke" />
      )}
      <path className="ahead" d={ahead(isKnown ? open + 1 : 0, total)} />
    </svg>
  );
}

/** Renders a low mark for each future slice. */
const ahead = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => `M${from + index + 0.15},${HEIGHT - 2}h.7v2h-.7z`).join('');

function writeCarry(carryPpm: bigint, { locale, currency }: FigureFormat): string {
  const amount = decimalOf(carryPpm, decimalsOf(currency) + 6);
  return new Intl.NumberFormat(intlLocale(locale), { minimumFractionDigits: 5, maximumFractionDigits: 5 }).format(amount);
}

const Note = styled('span')(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } }));

const List = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  margin: 0,
  '& > div': { display: 'flex', gap: 6 },
  '& dt': { color: tone.muted },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});

const Ribbon = styled('figure')(({ theme }) => ({
  margin: 0,
  padding: '6px 16px 14px',
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
  [theme.breakpoints.down('md')]: {
    '& svg.wide, & .odd': { display: 'none' },
    '& svg.narrow': { display: 'block' },
  },
}));
