import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it at the end of every page: the age limit and the tools of responsible gambling come first and are never left out.',
    'Pass at most four columns of pages, the vendors, the licence and who runs the site.',
  ],
  avoid: [
    { when: 'For what has to be at hand on long pages.', instead: 'RightBar' },
    { when: 'In the agent centre, which has no footer.', instead: 'AgentShell' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the links.' },
    { key: 'Enter', does: 'Opens the page.' },
  ],
  sizes:
    'Fills its container in four columns, or two on phones. It keeps space at its end for the right bar, and on phones for the bottom bar.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
