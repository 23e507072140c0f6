import { styled } from '@mui/material/styles';

export interface ChangeProps {
  /** The figure as it is now. */
  value: bigint;
  /** The same figure of the period before. */
  before: bigint;
  /** Read before the percentage, in place of the triangle. */
  labels: { up: string; down: string };
  /** BCP 47 tag. Digits stay latin. */
  locale: string;
}

/** How far a figure has gone up or down, in percent of its size before. After a period of zero there is nothing to show. */
export function Change({ value, before, labels, locale }: ChangeProps) {
  if (before === 0n) return null;
  const size = before < 0n ? -before : before;
  const thousandths = Number(((value - before) * 1000n) / size);
  const isUp = thousandths >= 0;
  const percent = new Intl.NumberFormat(`${locale}-u-nu-latn`, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    Math.abs(thousandths) / 10,
  );
  return (
    <Delta data-up={isUp}>
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
