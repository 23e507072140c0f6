import { styled } from '@mui/material/styles';
import { tone } from '../theme/vars';
import { formatPoints } from './formatPoints';
import { PointMark } from './PointMark';

export interface PointsProps {
  /** Whole points; they have no smaller unit. Below zero for what was spent. */
  points: bigint;
  /** BCP 47 tag. */
  locale: string;
  /** What is counted, in the reader's language: 'points'. */
  unit: string;
  /** `always` puts a plus before what was earned. */
  sign?: 'auto' | 'always';
  /** `text` runs in a line, `price` heads a card's foot, `sum` is the figure of a page. @default 'text' */
  size?: 'text' | 'price' | 'sum';
}

/** A number of loyalty points. The mark tells points from money at a glance; the word says it. */
export function Points({ points, locale, unit, sign = 'auto', size = 'text' }: PointsProps) {
  return (
    <Figure data-size={size}>
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
