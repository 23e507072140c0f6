import { intlLocale } from '@site/money/intlLocale';
import { styled } from '@mui/material/styles';
import type { RootProps } from '../theme/RootProps';
import { useLocale } from '../theme/useLocale';

export interface ChangeProps extends RootProps<'span'> {
  /** Current value. */
  value: bigint;
  /** Value of the previous period. */
  before: bigint;
  /** Read before the percentage, in place of the triangle. */
  labels: { up: string; down: string };
}

/** Change of a figure in percent of its previous value. Renders nothing after a period of zero. */
export function Change({ value, before, labels, ...rest }: ChangeProps) {
  const locale = useLocale();
  if (before === 0n) return null;
  const size = before < 0n ? -before : before;
  const thousandths = Number(((value - before) * 1000n) / size);
  const isUp = thousandths >= 0;
  const percent = new Intl.NumberFormat(intlLocale(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    Math.abs(thousandths) / 10,
  );
  return (
    <Delta {...rest} data-up={isUp}>
      <svg viewBox="0 0 9 9" role="img" aria-label={isUp ? labels.up : labels.down}>
        <path d={isUp ? 'M4.5 1 8.5 8h-8z' : 'M4.5 8 .5 1h8z'} />
      </svg>
      <bdi dir="ltr">{percent} %</bdi>
    </Delta>
  );
}

const Delta = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  color: theme.vars.palette.tone.bad,
  fontWeight: 600,
  '&[data-up="true"]': { color: theme.vars.palette.tone.good },
  '& > svg': { inlineSize: 9, blockSize: 9, fill: 'currentColor' },
}));
