import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { Money } from '../money/Money';
import { formatPoints } from '../points/formatPoints';
import { RewardArt } from '../reward-art/RewardArt';
import { skeletonStyle, cardStyle } from '../theme/cardStyle';
import { display } from '../theme/display';
import { ground } from '../theme/tokens';
import { visuallyHidden } from '../theme/visuallyHidden';
import { shade, tone } from '../theme/vars';
import { Medal } from './Medal';
import type { RootProps } from '../theme/RootProps';
import { useLocale } from '../theme/useLocale';

export interface LeaderRow {
  /** Place, starting at 1. */
  place: number;
  /** Masked name: 'pl•••07'. */
  name: string;
  points: bigint;
  /** Prize of the place; 0 below the last prize. */
  prizeMinor: bigint;
}

export interface LeaderBoardLabels {
  title: string;
  place: string;
  name: string;
  points: string;
  prize: string;
  /** Replaces the member's own masked name. */
  you: string;
  /** Shown before the member has any points. */
  unplaced: string;
  empty: { title: string; text: string };
  failed: { title: string; retry: string };
}

export type LeaderBoardContent =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  | {
      state: 'ready';
      /** Rows by place, at most twenty. */
      items: readonly LeaderRow[];
      /** The member's own row, always visible; `undefined` without a place yet. */
      own: LeaderRow | undefined;
    };

export interface LeaderBoardProps extends Omit<RootProps<'section'>, 'content'> {
  /** The places, or the reason for their absence. */
  content: LeaderBoardContent;
  /** Formatted prize pool: 'Prize pool $5,000.00'. */
  pool: ReactNode;
  /** End of the mission's window or of the tournament. */
  time: string;
  /** ISO 4217 code. */
  currency: string;
  /** Formats the points of a row. @default whole points */
  formatScore?: ((points: bigint) => string) | undefined;
  /** Labels in the language of the page. */
  labels: LeaderBoardLabels;
}

/**
 * Ranking of a mission or a tournament with the prize of each place; the member's own place is always visible.
 *
 * Source: MEM-16, docs/domain.md DR-7.4.
 */
export function LeaderBoard({ content, pool, time, currency, formatScore, labels, ...rest }: LeaderBoardProps) {
  const locale = useLocale();
  const own = content.state === 'ready' ? content.own : undefined;
  const isOwnListed = content.state === 'ready' && content.items.some(({ place }) => place === own?.place);

  const line = (row: LeaderRow) => (
    <tr key={row.place} data-place={row.place <= 3 ? row.place : undefined} data-own={row.place === own?.place || undefined}>
      <td className="place">
        {row.place <= 3 && <Medal place={row.place} />}
        <span className={row.place <= 3 ? 'visuallyHidden' : undefined}>{formatPoints(BigInt(row.place), locale)}</span>
      </td>
      <th scope="row">
        <bdi dir="ltr">{row.name}</bdi>
        {row.place === own?.place && <mark>{labels.you}</mark>}
      </th>
      <td className="points">
        <bdi dir="ltr">{formatScore ? formatScore(row.points) : formatPoints(row.points, locale)}</bdi>
      </td>
      <td className="prize">{row.prizeMinor > 0n ? <Money amountMinor={row.prizeMinor} currency={currency} /> : '–'}</td>
    </tr>
  );

  return (
    <Board {...rest} aria-label={labels.title} aria-busy={content.state === 'loading'}>
      <header>
        <div>
          <h2>{labels.title}</h2>
          <p className="pool">{pool}</p>
          <p className="time">
            <Icon name="clock" size={15} />
            {time}
          </p>
        </div>
        <RewardArt name="trophy" />
      </header>
      {content.state === 'loading' && ['a', 'b', 'c', 'd', 'e'].map((item) => <span key={item} className="skeleton" />)}
      {content.state === 'failed' && (
        <div className="message" role="alert">
          <p>{labels.failed.title}</p>
          <Button variant="outlined" onClick={content.onRetry}>
            {labels.failed.retry}
          </Button>
        </div>
      )}
      {content.state === 'ready' && content.items.length === 0 && (
        <div className="message">
          <p>{labels.empty.title}</p>
          {labels.empty.text}
        </div>
      )}
      {content.state === 'ready' && content.items.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col" className="place">
                {labels.place}
              </th>
              <th scope="col">{labels.name}</th>
              <th scope="col" className="points">
                {labels.points}
              </th>
              <th scope="col" className="prize">
                {labels.prize}
              </th>
            </tr>
          </thead>
          <tbody>{content.items.map(line)}</tbody>
          {!isOwnListed && (
            <tfoot>
              {own ? (
                line(own)
              ) : (
                <tr data-own>
                  <td className="place">–</td>
                  <td colSpan={3}>{labels.unplaced}</td>
                </tr>
              )}
            </tfoot>
          )}
        </table>
      )}
    </Board>
  );
}

