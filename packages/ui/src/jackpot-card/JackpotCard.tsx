import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Money } from '../money/Money';
import { cardStyle } from '../theme/cardStyle';
import { display } from '../theme/display';
import { hueStyle, ink } from '../theme/hueStyle';
import type { RootProps } from '../theme/RootProps';
import { radius, tone } from '../theme/vars';
import { useCountUp } from './useCountUp';

export interface JackpotDrop {
  /** Number of the round. */
  round: number;
  amountMinor: bigint;
  /** Masked name of the winner. */
  name: string;
  /** The member's own: named by `labels.you`. */
  isOwn: boolean;
  /** Formatted time. */
  time: string;
  /** Seed that the hash was shown of. */
  seed: string;
}

export interface JackpotCardProps extends RootProps<'section'> {
  /** Name of the jackpot. */
  name: ReactNode;
  /** Amount in the currency's smallest unit, as counted last. It counts up to a new value, and never shows more. */
  amountMinor: bigint;
  /** Amount that it begins with. */
  seedMinor: bigint;
  /** Highest amount that it can reach. */
  mustDropMinor: bigint;
  /** ISO 4217 code. */
  currency: string;
  /** Games that feed it: 'Slots and fishing'. */
  games: string;
  /** Formatted share of each stake: '1%'. */
  contribution: string;
  /** Hash of the seed that decides when it drops. */
  seal: string;
  /** Last drops, the newest first. */
  items: readonly JackpotDrop[];
  /** `bar` is one line, for the edge of a game. @default 'card' */
  look?: 'card' | 'bar' | undefined;
  /** Labels in the language of the page. */
  labels: {
    /** Before the highest amount: 'Must drop by'. */
    mustDrop: string;
    /** Opens the rules: 'Rules and last drops'. */
    rules: string;
    /** How it is won, in a sentence or two. */
    how: ReactNode;
    games: string;
    seed: string;
    contribution: string;
    seal: string;
    drops: string;
    /** Shown before the first drop. */
    none: string;
    /** Replaces the member's own name. */
    you: string;
    /** Before the seed of a drop. */
    proof: string;
  };
}

/**
 * A progressive jackpot with its amount. Rules, seed, contribution and the last drops are one press away.
 *
 * Source: docs/domain.md DR-19.5.
 */
export function JackpotCard(props: JackpotCardProps) {
  const { name, amountMinor, seedMinor, mustDropMinor, currency, games, contribution, seal, items, look = 'card', labels, ...rest } = props;
  const shown = useCountUp(amountMinor);
  const nameId = useId();
  return (
    <Card aria-labelledby={nameId} {...rest} data-look={look} data-hue="amber">
      <div className="face">
        <h3 id={nameId}>{name}</h3>
        <Money className="amount" amountMinor={shown} currency={currency} />
        <progress aria-label={labels.mustDrop} max={1000} value={Number((amountMinor * 1000n) / mustDropMinor)} />
        <p className="ceiling">
          {labels.mustDrop} <Money amountMinor={mustDropMinor} currency={currency} />
        </p>
      </div>
      <details>
        <summary>{labels.rules}</summary>
        <div className="rules">
          <p>{labels.how}</p>
          <dl>
            <dt>{labels.games}</dt>
            <dd>{games}</dd>
            <dt>{labels.seed}</dt>
            <dd>
              <Money amountMinor={seedMinor} currency={currency} />
            </dd>
            <dt>{labels.contribution}</dt>
            <dd>
              <bdi dir="ltr">{contribution}</bdi>
            </dd>
            <dt>{labels.seal}</dt>
            <dd>
              <code dir="ltr">{seal}</code>
            </dd>
          </dl>
          <h4>{labels.drops}</h4>
          {items.length === 0 && <p>{labels.none}</p>}
          <ul>
            {items.map((drop) => (
              <li key={drop.round}>
                <b>{drop.isOwn ? labels.you : <bdi dir="ltr">{drop.name}</bdi>}</b>{' '}
                <Money amountMinor={drop.amountMinor} currency={currency} /> <small>{drop.time}</small>
                <span>
                  {labels.proof} <code dir="ltr">{drop.seed}</code>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </Card>
  );
}

const Card = styled('section')(cardStyle, hueStyle, {
  position: 'relative',
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: '14px 18px 4px',
  backgroundImage: `linear-gradient(115deg, color-mix(in srgb, ${ink.main} 16%, transparent), transparent 60%)`,
  '& h3': { margin: 0, fontSize: 15, fontWeight: 700, lineHeight: '20px', overflowWrap: 'anywhere' },
  '& .amount': {
    ...display,
    display: 'block',
    fontSize: 34,
    lineHeight: '42px',
    color: tone.actionText,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& progress': {
    display: 'block',
    inlineSize: '100%',
    blockSize: 4,
    marginBlock: '6px 8px',
    border: 0,
    borderRadius: 2,
    overflow: 'hidden',
    appearance: 'none',
    backgroundColor: tone.line,
    '&::-webkit-progress-bar': { backgroundColor: tone.line },
    '&::-webkit-progress-value': { borderRadius: 2, backgroundColor: ink.deep },
    '&::-moz-progress-bar': { backgroundColor: ink.deep },
  },
  '& .ceiling': { margin: 0, fontSize: 13, lineHeight: '18px', color: tone.muted },
  '& summary': {
    minBlockSize: 44,
    display: 'list-item',
    listStylePosition: 'inside',
    marginInline: -6,
    paddingBlock: 11,
    paddingInline: 6,
    boxSizing: 'border-box',
    fontSize: 13,
    lineHeight: '22px',
    fontWeight: 600,
    color: tone.actionText,
    cursor: 'pointer',
    borderRadius: radius.chip,
  },
  '& summary:focus-visible': { outline: `2px solid ${tone.focus}`, outlineOffset: -2 },
  '& .rules': { paddingBlockEnd: 12, fontSize: 13, lineHeight: 1.5, color: tone.muted, overflowWrap: 'anywhere' },
  '& .rules p': { margin: 0 },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '4px 14px', marginBlock: 10 },
  '& dd': { margin: 0, color: tone.text },
  '& code': { fontSize: 11, color: tone.muted, overflowWrap: 'anywhere' },
  '& h4': { margin: '10px 0 4px', fontSize: 13, color: tone.text },
  '& ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& li b, & li > bdi': { color: tone.text },
  '& li span': { display: 'block' },
  '&[data-look="bar"]': {
    padding: '0 14px',
    borderRadius: 0,
    boxShadow: `inset 0 -1px ${tone.line}`,
    '& .face': { display: 'flex', alignItems: 'center', gap: 10, minBlockSize: 44, paddingInlineEnd: 164 },
    '& h3': { fontSize: 13, whiteSpace: 'nowrap' },
    '& .amount': { fontSize: 18, lineHeight: '24px', whiteSpace: 'nowrap' },
    '& progress': { flex: 1, inlineSize: 'auto', minInlineSize: 0, margin: 0 },
    '& .ceiling': { display: 'none' },
    '& summary': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 14,
      maxInlineSize: 164,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
    },
  },
});
