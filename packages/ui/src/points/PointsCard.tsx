import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { skeletonStyle, cardStyle } from '../theme/cardStyle';
import type { RootProps } from '../theme/RootProps';
import { useLocale } from '../theme/useLocale';
import { tone } from '../theme/vars';
import { formatPoints } from './formatPoints';
import { Points } from './Points';

export interface PointsCardLabels {
  title: string;
  unit: string;
  /** '1,200 more held for one request'. */
  held: (points: string) => string;
  /** Heading of the earnings: 'Earned yesterday'. */
  earned: string;
}

export interface PointsEarning {
  /** Source of the points with the computation: 'RNG, 14,820.00 valid bet, weight 1'. */
  cause: string;
  points: bigint;
}

export interface PointsCardProps extends RootProps<'section'> {
  /** Points available; `undefined` until the first response. */
  points: bigint | undefined;
  /** Points reserved for pending requests, in addition to `points`. @default 0n */
  heldPoints?: bigint;
  /** Earnings of the last day by source. The card shows their sum; empty, only the available points. */
  items?: readonly PointsEarning[];
  /** Labels in the language of the page. */
  labels: PointsCardLabels;
  /** Links, such as to the history. */
  children?: ReactNode;
}

const nothing: readonly PointsEarning[] = [];

/** A member's points, and the sources of yesterday's. Source: docs/domain.md DR-5. */
export function PointsCard({ points, heldPoints = 0n, items = nothing, labels, children, ...rest }: PointsCardProps) {
  const locale = useLocale();
  const total = items.reduce((sum, earning) => sum + earning.points, 0n);
  return (
    <Card {...rest} aria-label={labels.title} aria-busy={points === undefined}>
      <div className="sum">
        <h2>{labels.title}</h2>
        {points === undefined ? <span className="skeleton" /> : <Points points={points} unit={labels.unit} size="sum" />}
        {heldPoints > 0n && <p>{labels.held(formatPoints(heldPoints, locale))}</p>}
        {children && <div className="acts">{children}</div>}
      </div>
      {items.length > 0 && (
        <dl>
          <div>
            <dt>{labels.earned}</dt>
            <dd>
              <bdi dir="ltr">{formatPoints(total, locale, 'always')}</bdi>
            </dd>
          </div>
          {items.map((earning) => (
            <div key={earning.cause}>
              <dt>{earning.cause}</dt>
              <dd>
                <bdi dir="ltr">{formatPoints(earning.points, locale)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

const Card = styled('section')(cardStyle, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '20px 32px',
  padding: 20,
  '& .sum': { flex: '1 1 200px', minInlineSize: 0 },
  '& h2': { margin: 0, color: tone.muted, fontSize: 13, fontWeight: 500 },
  '& p': { margin: 0, color: tone.muted, fontSize: 13 },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 12 },
  '& .skeleton': { ...skeletonStyle, inlineSize: 150, blockSize: 28, marginBlock: 6 },
  '& dl': { flex: '2 1 280px', maxInlineSize: 420, margin: 0, marginInlineStart: 'auto', fontSize: 13 },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 6,
    borderBlockEnd: `1px solid ${tone.line}`,
    lineHeight: '20px',
  },
  '& dl > div:last-of-type': { borderBlockEnd: 0 },
  '& dt': { minInlineSize: 0, color: tone.muted, overflowWrap: 'anywhere' },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& dl > div:first-of-type': { color: tone.text, fontWeight: 600 },
  '& dl > div:first-of-type dt': { color: tone.text },
});
