import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon';
import { StatusChip } from '../status-chip/StatusChip';
import { type ActivityStatus, statusLook } from '../status-chip/statusLook';
import type { RootProps } from '../theme/RootProps';
import { promotionCardStyle } from './promotionCardStyle';

export interface PromotionCardLabels {
  states: Record<ActivityStatus, string>;
  join: string;
  claim: string;
  /** Label of the link to the terms. */
  details: string;
}

export interface PromotionCardProps extends Omit<RootProps<'article'>, 'title'> {
  /** Title of the offer. */
  title: ReactNode;
  /** Summary in a sentence. */
  summary: ReactNode;
  /** `RewardArt`, or a picture with an empty text alternative; it is cropped to the card. */
  art: ReactNode;
  /** Current status. */
  status: ActivityStatus;
  /** Key terms before joining, such as deposit and wagering. At most three. */
  facts?: readonly { name: string; value: ReactNode }[];
  /** Start or end. */
  time?: string | undefined;
  /** Reason of the rejection. */
  reason?: string | undefined;
  /** `lead` puts the picture beside the text where there is space. @default 'card' */
  layout?: 'card' | 'lead';
  /** The claim is being sent: the button is inactive. */
  isBusy?: boolean;
  /** Address of the terms. */
  href: string;
  /** Labels in the language of the page. */
  labels: PromotionCardLabels;
  /** Called to open the terms in the app; a press with a modifier key follows the address instead. */
  onOpen?: (() => void) | undefined;
  /** Called while the status is `join`; omitted, the card only links to its terms. */
  onJoin?: (() => void) | undefined;
  /** Called while the status is `claim`. */
  onClaim?: (() => void) | undefined;
}

const none: NonNullable<PromotionCardProps['facts']> = [];

/** An offer: its summary, key terms and next action. Source: MEM-10, docs/domain.md DR-3.1. */
export function PromotionCard({
  title,
  summary,
  art,
  status,
  facts = none,
  time,
  reason,
  layout = 'card',
  isBusy = false,
  href,
  labels,
  onOpen,
  onJoin,
  onClaim,
  ...rest
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
    <Card {...rest} aria-labelledby={titleId} data-layout={layout} data-status={status}>
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
            <Button variant="contained" disabled={isBusy} aria-describedby={titleId} onClick={onJoin}>
              {labels.join}
            </Button>
          )}
          {canClaim && (
            <Button variant="contained" disabled={isBusy} aria-describedby={titleId} onClick={onClaim}>
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

const Card = styled('article')(promotionCardStyle);
