import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Money } from '../money/Money';
import { display } from '../theme/display';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { elevation, radius, tone } from '../theme/vars';
import { NearPicture } from '../viewport/NearPicture';

export interface Winner {
  id: string;
  /** Masked name: 'mo•••88'. */
  name: string;
  game: string;
  /** Poster of the game, 3:4. */
  pictureUrl: string;
  amountMinor: bigint;
  /** ISO 4217 code. */
  currency: string;
  /** Relative time: '1 min ago'. */
  when: string;
  /** Arrived while the board was open: its row is highlighted once. */
  isNew?: boolean;
}

export interface WinnerBoardProps extends RootProps<'div'> {
  /** Largest win first; it is featured. Source: docs/domain.md DR-9.1. */
  items: readonly Winner[];
  /** Labels in the language of the page. */
  labels: {
    /** Label of the largest win: 'Biggest win today'. */
    biggest: string;
    /** Accessible name of the list of the others. */
    others: string;
  };
  /** Shows skeletons instead of the wins. */
  isBusy?: boolean;
  /** Shown instead of an empty board. */
  empty?: ReactNode;
}

/** Number of wins in view on a phone; more scroll. */
const ROWS = 1;

/** Real wins of the last hours: the largest with its picture, the others in a list of constant height, on phones in a row. */
export function WinnerBoard({ items, labels, isBusy = false, empty, ...rest }: WinnerBoardProps) {
  const [first, ...others] = items;
  if (isBusy) return <SkeletonShape {...rest} />;
  if (!first) return empty;
  return (
    <Board {...rest}>
      <div className="first">
        <NearPicture className="poster" src={first.pictureUrl} width={340} height={453} />
        <p className="biggest">{labels.biggest}</p>
        <p className="amount">
          <Money amountMinor={first.amountMinor} currency={first.currency} />
        </p>
        <p className="who">
          <bdi dir="ltr">{first.name}</bdi> · <bdi>{first.game}</bdi>
          {others.length === 0 && (
            <>
              {' '}
              · <bdi suppressHydrationWarning>{first.when}</bdi>
            </>
          )}
        </p>
      </div>
      {others.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached from the keyboard
        <ol aria-label={labels.others} tabIndex={others.length > ROWS ? 0 : undefined}>
          {others.map(({ id, name, game, pictureUrl, amountMinor, currency, when, isNew }) => (
            <li key={id} data-new={isNew || undefined}>
              <NearPicture className="thumb" src={pictureUrl} width={40} height={46} />
              <div>
                <b>
                  <bdi dir="ltr">{name}</bdi>
                </b>
                <small>{game}</small>
              </div>
              <div className="won">
                <b>
                  <Money amountMinor={amountMinor} currency={currency} />
                </b>
                <small suppressHydrationWarning>{when}</small>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Board>
  );
}

const SkeletonShape = (props: RootProps<'div'>) => (
  <Board {...props} aria-hidden="true" data-loading>
    <div className="first" />
    <ol>
      {['a', 'b', 'c', 'd', 'e'].map((item) => (
        <li key={item}>
          <i className="thumb" />
          <i />
          <i />
        </li>
      ))}
    </ol>
  </Board>
);

const light = keyframes({ from: { backgroundColor: tone.goodWash } });
const night = `color-mix(in srgb, ${tone.signAction} 4%, ${tone.signDeep})`;
const ray = `color-mix(in srgb, ${tone.signAction} var(--lit), ${tone.signDeep})`;
const rays = (center: string) => `repeating-conic-gradient(from 0deg at ${center} 50%, ${night} 0 7.5deg, ${ray} 7.5deg 15deg)`;
// By angle: the RTL style plugin would mirror a named side again.
const veil = (angle: '90deg' | '-90deg') => `linear-gradient(${angle}, ${night} 30%, transparent 62%)`;

const Board = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: 16,
  '& p': { margin: 0 },
  '& .first': {
    position: 'relative',
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    boxSizing: 'border-box',
    blockSize: 316,
    padding: '26px 28px',
    overflow: 'hidden',
    isolation: 'isolate',
    borderRadius: radius.lead,
    color: tone.onArt,
    '--inset': '24px',
    '--lit': '10%',
    background: `${veil('90deg')}, ${rays('calc(100% - var(--inset) - 72px)')}`,
  },
  '[dir="rtl"] & .first': { background: `${veil('-90deg')}, ${rays('calc(var(--inset) + 72px)')}` },
  // Ends above the amount, which may be as wide as the board.
  '& .poster': {
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: 16,
    insetInlineEnd: 'var(--inset)',
    inlineSize: 142,
    blockSize: 189,
    borderRadius: radius.tile,
    objectFit: 'cover',
    boxShadow: elevation.floating,
    transform: 'rotate(7deg)',
  },
  '[dir="rtl"] & .poster': { transform: 'rotate(-7deg)' },
  '& .biggest, & .who': { fontSize: 14, fontWeight: 500, color: tone.onArtMuted },
  '& .biggest': { maxInlineSize: 'calc(100% - 160px)' },
  '& .amount': {
    ...display,
    marginBlock: '8px 10px',
    fontSize: 'clamp(22px, 8.4cqi, 42px)',
    lineHeight: 1,
    letterSpacing: '-0.03em',
    textShadow: `0 2px 14px ${tone.signDeep}, 0 0 3px ${tone.signDeep}`,
  },

  // Alone it is as wide as the page: text and picture meet in the middle, with a stronger glow.
  '& .first:only-child': {
    gridColumn: '1 / -1',
    justifyContent: 'center',
    paddingInlineStart: '16%',
    '--inset': '20%',
    '--lit': '18%',
    '& .amount': { marginBlock: '10px 14px', fontSize: 'clamp(34px, 4.2cqi, 64px)' },
    '& .biggest, & .who': { maxInlineSize: 'none', fontSize: 16 },
    '& .poster': { insetBlockStart: 22, inlineSize: 204, blockSize: 272 },
  },

  '& ol': {
    boxSizing: 'border-box',
    blockSize: 316,
    margin: 0,
    padding: '0 20px',
    // No padding: the next row would be visible through it.
    border: '0 solid transparent',
    borderBlockWidth: 8,
    listStyle: 'none',
    overflowY: 'auto',
    scrollSnapType: 'y mandatory',
    scrollbarWidth: 'thin',
    borderRadius: radius.lead,
    backgroundColor: tone.surface,
    boxShadow: elevation.rest,
  },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    gap: 14,
    alignItems: 'center',
    boxSizing: 'border-box',
    blockSize: 60,
    scrollSnapAlign: 'start',
    marginInline: -20,
    paddingInline: 20,
  },
  '& li + li': { boxShadow: `inset 0 1px 0 ${tone.line}` },
  '& li[data-new]': { animation: `${light} 2400ms ease-out` },
  '& .thumb': { inlineSize: 40, blockSize: 46, borderRadius: 8, objectFit: 'cover', objectPosition: '50% 18%' },
  '& b': { display: 'block', fontWeight: 650, color: tone.text },
  '& small': {
    display: 'block',
    overflow: 'hidden',
    fontSize: 12,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tone.faint,
  },
  '& .won': { textAlign: 'end' },
  '& .won b': { fontSize: 15, fontWeight: 750, color: tone.good },

  '&[data-loading] .first': { background: tone.line },
  '& i': { borderRadius: 6, backgroundColor: tone.line },
  '& i:where(:not([class]))': { blockSize: 14, inlineSize: '46%' },
  '& i + i + i': { inlineSize: 74 },

  '@media (prefers-reduced-motion: reduce)': { '& li[data-new]': { animation: 'none', backgroundColor: tone.goodWash } },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    '& .first': { blockSize: 'auto', minBlockSize: 140, padding: 16, '--inset': '18px' },
    '& .first:only-child': {
      justifyContent: 'flex-end',
      paddingInlineStart: 20,
      '--inset': '20px',
      '& .amount': { fontSize: 'clamp(22px, 8.6cqi, 34px)' },
    },
    '& .poster, & .first:only-child .poster': { insetBlockStart: 12, inlineSize: 63, blockSize: 84 },
    '& .amount': { fontSize: 'clamp(22px, 8.6cqi, 34px)' },
    // One row that scrolls: the next win at its edge shows that there are more.
    '& ol': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '252px',
      blockSize: 60,
      padding: 0,
      borderBlockWidth: 0,
      overflow: 'auto hidden',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'none',
    },
    '& li': { marginInline: 0, paddingInline: 14 },
    '& li + li': { boxShadow: 'none', borderInlineStart: `1px solid ${tone.line}` },
  },
});
