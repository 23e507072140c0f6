import { styled } from '@mui/material/styles';

export interface MoneyProps {
  /** The amount in the currency's smallest unit. */
  amountMinor: bigint;
  /** ISO 4217 code; it decides the number of decimals. */
  currency: string;
  /** BCP 47 tag of the reader's language. */
  locale: string;
  /** `always` puts a plus before gains, for a net position or a change. */
  sign?: 'auto' | 'always';
  /** Colours gains and losses; the sign still says it without colour. */
  colored?: boolean;
}

/** An amount of money: tabular figures, isolated so that it reads left to right in every language. */
export function Money({ amountMinor, currency, locale, sign = 'auto', colored = false }: MoneyProps) {
  const direction = amountMinor > 0n ? 'gain' : amountMinor < 0n ? 'loss' : undefined;
  return (
    <Figure dir="ltr" data-direction={colored ? direction : undefined} suppressHydrationWarning>
      {formatMoney(amountMinor, currency, locale, sign)}
    </Figure>
  );
}

/** Formats without going through a floating number, so that every minor unit of any amount is kept. */
export function formatMoney(amountMinor: bigint, currency: string, locale: string, sign: 'auto' | 'always' = 'auto'): string {
  const format = formatOf(currency, locale, sign);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const units = amountMinor
    .toString()
    .replace('-', '')
    .padStart(digits + 1, '0');
  const decimal = `${amountMinor < 0n ? '-' : ''}${units.slice(0, units.length - digits)}${digits ? `.${units.slice(-digits)}` : ''}`;
  return format.format(decimal as Intl.StringNumericLiteral).replace('-', '−');
}

const formats = new Map<string, Intl.NumberFormat>();

/** Kept, since making one costs far more than using it. */
function formatOf(currency: string, locale: string, sign: 'auto' | 'always'): Intl.NumberFormat {
  const key = `${locale} ${currency} ${sign}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(`${locale}-u-nu-latn`, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
    });
  formats.set(key, format);
  return format;
}

const Figure = styled('bdi')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '&[data-direction="gain"]': { color: theme.vars.palette.tone.good },
  '&[data-direction="loss"]': { color: theme.vars.palette.tone.bad },
}));
