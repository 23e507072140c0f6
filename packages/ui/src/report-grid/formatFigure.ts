import { dateFormat } from '@site/money/dateFormat';
import { decimalsOf } from '@site/money/currency';
import { formatDecimal } from '@site/money/formatDecimal';
import { localDigits } from '@site/money/localDigits';
import { memoize } from '@site/money/memoize';
import type { ColumnKind, ReportValue } from './ReportColumn';

export interface FigureUnits {
  /** ISO 4217 code, or a token such as USDT; determines the decimals. The code itself is shown once, in the page's line. */
  currency: string;
  /** IANA time zone of the brand's days. */
  timeZone: string;
}

export interface FigureFormat extends FigureUnits {
  /** BCP 47 tag, which decides digits and groups. A CSV has Latin digits. */
  locale: string;
}

export interface FormattedFigure {
  text: string;
  /** `none` means not applicable; `zero` and `none` are paler, `loss` is red. */
  tone: 'plain' | 'loss' | 'zero' | 'none';
}

const minus = '−';

/** Formats one value of a column without floating-point conversion, so that amounts of any size stay exact. */
export function formatFigure(value: ReportValue | undefined, kind: ColumnKind, format: FigureFormat): FormattedFigure {
  if (value === null || value === undefined) return { text: '–', tone: 'none' };
  const { locale } = format;
  switch (kind) {
    case 'text':
    case 'account':
      return { text: String(value), tone: 'plain' };
    case 'decimal':
      return { text: localDigits(String(value), locale), tone: 'plain' };
    case 'day':
      return { text: day(locale, 'UTC').format(new Date(`${String(value)}T00:00:00Z`)), tone: 'plain' };
    case 'time':
      return { text: instant(locale, format.timeZone, new Date(typeof value === 'number' ? value : String(value))), tone: 'plain' };
    case 'money':
      return signed(BigInt(value), (size) => formatDecimal(size, decimalsOf(format.currency), locale));
    case 'whole':
      return formatWhole(BigInt(value), format);
    case 'rate':
      return signed(BigInt(value), (size) => `${formatDecimal(hundredths(size), 2, locale)} %`);
    case 'count':
      return signed(BigInt(value), (size) => formatDecimal(size, 0, locale));
  }
}

/** Formats an amount in whole units, rounded half away from zero, for figures that need no precision. */
export function formatWhole(amountMinor: string | number | bigint, { locale, currency }: FigureFormat): FormattedFigure {
  const unit = 10n ** BigInt(decimalsOf(currency));
  return signed(BigInt(amountMinor), (size) => formatDecimal((size + unit / 2n) / unit, 0, locale));
}

/** Formats the rates of a contract's tiers, in parts per million: '0.10–0.30 %', or one figure when lowest and highest are equal. */
export function formatRate([from, to]: readonly [from: number, to: number], locale: string): string {
  const percent = (ppm: number) => formatDecimal(hundredths(BigInt(ppm)), 2, locale);
  return from === to ? `${percent(from)} %` : `${percent(from)}–${percent(to)} %`;
}

/** Formats the clock time of an instant, in ms since 1970 or in ISO 8601, with seconds and in the time zone of the brand's days. */
export function formatClock(at: number | string, { locale, timeZone }: Pick<FigureFormat, 'locale' | 'timeZone'>): string {
  return dateFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));
}

/** Converts parts per million to hundredths of a percent, rounded half up. */
const hundredths = (ppm: bigint) => (ppm + 50n) / 100n;

function signed(amount: bigint, write: (size: bigint) => string): FormattedFigure {
  if (amount === 0n) return { text: write(0n), tone: 'zero' };
  return amount < 0n ? { text: minus + write(-amount), tone: 'loss' } : { text: write(amount), tone: 'plain' };
}

const instant = (locale: string, timeZone: string, at: Date) =>
  `${day(locale, timeZone).format(at)} ${hourAndMinute(locale, timeZone).format(at)}`;

const day = memoize((locale: string, timeZone: string) => dateFormat(locale, { timeZone, day: 'numeric', month: 'short' }));
const hourAndMinute = memoize((locale: string, timeZone: string) => {
  return dateFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
});
