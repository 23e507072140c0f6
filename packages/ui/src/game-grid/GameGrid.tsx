import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import type { ReactNode } from 'react';
import { GameTileSkeleton } from '../game-tile/GameTileSkeleton';
import { keepOneStop } from '../one-stop/keepOneStop';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';

export type TileSize = 'normal' | 'lead';

export interface GameGridProps<Game> extends RootProps<'div'> {
  /** Games in order. */
  items: readonly Game[];
  /** Renders a game as a `GameTile` of the given size, with its key. */
  renderTile: (game: Game, size: TileSize) => ReactNode;
  /**
   * `mosaic` makes the first and the eighth tile four times as large; `row` is a single row that scrolls, at every width.
   * @default 'even'
   */
  arrangement?: 'even' | 'mosaic' | 'row';
  /** Layout on phones: rows, or a scrolling row, which has two lines when it is a mosaic. @default 'grid' */
  onPhone?: 'grid' | 'rail' | undefined;
  /** After the last game: a `LoadMore`. It is below the rows, or at the end of the scrolling row, and a stop of the Tab key of its own. */
  end?: ReactNode;
  /** Name of the group; omitted when the surrounding section is named. */
  label?: string | undefined;
  /** Shows skeletons while the games are loading. */
  isBusy?: boolean;
  /** Number of skeletons. @default 12 */
  skeletons?: number;
  /** Shown when there are no games. */
  empty?: ReactNode;
  /** Shown when loading failed. */
  failure?: ReactNode;
}

/**
 * A grid of games: six per row on desktop, four on narrower screens, three on phones, two on narrow ones, or a scrolling row on phones, which
 * has 16 px of padding at both ends to reach from edge to edge of the page. One stop of the Tab key: arrow keys, Home and End move among the
 * tiles as in the W3C grid pattern. The tiles stay articles, because rows exist in the layout only.
 */
export function GameGrid<Game>(props: GameGridProps<Game>) {
  const {
    items,
    renderTile,
    arrangement = 'even',
    onPhone = 'grid',
    end,
    label,
    isBusy = false,
    skeletons = 12,
    empty,
    failure,
    ref,
    ...rest
  } = props;
  const handle = useForkRef(ref, keepOneStop);
  if (failure) return failure;
  if (!isBusy && items.length === 0) return empty;
  const sizeAt = (index: number): TileSize => (arrangement === 'mosaic' && leads.has(index) ? 'lead' : 'normal');
  return (
    <Grid
      {...rest}
      ref={handle}
      {...(label && { role: 'group', 'aria-label': label })}
      aria-busy={isBusy || undefined}
      data-arrangement={arrangement}
      data-on-phone={onPhone}
    >
      {isBusy
        ? // oxlint-disable-next-line react/no-array-index-key -- skeletons have nothing but their order
          Array.from({ length: skeletons }, (_, index) => <GameTileSkeleton key={index} size={sizeAt(index)} />)
        : items.map((game, index) => renderTile(game, sizeAt(index)))}
      {end && (
        <div className="end" data-own-stop>
          {end}
        </div>
      )}
    </Grid>
  );
}

/** The eighth tile fills the end of the second row. */
const leads: ReadonlySet<number> = new Set([0, 7]);

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '24px 16px',
  '@media (max-width: 1199.98px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },

  '& > .end': { gridColumn: '1 / -1' },
  '& > .end:empty': { display: 'none' },
  '&[data-arrangement="mosaic"]': { gridAutoFlow: 'dense' },
  '& > [data-size="lead"]': { gridColumn: 'span 2', gridRow: 'span 2' },
  '&[data-arrangement="row"]': {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: 'calc((100% - 5 * 16px) / 6)',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollSnapType: 'x proximity',
    // A raised tile and its outline are inside what scrolls. On phones the page gives a row its margin.
    '@media (min-width: 768px)': { margin: -8, padding: 8, scrollPaddingInline: 8 },
    '@media (max-width: 1199.98px)': { gridAutoColumns: 'calc((100% - 3 * 16px) / 4)' },
  },
  '&[data-arrangement="row"] > *': { scrollSnapAlign: 'start' },
  '@media (min-width: 1200px)': { '& > [data-size="lead"]:nth-of-type(8)': { gridColumn: '5 / span 2', gridRow: '2 / span 2' } },
  [`${media.phone} and (min-width: 375px)`]: { '& > [data-size="lead"]:nth-of-type(8)': { gridColumn: '2 / span 2' } },
  [media.phone]: {
    gap: '16px 10px',
    '&[data-on-phone="grid"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '&[data-on-phone="rail"]': {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      // Three games and the edge of the next one, which shows that the row goes on.
      gridAutoColumns: 'clamp(88px, 27vw, 132px)',
      gap: '12px 10px',
      padding: '4px 16px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: 16,
    },
    '&[data-on-phone="rail"][data-arrangement="mosaic"]': { gridTemplateRows: 'repeat(2, auto)', gridAutoFlow: 'column dense' },
    '&[data-on-phone="rail"] > *': { scrollSnapAlign: 'start' },
    '&[data-on-phone="rail"] > .end': { gridColumn: 'auto', gridRow: '1 / -1', alignSelf: 'center', inlineSize: 164 },
    // The row is as low as its pictures and names allow; the sheet of a game names its vendor.
    '&[data-on-phone="rail"] :is(.vendor, .skeleton.short)': { display: 'none' },
    '&[data-on-phone="rail"] > [data-size="lead"]:nth-of-type(n)': { gridColumn: 'span 2' },
  },
  [media.narrow]: { '&[data-on-phone="grid"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
