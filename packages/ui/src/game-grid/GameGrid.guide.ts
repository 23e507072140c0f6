import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Games',
  use: [
    'Use it for games: a shelf of the lobby, a list, results of a search.',
    'Render a `GameTile` for each game, of the size it is given, and use `mosaic` for one section of a page.',
    'Use `row` for what a member continues: one row at every width, of the same height while it loads.',
    'Give `onPhone="rail"` to the shelves of a page with many, so that a phone shows more of them, and `end` a `LoadMore`.',
    'Set `isBusy` while games load, and pass what to show instead as `empty` and `failure`.',
  ],
  avoid: [
    { when: 'For cards of vendors or promotions.', instead: 'CardRail' },
    { when: 'For records to compare.', instead: 'ReportGrid' },
  ],
  keys: [
    { key: 'Arrow keys', does: 'Moves to the next tile in that direction.' },
    { key: 'Home, End', does: 'Moves to the first or last tile of the row.' },
    { key: 'Ctrl + Home, Ctrl + End', does: 'Moves to the first or last tile of the grid.' },
    { key: 'Tab', does: 'Moves to the current tile, through its buttons, then out of the grid.' },
  ],
  sizes:
    'Fills its container: six tiles in a row, four below 1200px, three on phones, two below 375px. A large tile takes four places. With `onPhone="rail"` phones show one scrolling row from edge to edge, or two in a mosaic.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
  pairs: [
    {
      do: 'Make one game of a section large.',
      dont: 'Make every game large: none of them comes first.',
      doExample: 'OneLead',
      dontExample: 'AllLead',
    },
  ],
};
