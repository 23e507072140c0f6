import { localDigits } from '@site/money/localDigits';
import { styled } from '@mui/material/styles';
import { Link, type LinkProps } from '../link/Link';
import { motion } from '../theme/tokens';
import { elevation, radius, tone } from '../theme/vars';
import { visuallyHidden } from '../theme/visuallyHidden';
import { useLocale } from '../theme/useLocale';
import type { RootProps } from '../theme/RootProps';

export interface MatchPrice {
  /** Name of the outcome: '1', 'X', '2'. */
  label: string;
  /** Odds in the reader's format: '1.95', '+95'; null while the market is closed. */
  odds: string | null;
}

export interface MatchCardProps extends RootProps<'article'>, Pick<LinkProps, 'onNavigate'> {
  /** League or cup that the match belongs to. */
  competition: string;
  /** Name of the home team, which stands first. */
  home: string;
  /** Name of the other team. */
  away: string;
  /** Start of the match, or its clock: '18:45', '67′'. */
  when: string;
  /** Highlights the clock of a match that is being played. @default false */
  isLive?: boolean;
  /** Omitted before the match begins. */
  score?: { home: number; away: number } | undefined;
  /** Odds of home, draw and away, or of home and away. */
  items: readonly MatchPrice[];
  /** Address of the match in its book. */
  href: string;
  /** Labels in the language of the page. */
  labels: {
    /** Read aloud between the names: 'against'. */
    against: string;
    /** Read aloud instead of the odds of a closed market. */
    closed: string;
  };
}

/** A match with the odds of its winner. The whole card is a link to the match in its book. */
export function MatchCard({
  competition,
  home,
  away,
  when,
  isLive = false,
  score,
  items,
  href,
  labels,
  onNavigate,
  ...rest
}: MatchCardProps) {
  return (
    <Card {...rest}>
      <p className="head">
        <span>{competition}</span>
        <bdi data-live={isLive || undefined}>{when}</bdi>
      </p>
      <h3>
        <Link href={href} onNavigate={onNavigate}>
          <Team name={home} score={score?.home} />
          <i>{labels.against}</i>
          <Team name={away} score={score?.away} />
        </Link>
      </h3>
      <dl>
        {items.map(({ label, odds }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="ltr">
              {odds ?? (
                <>
                  <span aria-hidden="true">–</span>
                  <i>{labels.closed}</i>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Team({ name, score }: { name: string; score: number | undefined }) {
  const locale = useLocale();
  return (
    <span>
      <bdi>{name}</bdi> <b>{score !== undefined && localDigits(score, locale)}</b>
    </span>
  );
}

const Card = styled('article')({
  position: 'relative',
  display: 'grid',
  gap: 10,
  alignContent: 'space-between',
  boxSizing: 'border-box',
  blockSize: '100%',
  minBlockSize: 152,
  minInlineSize: 0,
  padding: 14,
  borderRadius: radius.tile,
  backgroundColor: tone.surface,
  boxShadow: elevation.rest,
  transition: `transform ${motion.liftMs}ms ${motion.ease}, box-shadow ${motion.liftMs}ms`,
  '& .head': { display: 'flex', justifyContent: 'space-between', gap: 10, margin: 0, fontSize: 12, lineHeight: '16px', color: tone.faint },
  '& .head > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .head > bdi': { flex: 'none', fontVariantNumeric: 'tabular-nums' },
  '& .head > [data-live]': { fontWeight: 700, color: tone.actionText },
  '& h3': { margin: 0, fontSize: 14, fontWeight: 650, lineHeight: '22px' },
  '& a': { display: 'grid', color: tone.text, textDecoration: 'none' },
  '& a > span': { display: 'flex', justifyContent: 'space-between', gap: 10, minInlineSize: 0 },
  '& a bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& a b': { fontVariantNumeric: 'tabular-nums' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.tile },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: `2px solid ${tone.focus}`, outlineOffset: 2 },
  '& dl': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 6, margin: 0 },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 6,
    minBlockSize: 34,
    paddingInline: 10,
    borderRadius: radius.chip,
    backgroundColor: tone.raised,
    boxShadow: `inset 0 0 0 1px ${tone.line}`,
  },
  '& dt': { fontSize: 12, color: tone.faint },
  '& i': visuallyHidden,
  '& dd': { margin: 0, fontSize: 14, fontWeight: 700, fontVariantNumeric: 'tabular-nums', color: tone.text },
  '&:has(a:hover)': { transform: 'translateY(-3px)', boxShadow: `${elevation.lifted}, 0 0 0 2px ${tone.action}` },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none', '&:has(a:hover)': { transform: 'none' } },
});
