import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Agents',
  use: [
    'Use it to find an agent in a team and to see who is below whom, with two figures for each.',
    'Load levels and pages on demand with `load`, and keep its identity between renders: a new function resets the tree.',
    'Answer a search with paths from the top down, so that each match is shown with its ancestors.',
  ],
  avoid: [
    { when: 'For the figures of direct downlines, sorted and compared.', instead: 'DownlineTable' },
    { when: 'For many columns, totals or a download.', instead: 'ReportGrid' },
  ],
  keys: [
    { key: 'Arrow down, Arrow up', does: 'Moves to the next or previous row.' },
    { key: 'Arrow right', does: 'Opens the row, then moves through its cells. The arrow to the left, from right to left.' },
    {
      key: 'Arrow left',
      does: 'Moves back through the cells, closes the row, then moves to its parent. The arrow to the right, from right to left.',
    },
    { key: 'Enter or Space', does: 'Chooses the agent; in a level that failed to load, tries again.' },
    { key: 'Page up, Page down', does: 'Moves by as many rows as are visible.' },
    { key: 'Home, End', does: 'Moves to the first or last row; within a row, to its first or last cell.' },
    { key: 'Ctrl + Home, Ctrl + End', does: 'Moves to the first or last row from a cell as well.' },
    { key: 'Letters', does: 'Moves to the next account that begins with the letters typed.' },
  ],
  sizes:
    'Fills its container. Rows are 36px high, and 56px on phones, where the figures stand in two lines. It scrolls after 14 rows, or `visibleRows`. Only visible rows are in the page, so ten thousand are as fast as ten.',
  status: 'stable',
  since: '0.1.0',
  face: 'desk',
};
