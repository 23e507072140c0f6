import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { decimalsOf } from '@site/money/currency';
import { TextField, type TextFieldProps } from '../text-field/TextField';
import { media } from '../theme/layout';
import { motion } from '../theme/tokens';
import { useLocale } from '../theme/useLocale';
import { tone } from '../theme/vars';
import { readAmount } from '@site/money/readAmount';
import { formatDecimal } from '@site/money/formatDecimal';

export interface AmountFieldLabels {
  /** Shown when the text is ambiguous or no number. */
  unreadable: string;
  tooLittle: (least: string) => string;
  tooMuch: (most: string) => string;
  /** Label of the button that replaces the amount by the bound. */
  correction: (bound: string) => string;
  /** Accessible name of the quick amounts. */
  quick?: string;
  /** Label of the button that fills in the maximum; omitted, there is no such button. */
  all?: string;
}

export interface AmountFieldProps extends Omit<
  TextFieldProps,
  'correction' | 'size' | 'isLabelHidden' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'start' | 'end' | 'isFigure' | 'isChanged'
> {
  /** Amount in the currency's smallest unit; `null` while the field is empty or unreadable. */
  valueMinor: bigint | null;
  /** Called with the amount in minor units, or `null` when the text is no amount. */
  onChange: (valueMinor: bigint | null) => void;
  /** ISO 4217 code; determines the number of decimals. */
  currency: string;
  /** Minimum amount. */
  leastMinor?: bigint | undefined;
  /** Maximum amount. */
  mostMinor?: bigint | undefined;
  /** Quick amounts, in the currency's smallest unit. */
  quickMinor?: bigint[] | undefined;
  /** Limits shown beside the field, the tightest first. */
  limits?: { label: string; figure: ReactNode }[] | undefined;
  /** @default 'figure' */
  size?: TextFieldProps['size'];
  /** Labels in the language of the page. */
  labels: AmountFieldLabels;
}

const none: [] = [];

/** An amount of money, in digits of any script. Shows a violated bound on blur; one press applies the bound. */
export function AmountField(props: AmountFieldProps) {
  const {
    valueMinor,
    onChange,
    currency,
    leastMinor,
    mostMinor,
    quickMinor = none,
    limits = none,
    labels,
    className,
    sx,
    onBlur,
    ...field
  } = props;
  const locale = useLocale();
  const [text, setText] = useState('');
  const [isLeft, setLeft] = useState(false);
  const decimals = decimalsOf(currency);
  const figures = (minor: bigint) => formatDecimal(minor, decimals, locale);
  const written = (minor: bigint) => formatDecimal(minor, decimals, locale, decimals, 'latn');
  const isWhole = (minor: bigint) => minor % 10n ** BigInt(decimals) === 0n;
  const read = (typed: string) => readAmount(typed, locale, decimals) ?? null;
  // Keeps the typed text, unless the amount was changed from outside.
  const shown = read(text) === valueMinor ? text : valueMinor === null ? '' : written(valueMinor);

  const put = (minor: bigint) => {
    setText(written(minor));
    onChange(minor);
  };
  const refusal = isLeft && shown !== '' ? refuse() : undefined;
  function refuse(): { error: string; bound?: bigint } | undefined {
    if (valueMinor === null) return { error: labels.unreadable };
    if (mostMinor !== undefined && valueMinor > mostMinor) return { error: labels.tooMuch(figures(mostMinor)), bound: mostMinor };
    if (leastMinor !== undefined && valueMinor < leastMinor) return { error: labels.tooLittle(figures(leastMinor)), bound: leastMinor };
    return undefined;
  }
  const bound = refusal?.bound;
  const { error = refusal?.error, size = 'figure', ...rest } = field;
  const isAllOffered = labels.all !== undefined && mostMinor !== undefined && mostMinor > 0n;

  return (
    <Layout className={className} sx={sx}>
      <div>
        <TextField
          {...rest}
          size={size}
          error={error}
          correction={bound === undefined ? undefined : { label: labels.correction(figures(bound)), onCorrect: () => put(bound) }}
          dir="ltr"
          inputMode={decimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={30}
          placeholder={written(0n)}
          value={shown}
          onChange={({ target }) => {
            setText(target.value);
            onChange(read(target.value));
          }}
          onBlur={(event) => {
            onBlur?.(event);
            if (valueMinor !== null) setText(written(valueMinor));
            setLeft(true);
          }}
          end={<bdi className="currency">{currency}</bdi>}
        />
        {(quickMinor.length > 0 || isAllOffered) && (
          <fieldset className="quick" aria-label={labels.quick}>
            {quickMinor.map((minor) => (
              <button
                key={String(minor)}
                type="button"
                disabled={rest.isDisabled}
                aria-pressed={minor === valueMinor}
                onClick={() => put(minor)}
              >
                <bdi>{isWhole(minor) ? formatDecimal(minor, decimals, locale, 0) : figures(minor)}</bdi>
              </button>
            ))}
            {isAllOffered && (
              <button type="button" disabled={rest.isDisabled} aria-pressed={mostMinor === valueMinor} onClick={() => put(mostMinor)}>
                {labels.all}
              </button>
            )}
          </fieldset>
        )}
      </div>
      {limits.length > 0 && (
        <dl>
          {limits.map(({ label, figure }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi dir="ltr">{figure}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Layout>
  );
}

const Layout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  alignItems: 'start',
  gap: '12px 24px',
  '& .currency': { fontSize: 13, fontWeight: 500 },
  '& .quick': { display: 'flex', flexWrap: 'wrap', gap: 8, minInlineSize: 0, margin: 0, padding: 0, paddingBlockStart: 10, border: 0 },
  '& .quick button': {
    minInlineSize: 44,
    minBlockSize: 32,
    paddingInline: 12,
    border: 0,
    borderRadius: 999,
    background: 'none',
    boxShadow: `inset 0 0 0 1px ${tone.edge}`,
    font: 'inherit',
    fontSize: 13,
    fontVariantNumeric: 'tabular-nums',
    color: tone.muted,
    cursor: 'pointer',
    transition: `background-color ${motion.colorMs}ms`,
  },
  '& .quick button:hover': { color: tone.text, backgroundColor: tone.hover },
  '& .quick [aria-pressed="true"]': {
    color: tone.actionText,
    backgroundColor: tone.actionWash,
    boxShadow: `inset 0 0 0 1px ${tone.actionText}`,
  },
  '& .quick :disabled': { color: tone.faint, background: 'none', boxShadow: `inset 0 0 0 1px ${tone.line}`, cursor: 'not-allowed' },
  '& dl': { margin: 0, fontSize: 13, lineHeight: '20px' },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 6,
    borderBlockEnd: `1px solid ${tone.line}`,
    color: tone.muted,
  },
  '& dl > div:first-of-type': { color: tone.text, fontWeight: 650 },
  '& dd': { margin: 0, fontWeight: 550, fontVariantNumeric: 'tabular-nums', color: tone.text },
  '& dl > div:first-of-type dd': { fontWeight: 650 },
  [media.phone]: { '& .quick button': { minBlockSize: 44, paddingInline: 16, fontSize: 14 } },
});
