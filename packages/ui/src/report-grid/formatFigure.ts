import { kept } from '../kept/kept';
import { decimalsOf } from '../money/decimalsOf';
import type { ColumnKind, ReportValue } from './ReportColumn';

export interface FigureFormat {
  /** BCP 47 tag. Digits stay latin: they must match the CSV and the bank. */
  locale: string;
  /** ISO 4217 code, or a token such as USDT; it decides the decimals. The code itself stands once, in the page's line. */
  currency: string;
  /** IANA zone of the brand's day. */
  timeZone: string;
}

export interface FormattedFigure {
  text: string;
  /** `none` is not applicable; zero and none are paler, loss is red. */
  tone: 'plain' | 'loss' | 'zero' | 'none';
}

const minus = '−';

/** Formats one value of a column without going through a floating number, so that every minor unit of any amount is kept. */
export function formatFigure(value: ReportValue | undefined, kind: ColumnKind, format: FigureFormat): FormattedFigure {
  if (value === null || value === undefined) return { text: '–', tone: 'none' };
  const locale = `${format.locale}-u-nu-latn`;
  switch (kind) {
    case 'text':
    case 'account':
      return { text: String(value), tone: 'plain' };
    case 'day':
      return { text: day(locale, 'UTC').format(new Date(`${String(value)}T00:00:00Z`)), tone: 'plain' };
    case 'time':
      return { text: instant(locale, format.timeZone, new Date(String(value))), tone: 'plain' };
    case 'money':
      return signed(BigInt(value), (size) => scaled(size, decimalsOf(format.currency), locale));
    case 'whole':
      return formatWhole(BigInt(value), format);
    case 'rate':
      return signed(BigInt(value), (size) => `${scaled(hundredths(size), 2, locale)} %`);
    case 'count':
      return signed(BigInt(value), (size) => scaled(size, 0, locale));
  }
}

/** An amount in whole units, rounded half away from zero, for figures that are looked at rather than counted. */
export function formatWhole(amountMinor: string | number | bigint, { locale, currency }: FigureFormat): FormattedFigure {
  const unit = 10n ** BigInt(decimalsOf(currency));
  return signed(BigInt(amountMinor), (size) => scaled((size + unit / 2n) / unit, 0, `${locale}-u-nu-latn`));
}

/** The rates of a contract's tiers, in parts per million: '0.10–0.30 %', or one figure where lowest and highest are the same. */
export function formatRate([from, to]: readonly [from: number, to: number], locale: string): string {
  const percent = (ppm: number) => scaled(hundredths(BigInt(ppm)), 2, `${locale}-u-nu-latn`);
  return from === to ? `${percent(from)} %` : `${percent(from)}–${percent(to)} %`;
}

/** A clock time with seconds, in the zone of the brand's day. */
export function formatClock(iso: string, { locale, timeZone }: Pick<FigureFormat, 'locale' | 'timeZone'>): string {
  return new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(iso));
}

/** Parts per million to hundredths of a percent, rounded half up. */
const hundredths = (ppm: bigint) => (ppm + 50n) / 100n;

function signed(amount: bigint, write: (size: bigint) => string): FormattedFigure {
  if (amount === 0n) return { text: write(0n), tone: 'zero' };
  return amount < 0n ? { text: minus + write(-amount), tone: 'loss' } : { text: write(amount), tone: 'plain' };
}

function scaled(size: bigint, decimals: number, locale: string): string {
  const digits = size.toString().padStart(decimals + 1, '0');
  const decimal = decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits;
  return numbers(locale, decimals).format(decimal as Intl.StringNumericLiteral);
}

const instant = (locale: string, timeZone: string, at: Date) =>
  `${day(locale, timeZone).format(at)} ${hourAndMinute(locale, timeZone).format(at)}`;

const numbers = kept((locale: string, decimals: number) => {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
});
const day = kept((locale: string, timeZone: string) => new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short' }));
const hourAndMinute = kept((locale: string, timeZone: string) => {
  return new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
});
