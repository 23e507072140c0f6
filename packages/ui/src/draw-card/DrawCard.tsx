import { styled } from '@mui/material/styles';
import { DrawCountdown, type DrawCountdownLabels, type DrawCountdownProps } from '../draw-countdown/DrawCountdown';
import { DrawResult, type DrawResultProps } from '../draw-result/DrawResult';
import { Link, type LinkProps } from '../link/Link';
import { media } from '../theme/layout';
import { motion } from '../theme/tokens';
import { elevation, radius, tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface DrawCardProps
  extends RootProps<'article'>, Pick<DrawCountdownProps, 'closesAtMs' | 'now' | 'onClose'>, Pick<LinkProps, 'onNavigate'> {
  /** Name of the lottery. */
  name: string;
  /** Address of the lottery; omitted when it cannot be opened. */
  href?: string | undefined;
  /** The last draw; omitted before the first one. */
  last?: Pick<DrawResultProps, 'items' | 'specials' | 'awaited'> | undefined;
  /** Formatted jackpot of the next draw; omitted without one. */
  jackpot?: string | undefined;
  /** Address of its past results, which the label of the last draw leads to; omitted when there are none. */
  resultsHref?: string | undefined;
  /** Labels in the language of the page. */
  labels: DrawCountdownLabels & {
    /** Label of the jackpot: 'Jackpot'. */
    jackpot: string;
    /** Label above the numbers: 'Last draw'. */
    last: string;
    /** Shown instead before the first draw. */
    none: string;
  };
}

/** A lottery in the lobby: countdown to its next draw, its jackpot and the last result. The whole card is a link to the lottery. */
export function DrawCard({ name, href, closesAtMs, now, onClose, last, jackpot, resultsHref, labels, onNavigate, ...rest }: DrawCardProps) {
  return (
    <Card {...rest}>
      <h3>
        {href === undefined ? (
          name
        ) : (
          <Link href={href} onNavigate={onNavigate}>
            {name}
          </Link>
        )}
      </h3>
      <DrawCountdown closesAtMs={closesAtMs} now={now} labels={labels} onClose={onClose} />
      {jackpot && (
        <p>
          {labels.jackpot} <b>{jackpot}</b>
        </p>
      )}
      <small>
        {last && resultsHref ? (
          <Link href={resultsHref} onNavigate={onNavigate}>
            {labels.last}
          </Link>
        ) : (
          labels[last ? 'last' : 'none']
        )}
      </small>
      {last ? <DrawResult label={labels.last} {...last} /> : <span className="none" />}
    </Card>
  );
}

const Card = styled('article')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  blockSize: '100%',
  minInlineSize: 0,
  padding: 16,
  borderRadius: radius.tile,
  backgroundColor: tone.surface,
  boxShadow: elevation.rest,
  transition: `transform ${motion.liftMs}ms ${motion.ease}, box-shadow ${motion.liftMs}ms`,
  '& h3': { margin: 0, marginBlockEnd: 14, fontSize: 15, fontWeight: 700, lineHeight: '20px', color: tone.text, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& p': { margin: 0, marginBlockStart: 8, fontSize: 13, color: tone.muted },
  '& b': { color: tone.actionText, fontVariantNumeric: 'tabular-nums' },
  '& small a': { position: 'relative', zIndex: 1, paddingBlock: 3, textDecoration: 'underline' },
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.tile },
  '& h3 a:focus-visible': { outline: 'none' },
  '& h3 a:focus-visible::after': { outline: `2px solid ${tone.focus}`, outlineOffset: 2 },
  '&:has(a:hover)': { transform: 'translateY(-3px)', boxShadow: `${elevation.lifted}, 0 0 0 2px ${tone.action}` },
  '& small': { marginBlock: 'auto 14px', paddingBlockStart: 4, fontSize: 12, lineHeight: '18px', color: tone.faint },
  '& .none': { blockSize: 28 },
  [media.phone]: {
    padding: 12,
    '& h3': { marginBlockEnd: 6 },
    '& [role="timer"]': { minBlockSize: 26, fontSize: 26, lineHeight: '26px' },
    '& small': { marginBlock: 'auto 6px' },
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none', '&:has(a:hover)': { transform: 'none' } },
});
