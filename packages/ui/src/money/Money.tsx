import { styled } from '@mui/material/styles';
import { formatMoney } from '@site/money/formatMoney';
import type { RootProps } from '../theme/RootProps';
import { useLocale } from '../theme/useLocale';

export interface MoneyProps extends RootProps<'bdi'> {
  /** Amount in the currency's smallest unit. */
  amountMinor: bigint;
  /** ISO 4217 code, or a token such as USDT; determines the number of decimals. */
  currency: string;
  /** `always` adds a plus sign to positive amounts, for a net position or a change. */
  sign?: 'auto' | 'always';
  /** Colours gains and losses; the sign conveys the same without colour. */
  colored?: boolean;
}

/** An amount of money: tabular figures, isolated so that it reads left to right in every language. */
export function Money({ amountMinor, currency, sign = 'auto', colored = false, ...rest }: MoneyProps) {
  const locale = useLocale();
  const direction = amountMinor > 0n ? 'gain' : amountMinor < 0n ? 'loss' : undefined;
  return (
    <Figure {...rest} dir="ltr" data-direction={colored ? direction : undefined} suppressHydrationWarning>
      {formatMoney(amountMinor, currency, locale, sign)}
    </Figure>
  );
}

const Figure = styled('bdi')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '&[data-direction="gain"]': { color: theme.vars.palette.tone.good },
  '&[data-direction="loss"]': { color: theme.vars.palette.tone.bad },
}));
