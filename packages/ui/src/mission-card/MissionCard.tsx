import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon';
import { ProgressBar } from '../progress-bar/ProgressBar';
import { StatusChip } from '../status-chip/StatusChip';
import { type ActivityStatus, statusLook } from '../status-chip/statusLook';
import { skeletonStyle, cardStyle } from '../theme/cardStyle';
import type { RootProps } from '../theme/RootProps';
import { elevation, radius, tone } from '../theme/vars';

export interface MissionCardLabels {
  states: Record<ActivityStatus, string>;
  join: string;
  claim: string;
}

export interface MissionCardProps extends Omit<RootProps<'article'>, 'title'> {
  /** Title of the mission. */
  title: ReactNode;
  /** Task in one line. */
  detail: ReactNode;
  /** `RewardArt` in its square crop, or a square picture with an empty text alternative. */
  art: ReactNode;
  /** Current status. */
  status: ActivityStatus;
  /** Progress in one unit: bets in minor units, days, categories. `text` is its label: '2 of 3 categories'. */
  progress?: { done: bigint; need: bigint; text: ReactNode } | undefined;
  /** `Points` or `Money`. */
  reward: ReactNode;
  /** Start or end: 'Ends in 3 h 12 min'. */
  time?: string | undefined;
  /** Reason of the rejection. */
  reason?: string | undefined;
  /** The request is being sent. */
  isBusy?: boolean;
  /** Labels in the language of the page. */
  labels: MissionCardLabels;
  /** Called while the status is `join`; omitted, the card has no button then. */
  onJoin?: (() => void) | undefined;
  /** Called while the status is `claim`; omitted, the card has no button then. */
  onClaim?: (() => void) | undefined;
}

/** A mission: its task, progress, reward and next action. Source: MEM-16, docs/domain.md DR-7. */
export function MissionCard({
  title,
  detail,
  art,
  status,
  progress,
  reward,
  time,
  reason,
  isBusy = false,
  labels,
  onJoin,
  onClaim,
  ...rest
}: MissionCardProps) {
  const titleId = useId();
  const canJoin = status === 'join' && onJoin;
  const canClaim = status === 'claim' && onClaim;
  return (
    <Card {...rest} aria-labelledby={titleId} data-status={status}>
      <div className="art">
        {art}
        {(status === 'claimed' || status === 'issued' || status === 'signed') && (
          <span className="stamp">
            <Icon name="check" size={26} />
          </span>
        )}
      </div>
      <div className="words">
        <h3 id={titleId}>{title}</h3>
        <p>{detail}</p>
        {progress && (
          <div className="course">
            <ProgressBar
              aria-labelledby={titleId}
              done={progress.done}
              need={progress.need}
              look={progress.done >= progress.need ? 'good' : 'action'}
            />
            <span>{progress.text}</span>
          </div>
        )}
        {reason && <p className="reason">{reason}</p>}
      </div>
      <div className="end">
        {reward}
        {canJoin && (
          <Button variant="outlined" size="small" disabled={isBusy} aria-describedby={titleId} onClick={onJoin}>
            {labels.join}
          </Button>
        )}
        {canClaim && (
          <Button variant="contained" size="small" disabled={isBusy} aria-describedby={titleId} onClick={onClaim}>
            {labels.claim}
          </Button>
        )}
        {!canJoin && !canClaim && <StatusChip {...statusLook.activity[status]} label={labels.states[status]} />}
        {time && <small className="time">{time}</small>}
      </div>
    </Card>
  );
}

/** Skeleton of a mission. */
export function MissionCardSkeleton(props: RootProps<'article'>) {
  return (
    <Card {...props} aria-hidden="true">
      <div className="art skeleton" />
      <div className="words">
        <span className="skeleton" />
        <span className="skeleton thin" />
      </div>
    </Card>
  );
}

const Card = styled('article')(cardStyle, {
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 16,
  padding: 12,
  paddingInlineEnd: 16,
  '& .art': { position: 'relative', overflow: 'hidden', inlineSize: 84, aspectRatio: '1', borderRadius: radius.input },
  '& .art > :is(svg, img)': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  '& .words': { minInlineSize: 0 },
  '& h3': { margin: 0, fontSize: 15, fontWeight: 700, lineHeight: 1.3, overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: tone.muted, fontSize: 13, lineHeight: 1.4, overflowWrap: 'anywhere' },
  '& .course': { display: 'flex', alignItems: 'center', gap: 10, marginBlockStart: 8, maxInlineSize: 420 },
  '& .course span': { flex: 'none', color: tone.muted, fontSize: 12, fontVariantNumeric: 'tabular-nums' },
  '& .reason': { marginBlockStart: 4, color: tone.bad },
  '& .end': { display: 'grid', justifyItems: 'end', gap: 6, maxInlineSize: 170 },
  '& .end button': { minInlineSize: 96 },
  '& .time': { color: tone.muted, fontSize: 12, textAlign: 'end' },
  '& .stamp': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: tone.onArt,
    backgroundColor: tone.scrim,
  },
  '&[data-status="claim"]': { boxShadow: `inset 0 0 0 1.5px ${tone.action}, ${elevation.rest}` },
  '&:is([data-status="coming soon"], [data-status="close"]) .art > :is(svg, img)': { filter: 'saturate(0.25) brightness(0.8)' },
  '& .skeleton': { ...skeletonStyle, inlineSize: '55%', blockSize: 16 },
  '& .skeleton.art': { inlineSize: 84, blockSize: 84, borderRadius: radius.input },
  '& .skeleton.thin': { inlineSize: '80%', blockSize: 12, marginBlockStart: 10 },
  '@media (max-width: 559px)': {
    gridTemplateColumns: '64px minmax(0, 1fr)',
    '& .art, & .skeleton.art': { inlineSize: 64, blockSize: 64 },
    '& .end': {
      gridColumn: '1 / -1',
      gridAutoFlow: 'column',
      justifyContent: 'space-between',
      alignItems: 'center',
      maxInlineSize: 'none',
      marginBlockStart: 12,
    },
    '& .end button': { minBlockSize: 44, minInlineSize: 120 },
    '& .end .time': { order: -1, textAlign: 'start' },
  },
});
