import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon';
import { StatusChip } from '../status-chip/StatusChip';
import { type ActivityStatus, statusLook } from '../status-chip/statusLook';
import { boneStyle, cardStyle } from '../theme/cardStyle';
import { display } from '../theme/display';
import { motion, radius } from '../theme/tokens';
import { elevation, shade, tone } from '../theme/vars';

export interface PromotionCardLabels {
  states: Record<ActivityStatus, string>;
  join: string;
  claim: string;
  /** The way to the terms. */
  details: string;
}

export interface PromotionCardProps {
  /** What the offer is called. */
  title: string;
  /** What it gives, in a sentence. */
  summary: string;
  /** `RewardArt`, or a picture with an empty text alternative; it is cut to the card. */
  art: ReactNode;
  /** What can be done now. */
  status: ActivityStatus;
  /** The terms that decide, before anybody joins: what must be put in, how often it is played. At most three. */
  facts?: readonly { name: string; value: ReactNode }[];
  /** When it starts or ends. */
  time?: string | undefined;
  /** Why an application was rejected. */
  reason?: string | undefined;
  /** `lead` lays the picture beside the words where there is room. @default 'card' */
  layout?: 'card' | 'lead';
  /** The claim is on its way: pressing does nothing. */
  isSending?: boolean;
  /** Where the terms are. */
  href: string;
  /** Its words, in the language of the page. */
  labels: PromotionCardLabels;
  /** Followed in the app; a press with a modifier key opens the address instead. */
  onOpen?: (() => void) | undefined;
  /** Asked for while the status is `join`, or `claim`; without them the card only leads to its terms. */
  onJoin?: (() => void) | undefined;
  /** The offer is taken. */
  onClaim?: (() => void) | undefined;
}

const none: NonNullable<PromotionCardProps['facts']> = [];

