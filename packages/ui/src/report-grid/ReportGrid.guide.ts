import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Agents',
  use: [
    'Use it for every report: sorted, filtered, paged and summed by the service with `load`, or by the grid from `items`.',
    'Name the row in the first column, which stays in view, and choose a `kind` for each: it decides how a figure is written and aligned.',
    'Keep the view of the reader with `onViewChange`, save it under a name with `views`, and open a figure beside the grid with `onDrill` and a `DrillPanel`.',
    'For one figure in the format of a report, take `Figure`.',
  ],
  avoid: [
    { when: 'For a handful of rows on an overview.', instead: 'DownlineTable' },
    { when: 'For contracts.', instead: 'ContractTable' },
    { when: 'For a team as a tree.', instead: 'AgentTree' },
  ],
  keys: [
    { key: 'Arrow keys', does: 'Moves to the next cell.' },
    { key: 'Home, End', does: 'Moves to the first or last cell of the row.' },
    { key: 'Ctrl + Home, Ctrl + End', does: 'Moves to the first or last cell of the grid.' },
    { key: 'Page up, Page down', does: 'Moves by a page of visible rows.' },
    { key: 'Enter', does: 'On a header, sorts by it; in a cell, opens the figure, and on phones the record.' },
    { key: 'Ctrl + Enter', does: 'On a header, opens the menu of the column.' },
    { key: 'Shift + Arrow keys', does: 'Selects a range of cells.' },
    { key: 'Ctrl or Cmd + C', does: 'Copies the range, or the cell, for a spreadsheet.' },
    { key: 'Escape', does: 'Ends the range.' },
    { key: 'Tab', does: 'Leaves the grid.' },
  ],
  sizes:
    'Fills its container and scrolls in itself after 17 rows, or `visibleRows`. Phones show one set of columns at a time, or each row as a card. A panel beside it is 320 to 420px wide; below 1024px it stands below.',
  status: 'stable',
  since: '0.1.0',
  face: 'desk',
};
