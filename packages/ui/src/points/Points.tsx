import { styled } from '@mui/material/styles';
import type { RootProps } from '../theme/RootProps';
import { useLocale } from '../theme/useLocale';
import { tone } from '../theme/vars';
import { formatPoints } from './formatPoints';
import { PointMark } from './PointMark';

export interface PointsProps extends RootProps<'span'> {
  /** Whole points. Negative for spent points. */
  points: bigint;
  /** Unit in the reader's language: 'points'. */
  unit: string;
  /** `always` adds a plus sign to positive numbers. */
  sign?: 'auto' | 'always';
  /** `text` is for a line of text, `price` for a card's footer, `sum` for the main figure of a page. @default 'text' */
  size?: 'text' | 'price' | 'sum';
}

/** A number of loyalty points. The icon distinguishes points from money; the unit says it in text. */
export function Points({ points, unit, sign = 'auto', size = 'text', ...rest }: PointsProps) {
  const locale = useLocale();
  return (
    <Figure {...rest} data-size={size}>
      <PointMark />
      <bdi dir="ltr">{formatPoints(points, locale, sign)}</bdi>
      <small>{unit}</small>
    </Figure>
  );
}

const Figure = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 5,
  color: tone.text,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > svg': { flex: 'none', alignSelf: 'center', inlineSize: 16, blockSize: 16 },
  '& > small': { color: tone.muted, fontSize: 12, fontWeight: 500 },
  '&[data-size="price"]': { fontSize: 18, lineHeight: 1.3, letterSpacing: '-0.015em' },
  '&[data-size="price"] > svg': { inlineSize: 18, blockSize: 18 },
  '&[data-size="sum"]': { columnGap: 8, fontSize: 34, lineHeight: 1.2, letterSpacing: '-0.025em' },
  '&[data-size="sum"] > svg': { inlineSize: 30, blockSize: 30 },
  '&[data-size="sum"] > small': { fontSize: 14, letterSpacing: 0 },
});
