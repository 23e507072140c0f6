import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Agents',
  use: [
    'Use it for valid bets by day, compared with the days before, above the profit of the same days.',
    'Set `isLastDayOpen` while the last day runs: its line is dotted.',
    'The same days can be read as a table.',
  ],
  avoid: [
    { when: 'For parts of a total.', instead: 'BreakdownChart' },
    { when: 'For one figure with a sparkline.', instead: 'StatTile' },
    { when: 'For the slices of one day.', instead: 'DayRibbon' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to the button for the table, then to both plots as one stop.' },
    { key: 'Arrow left, Arrow right', does: 'Moves to the day before or after, whose figures are shown and read.' },
    { key: 'Home, End', does: 'Moves to the first or last day.' },
    { key: 'Enter or Space', does: 'On the button, shows the table or the plots.' },
  ],
  sizes:
    'Fills its container. The plots are 280 and 140px high; the table is at most 446px high and scrolls. Under 640px the legend stands below the title.',
  status: 'stable',
  since: '0.1.0',
  face: 'desk',
};
