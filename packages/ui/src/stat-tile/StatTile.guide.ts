import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Agents',
  use: [
    'Use it in a `StatStrip` for a key figure, its change and its trend.',
    'Pass `undefined` while it loads, and `null` when it does not apply: zero is a figure of its own.',
    "Use bars for counts and for gain and loss, and the hue `own` for the agent's own money.",
  ],
  avoid: [
    { when: 'For a trend with axes.', instead: 'TrendChart' },
    { when: 'For exact figures in rows.', instead: 'ReportGrid' },
    { when: "For the member's balance.", instead: 'Balance' },
  ],
  sizes:
    'Fills its place in a `StatStrip`: six in a row, three below 1040px, one below 560px. It shows whole units; the exact amount is its tooltip.',
  status: 'stable',
  since: '0.1.0',
  face: 'desk',
  pairs: [
    {
      do: 'Leave the value undefined until it is known.',
      dont: 'Show zero for a figure that is still counted.',
      doExample: 'Awaited',
      dontExample: 'Zero',
    },
  ],
};
