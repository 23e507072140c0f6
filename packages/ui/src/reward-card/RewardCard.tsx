import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon';
import { formatPoints } from '../points/formatPoints';
import { Points } from '../points/Points';
import { ProgressBar } from '../progress-bar/ProgressBar';
import { skeletonStyle, cardStyle } from '../theme/cardStyle';
import type { RootProps } from '../theme/RootProps';
import { motion } from '../theme/tokens';
import { useLocale } from '../theme/useLocale';
import { elevation, radius, tone } from '../theme/vars';

/** Reason why a reward is unavailable: rank too low, sold out, or the member's limit. */
export type RewardObstacle = { kind: 'rank'; label: string } | { kind: 'soldOut' } | { kind: 'taken' };

export interface RewardCardLabels {
  redeem: string;
  unit: string;
  /** '5,360 short'. */
  short: (points: string) => string;
  soldOut: string;
  taken: string;
}

export interface RewardCardProps extends RootProps<'article'> {
  /** Name of the reward. */
  name: ReactNode;
  /** Description and remaining number: '42 litres · 18 left'. */
  detail: ReactNode;
  /** `RewardArt`, or a picture of 8:5 with an empty text alternative. */
  art: ReactNode;
  /** Price in whole points. */
  price: bigint;
  /** Points of the member; below the price the card shows the difference. */
  held: bigint;
  /** Reason why it is unavailable; undefined when available. */
  obstacle?: RewardObstacle | undefined;
  /** Labels in the language of the page. */
  labels: RewardCardLabels;
  /** Called when the reward is chosen. */
  onRedeem: () => void;
}

/** A reward of the points mall: description, price, and availability. Source: MEM-11, docs/domain.md DR-5.2. */
export function RewardCard({ name, detail, art, price, held, obstacle, labels, onRedeem, ...rest }: RewardCardProps) {
  const locale = useLocale();
  const nameId = useId();
  const missing = price - held;
  const canRedeem = !obstacle && missing <= 0n;
  return (
    <Card {...rest} aria-labelledby={nameId} data-out={obstacle?.kind === 'soldOut' || obstacle?.kind === 'taken'}>
      <div className="art">{art}</div>
      <div className="words">
        <h3 id={nameId}>{name}</h3>
        <p>{detail}</p>
        <div className="foot">
          <Points points={price} unit={labels.unit} size="price" />
          {canRedeem && (
            <Button variant="outlined" size="small" aria-describedby={nameId} onClick={onRedeem}>
              {labels.redeem}
            </Button>
          )}
          {obstacle?.kind === 'rank' && (
            <span className="obstacle">
              <Icon name="lock" size={13} />
              {obstacle.label}
            </span>
          )}
          {obstacle?.kind === 'soldOut' && <span className="obstacle">{labels.soldOut}</span>}
          {obstacle?.kind === 'taken' && (
            <span className="obstacle">
              <Icon name="check" size={13} />
              {labels.taken}
            </span>
          )}
          {!obstacle && missing > 0n && (
            <>
              <span className="short">{labels.short(formatPoints(missing, locale))}</span>
              <div className="course">
                <ProgressBar label={labels.short(formatPoints(missing, locale))} done={held} need={price} />
              </div>
            </>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Skeleton of a reward. */
export function RewardCardSkeleton(props: RootProps<'article'>) {
  return (
    <Card {...props} aria-hidden="true">
      <div className="art skeleton" />
      <div className="words">
        <span className="skeleton" />
        <span className="skeleton thin" />
        <span className="skeleton foot" />
      </div>
    </Card>
  );
}

const Card = styled('article')(cardStyle, {
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  minInlineSize: 0,
  borderRadius: radius.tile,
  transition: `transform ${motion.liftMs}ms ${motion.ease}, box-shadow ${motion.liftMs}ms ${motion.ease}`,
  '& .art': { aspectRatio: '8 / 5', overflow: 'hidden', borderStartStartRadius: radius.tile, borderStartEndRadius: radius.tile },
  '& .art > *': {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    transition: `transform ${motion.imageMs}ms ${motion.ease}`,
  },
  '& .words': { display: 'flex', flexDirection: 'column', flex: 1, gap: 4, padding: '14px 16px 16px' },
  '& h3': { margin: 0, fontSize: 14.5, fontWeight: 650, lineHeight: 1.3, overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: tone.muted, fontSize: 12, lineHeight: 1.4 },
  '& .foot': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 12px',
    minBlockSize: 40,
    marginBlockStart: 'auto',
    paddingBlockStart: 8,
  },
  '& .course': { flexBasis: '100%' },
  '& .short': { color: tone.muted, fontSize: 12, fontVariantNumeric: 'tabular-nums' },
  '& .obstacle': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    padding: '4px 9px',
    borderRadius: radius.chip,
    color: tone.muted,
    backgroundColor: tone.raised,
    fontSize: 12,
    fontWeight: 650,
  },
  '&[data-out="true"] .art': { filter: 'saturate(0.25) brightness(0.8)' },
  '&:hover': { boxShadow: `inset 0 0 0 1px ${tone.line}, ${elevation.lifted}`, transform: 'translateY(-3px)' },
  '&:hover .art > *': { transform: 'scale(1.04)' },
  '& .skeleton': { ...skeletonStyle, blockSize: 16, inlineSize: '70%' },
  '& .skeleton.art': { inlineSize: '100%', blockSize: 'auto', borderRadius: 0 },
  '& .skeleton.thin': { blockSize: 12, inlineSize: '90%' },
  '& .skeleton.foot': { inlineSize: '55%', minBlockSize: 22, blockSize: 22, padding: 0, marginBlockStart: 20 },
  '@container (max-width: 219px)': { '& .foot > button': { flexGrow: 1 } },
  '@media (prefers-reduced-motion: reduce)': {
    transition: 'none',
    '& .art > *': { transition: 'none' },
    '&:hover, &:hover .art > *': { transform: 'none' },
  },
  '@media (pointer: coarse)': { '& button': { minBlockSize: 44 } },
});