/** An offer: what it gives, the terms that decide, and what a member can do about it now. Source: MEM-10, DR-3.1. */
export function PromotionCard({
  title,
  summary,
  art,
  status,
  facts = none,
  time,
  reason,
  layout = 'card',
  isSending = false,
  href,
  labels,
  onOpen,
  onJoin,
  onClaim,
}: PromotionCardProps) {
  const titleId = useId();
  const canJoin = status === 'join' && onJoin;
  const canClaim = status === 'claim' && onClaim;
  const open = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Card aria-labelledby={titleId} data-layout={layout} data-status={status}>
      <div className="art">
        {art}
        {time && (
          <p className="time">
            <Icon name="clock" size={15} />
            {time}
          </p>
        )}
      </div>
      <div className="words">
        {!canJoin && <StatusChip {...statusLook.activity[status]} label={labels.states[status]} />}
        <h3 id={titleId}>{title}</h3>
        <p>{summary}</p>
        {reason && <p className="reason">{reason}</p>}
        {facts.length > 0 && (
          <dl>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="acts">
          {canJoin && (
            <Button variant="contained" disabled={isSending} aria-describedby={titleId} onClick={onJoin}>
              {labels.join}
            </Button>
          )}
          {canClaim && (
            <Button variant="contained" disabled={isSending} aria-describedby={titleId} onClick={onClaim}>
              {labels.claim}
            </Button>
          )}
          <Button variant="text" href={href} aria-describedby={titleId} onClick={open}>
            {labels.details}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** Holds the place of an offer while the list is on its way. */
export function PromotionCardSkeleton() {
  return (
    <Card aria-hidden="true" data-layout="card">
      <div className="art bone" />
      <div className="words">
        <span className="bone" />
        <span className="bone thin" />
        <span className="bone thin" />
      </div>
    </Card>
  );
}

const Card = styled('article')(cardStyle, {
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  minInlineSize: 0,
  transition: `box-shadow ${motion.liftMs}ms ${motion.ease}`,
  '& .art': {
    position: 'relative',
    aspectRatio: '2 / 1',
    overflow: 'hidden',
    borderStartStartRadius: radius.lead,
    borderStartEndRadius: radius.lead,
  },
  '& .art > :first-child': {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    transition: `transform ${motion.imageMs}ms ${motion.ease}`,
  },
  '& .words': { display: 'flex', flexDirection: 'column', alignItems: 'start', flex: 1, gap: 8, padding: '16px 20px 0' },
  '& h3': { ...display, margin: 0, fontSize: 20, lineHeight: 1.15, overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: tone.muted, fontSize: 13.5, lineHeight: 1.5 },
  '& dl': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    inlineSize: '100%',
    maxInlineSize: 440,
    margin: 0,
    paddingBlock: '4px 2px',
  },
  '& dl > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: 1, paddingInlineEnd: 10 },
  '& dl > div + div': { paddingInlineStart: 10, borderInlineStart: `1px solid ${tone.line}` },
  '& dt': { color: tone.muted, fontSize: 12, lineHeight: 1.35, hyphens: 'auto', overflowWrap: 'anywhere' },
  '& dd': { margin: 0, fontSize: 15, fontWeight: 700, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& .reason': { color: tone.bad },
  '& .time': {
    position: 'absolute',
    insetBlockEnd: 10,
    insetInlineStart: 10,
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    maxInlineSize: 'calc(100% - 20px)',
    boxSizing: 'border-box',
    paddingBlock: 4,
    paddingInline: '8px 10px',
    borderRadius: 14,
    fontSize: 12.5,
    fontWeight: 600,
    lineHeight: 1.4,
    color: tone.onArt,
    backgroundColor: shade(80),
  },
  // The stub of a ticket: a line to tear along, punched at both ends.
  '& .acts': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    inlineSize: '100%',
    marginBlockStart: 'auto',
    paddingBlock: '14px 16px',
    backgroundImage: `repeating-linear-gradient(90deg, ${tone.edge} 0 5px, transparent 5px 10px)`,
    backgroundSize: '100% 1px',
    backgroundRepeat: 'no-repeat',
  },
  '& .acts::before, & .acts::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: -9,
    insetInlineStart: -29,
    inlineSize: 18,
    blockSize: 18,
    borderRadius: '50%',
    backgroundColor: tone.page,
    boxShadow: `inset 0 0 0 1px ${tone.line}`,
  },
  '& .acts::after': { insetInline: 'auto -29px' },
  '& .acts > *': { minBlockSize: 44 },
  // Long words take a line of their own.
  '& .acts > a': { flex: '1 1 64px', minInlineSize: 'max-content', paddingInline: 8 },
  '& .acts > button': { flex: '1 1 120px' },
  '&[data-status="claim"]': { boxShadow: `inset 0 0 0 1.5px ${tone.action}, ${elevation.rest}` },
  '&:is([data-status="coming soon"], [data-status="close"]) .art > :first-child': { filter: 'saturate(0.25) brightness(0.8)' },
  '&:hover .art > :first-child': { transform: 'scale(1.04)' },
  '& .bone': { ...boneStyle, inlineSize: '60%', blockSize: 20 },
  '& .bone.art': { inlineSize: '100%', blockSize: 'auto', borderRadius: 0 },
  '& .bone.thin': { inlineSize: '90%', blockSize: 12 },
  '@media (min-width: 768px)': {
    '&[data-layout="lead"]': { flexDirection: 'row-reverse' },
    '&[data-layout="lead"] .art': {
      flex: '0 0 46%',
      aspectRatio: 'auto',
      minBlockSize: 280,
      borderStartStartRadius: 0,
      borderEndEndRadius: radius.lead,
    },
    // As high as the words are, whatever the picture's own height.
    '&[data-layout="lead"] .art > :first-child': { position: 'absolute', inset: 0 },
    '&[data-layout="lead"] .words': { justifyContent: 'center', padding: '28px 32px' },
    '&[data-layout="lead"] h3': { fontSize: 30 },
    '&[data-layout="lead"] p': { fontSize: 15 },
    '&[data-layout="lead"] .acts': { marginBlockStart: 0, padding: '8px 0 0', background: 'none' },
    '&[data-layout="lead"] .acts::before, &[data-layout="lead"] .acts::after': { content: 'none' },
    '&[data-layout="lead"] .acts > a': { flex: '0 0 auto', paddingInline: 18 },
    '&[data-layout="lead"] .acts > button': { flex: '0 1 200px' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '& .art > :first-child': { transition: 'none' },
    '&:hover .art > :first-child': { transform: 'none' },
  },
});