const Board = styled('section')(cardStyle, {
  containerType: 'inline-size',
  overflow: 'hidden',
  minInlineSize: 0,
  '& header': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 148,
    padding: '20px 24px',
    boxSizing: 'border-box',
    overflow: 'hidden',
    color: tone.onArt,
    background: `repeating-conic-gradient(from 4deg at 82% 58%, ${shade(0)} 0 8deg, ${shade(18)} 8deg 16deg), linear-gradient(100deg, ${tone.signDeep}, ${ground.cocoa})`,
  },
  '& header > div': { position: 'relative', zIndex: 1, maxInlineSize: 'calc(100% - 150px)' },
  '& header > svg': { position: 'absolute', insetInlineEnd: 0, insetBlock: 0, inlineSize: 230, blockSize: '100%' },
  '& header > svg > path:first-of-type': { fill: 'none' },
  '& h2': { ...display, margin: 0, fontSize: 24, lineHeight: 1.1, overflowWrap: 'anywhere' },
  '& p': { margin: 0 },
  '& .pool': { marginBlockStart: 8, fontSize: 15, fontWeight: 650 },
  '& .time': { display: 'flex', alignItems: 'center', gap: 6, marginBlockStart: 4, color: tone.onArtMuted, fontSize: 13 },
  '& .skeleton': { ...skeletonStyle, blockSize: 20, margin: '16px 20px' },
  '& .message': { display: 'grid', justifyItems: 'center', gap: 8, padding: '32px 20px', color: tone.muted, textAlign: 'center' },
  '& .message > p': { color: tone.text, fontSize: 16, fontWeight: 700 },

  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: 14, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& :is(td, th)': { blockSize: 44, paddingInline: 8, paddingBlock: 0, fontWeight: 500, textAlign: 'start' },
  '& .place': { paddingInlineStart: 20, inlineSize: 44, color: tone.muted, whiteSpace: 'nowrap' },
  '& tr > :last-child': { paddingInlineEnd: 20 },
  '& thead th': { blockSize: 36, color: tone.muted, backgroundColor: tone.raised, fontSize: 12, fontWeight: 550 },
  '& tbody tr + tr > *, & tfoot tr > *': { borderBlockStart: `1px solid ${tone.line}` },
  '& :is(.points, .prize)': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& thead :is(.place, .points, .prize)': { whiteSpace: 'normal' },
  '& :is(thead, tbody, tfoot) th': { overflowWrap: 'anywhere' },
  '& tbody .prize, & tfoot .prize': { fontWeight: 650 },
  '& [data-place] :is(th, td)': { blockSize: 54, fontWeight: 700 },
  '& [data-place] th': { fontSize: 15 },
  '& tr[data-own] > *': { backgroundColor: tone.select },
  '& tr[data-own] > .place': { position: 'relative' },
  '& tr[data-own] > .place::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: 3,
    backgroundColor: tone.action,
  },
  '& tfoot': { position: 'sticky', insetBlockEnd: 0, zIndex: 1 },
  '& mark': {
    marginInlineStart: 8,
    padding: '1px 7px',
    borderRadius: 5,
    color: tone.actionText,
    backgroundColor: tone.actionWash,
    fontSize: 11.5,
    fontWeight: 700,
  },
  '& .visuallyHidden': visuallyHidden,
  '@container (max-width: 479px)': {
    '& header': { padding: '16px', minBlockSize: 132 },
    '& header > div': { maxInlineSize: 'calc(100% - 108px)' },
    '& header > svg': { inlineSize: 150 },
    '& h2': { fontSize: 20 },
    '& :is(td, th)': { paddingInline: 5, fontSize: 13 },
    '& tr > :last-child': { paddingInlineEnd: 12 },
    '& .place': { paddingInlineStart: 12, inlineSize: 36 },
  },
  '@container (max-width: 359px)': { '& h2': { fontSize: 17 }, '& header > svg': { inlineSize: 118 } },
});
