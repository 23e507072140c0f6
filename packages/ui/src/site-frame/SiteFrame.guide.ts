import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it once, around every page for players: header, menu, content, footer, and what floats.',
    'Use `--header-size` for what sticks below the header.',
    'Set `data-folded` on the root element to render a folded menu before JavaScript.',
  ],
  avoid: [
    { when: 'In the agent centre.', instead: 'AgentShell' },
    { when: 'For a screen without navigation.', instead: 'StatusScreens' },
  ],
  keys: [{ key: 'Tab', does: 'Goes first to the link that skips to the content.' }],
  sizes:
    'Fills the screen. The menu is 236px wide, or 76px as a rail; below 1024px it is left out for a drawer. On phones the bottom bar is fixed, and what floats appears from the second screen on.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
