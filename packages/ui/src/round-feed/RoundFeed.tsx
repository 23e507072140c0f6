import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Money } from '../money/Money';
import type { RootProps } from '../theme/RootProps';
import { radius, tone } from '../theme/vars';
import { NearPicture } from '../viewport/NearPicture';

export interface FedRound {
  id: string;
  /** Masked name: 'mo•••88'. */
  name: string;
  game: string;
  /** Poster of the game, 3:4. */
  pictureUrl: string;
  /** Net result of the player in minor units; negative when lost. */
  netMinor: bigint;
  /** ISO 4217 code. */
  currency: string;
  /** Relative time: '1 min ago'. */
  when: string;
  /** Arrived while the feed was open: it is highlighted once. */
  isNew?: boolean;
}

export interface RoundFeedProps extends RootProps<'div'> {
  /** Accessible name of the list: 'Just settled'. */
  label: string;
  /** Newest first. */
  items: readonly FedRound[];
  /** Shown instead of the rounds: that there are none, or that they could not be loaded. */
  note?: ReactNode;
  /** Shows skeletons instead of the rounds. */
  isBusy?: boolean;
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Rounds that were just settled, won and lost, in one row of constant height that scrolls. */
export function RoundFeed({ label, items, note, isBusy = false, ...rest }: RoundFeedProps) {
  return (
    <Feed {...rest} aria-busy={isBusy || undefined}>
      {isBusy && (
        <ol aria-hidden="true">
          {SKELETONS.map((item) => (
            <li key={item} className="skeleton" />
          ))}
        </ol>
      )}
      {!isBusy && note && <div className="note">{note}</div>}
      {!isBusy && !note && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached from the keyboard
        <ol aria-label={label} tabIndex={0}>
          {items.map(({ id: key, name, game, pictureUrl, netMinor, currency, when, isNew }) => (
            <li key={key} data-new={isNew || undefined}>
              <NearPicture className="poster" src={pictureUrl} width={36} height={42} />
              <p>
                <bdi dir="ltr">{name}</bdi>
                <Money amountMinor={netMinor} currency={currency} sign="always" data-won={netMinor > 0n || undefined} />
              </p>
              <p className="faint">
                <span>{game}</span>
                <span className="when" suppressHydrationWarning>
                  {when}
                </span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </Feed>
  );
}

const light = keyframes({ from: { backgroundColor: tone.goodWash } });

const Feed = styled('div')({
  '& ol': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '236px',
    justifyContent: 'start',
    gap: 10,
    boxSizing: 'border-box',
    blockSize: 56,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    scrollSnapType: 'x proximity',
  },
  '& ol:focus-visible': { outline: `2px solid ${tone.focus}`, outlineOffset: 2, borderRadius: radius.tile },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    gap: '0 12px',
    alignContent: 'center',
    boxSizing: 'border-box',
    blockSize: 56,
    paddingInline: '8px 14px',
    borderRadius: radius.tile,
    backgroundColor: tone.surface,
    boxShadow: `inset 0 0 0 1px ${tone.line}`,
    scrollSnapAlign: 'start',
  },
  '& li[data-new]': { animation: `${light} 2400ms ease-out` },
  '& .poster': {
    gridRow: 'span 2',
    inlineSize: 36,
    blockSize: 44,
    backgroundColor: tone.line,
    borderRadius: 7,
    objectFit: 'cover',
    objectPosition: '50% 18%',
  },
  '& p': { display: 'flex', justifyContent: 'space-between', gap: 10, margin: 0, fontSize: 14, fontWeight: 650, color: tone.text },
  '& .faint': { fontSize: 12, fontWeight: 500, lineHeight: '18px', color: tone.faint },
  '& .faint > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .faint > .when': { flex: 'none' },
  '& [data-won]': { color: tone.good },
  '& .note': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8, blockSize: 56, fontSize: 14, color: tone.muted },
  '& li.skeleton': { backgroundColor: tone.line, boxShadow: 'none' },
  '@media (prefers-reduced-motion: reduce)': { '& li[data-new]': { animation: 'none', backgroundColor: tone.goodWash } },
});
