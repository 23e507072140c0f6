import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Agents',
  use: [
    'Use it beside figures that are counted with a delay: it says up to when, and updates itself.',
    'Offer new figures in `onRefresh`: when they are more than a minute old, the line becomes a strip with a button.',
  ],
  avoid: [
    { when: 'For the time of day.', instead: 'Clock' },
    { when: 'In a report: the grid shows it already.', instead: 'ReportGrid' },
  ],
  keys: [{ key: 'Enter or Space', does: 'Asks for new figures.' }],
  sizes: 'While fresh, a line that does not wrap. When late, a strip that fills its container, at least 44px high.',
  status: 'stable',
  since: '0.1.0',
  face: 'desk',
};
