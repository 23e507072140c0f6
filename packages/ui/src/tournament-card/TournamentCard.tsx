import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../link/Link';
import { Money } from '../money/Money';
import { RewardArt } from '../reward-art/RewardArt';
import { StatusChip, type StatusChipProps } from '../status-chip/StatusChip';
import { cardStyle } from '../theme/cardStyle';
import { display } from '../theme/display';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { elevation, radius, tone } from '../theme/vars';

export interface TournamentCardProps extends RootProps<'article'>, Pick<LinkProps, 'onNavigate'> {
  /** Name of the tournament. */
  name: ReactNode;
  /** Address of its board. */
  href: string;
  /** State in words, with its look. */
  status: Pick<StatusChipProps, 'tone' | 'icon' | 'label'>;
  /** Rule by which results count, in a line: 'Highest win of one round, on slots'. */
  rule: string;
  /** Sum of the prizes in the currency's smallest unit. */
  poolMinor: bigint;
  /** ISO 4217 code. */
  currency: string;
  /** Countdown, or when it ended. */
  time: ReactNode;
  /** Number of players, in words. */
  players: string;
  /** Button that joins, or that the member has joined. */
  action?: ReactNode;
}

/** A tournament in a list: prizes, time and what counts. Its name is the link to the board. */
export function TournamentCard(props: TournamentCardProps) {
  const { name, href, status, rule, poolMinor, currency, time, players, action, onNavigate, ...rest } = props;
  return (
    <Card {...rest}>
      <div className="art" aria-hidden="true">
        <RewardArt name="trophy" />
      </div>
      <div className="words">
        <StatusChip {...status} />
        <h3>
          <Link href={href} onNavigate={onNavigate}>
            {name}
          </Link>
        </h3>
        <p>{rule}</p>
        <div className="facts">
          <Money className="pool" amountMinor={poolMinor} currency={currency} />
          <small>{players}</small>
        </div>
        <div className="end">
          <div className="time">{time}</div>
          {action}
        </div>
      </div>
    </Card>
  );
}

const Card = styled('article')(cardStyle, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  overflow: 'hidden',
  minInlineSize: 0,
  '& .art': { display: 'grid', placeItems: 'center', backgroundColor: tone.signDeep },
  '& .art > svg': { display: 'block', inlineSize: '100%', aspectRatio: '1' },
  '& .art > svg > path:first-of-type': { fill: 'none' },
  '& .words': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minInlineSize: 0, padding: 16 },
  '& h3': { margin: '8px 0 2px', fontSize: 18, fontWeight: 750, lineHeight: '24px', overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.lead },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: `2px solid ${tone.focus}`, outlineOffset: -2 },
  '&:has(a:hover)': { boxShadow: `${elevation.lifted}, inset 0 0 0 2px ${tone.action}` },
  '& p': { margin: 0, fontSize: 13, lineHeight: '18px', color: tone.muted, overflowWrap: 'anywhere' },
  '& .facts': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px', marginBlockStart: 8 },
  '& .pool': { ...display, fontSize: 24, lineHeight: '32px', color: tone.actionText },
  '& small': { fontSize: 13, color: tone.muted },
  '& .end': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    inlineSize: '100%',
    marginBlockStart: 'auto',
    paddingBlockStart: 12,
  },
  '& .time': { fontSize: 13, color: tone.muted },
  '& [role="timer"]': { minBlockSize: 24, fontSize: 22, lineHeight: '24px' },
  '& button': { position: 'relative', minBlockSize: 44 },
  [media.phone]: { gridTemplateColumns: '72px minmax(0, 1fr)', '& .words': { padding: 12 } },
});
