import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Agents',
  use: [
    'Use it for the sums of a grid of your own: each stands below its column.',
    'Put it into an element with `role="grid"`, and pass the widths of the columns as they are drawn.',
    'Leave `totals` undefined until they are counted: a skeleton takes their place.',
  ],
  avoid: [
    { when: 'In a report: the grid has it already.', instead: 'ReportGrid' },
    { when: 'For key figures of a page.', instead: 'StatTile' },
  ],
  sizes: 'As wide as its columns, 36px high, and 44px on phones. The first cell stays at the start while the others scroll.',
  status: 'stable',
  since: '0.1.0',
  face: 'desk',
};
