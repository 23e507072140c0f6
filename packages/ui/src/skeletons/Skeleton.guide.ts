import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Feedback',
  use: [
    'Show it while a page, a list or cards are loading, so that nothing moves when the content arrives.',
    'Choose the look that has the shape of the content, and set `count` to the number of rows or cards you expect.',
    'Name in `label` what is loading: a screen reader announces it.',
  ],
  avoid: [
    { when: 'For a grid of games: `GameTileSkeleton` has the size of a tile.', instead: 'GameTile' },
    { when: 'For a report: the grid draws its own rows while it loads.', instead: 'ReportGrid' },
    { when: 'For a button that waits for a reply: show it busy.', instead: 'Button' },
  ],
  sizes:
    'Fills its container. A row of a list is at least 64px high. Cards are at least 280px wide, as many in a row as fit. On phones the row of figures has three columns instead of six.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
  pairs: [
    {
      do: 'Choose the look of what is coming: rows for a list.',
      dont: 'Show cards where a list arrives: everything moves.',
      doExample: 'SameShape',
      dontExample: 'OtherShape',
    },
  ],
};
