import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it on phones, for the three to five most important pages.',
    'Give the last entry `onPress` to open a menu with everything else.',
    'Fix it to the end of the screen; `SiteFrame` and `AgentShell` do so.',
  ],
  avoid: [
    { when: 'For more than five pages.', instead: 'SideMenu' },
    { when: 'On wide screens.', instead: 'TopNavigation' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the entries.' },
    { key: 'Enter', does: 'Opens the page. A button is pressed by Space as well.' },
  ],
  sizes:
    'Fills its container in equal parts, 60px high and the safe area of the phone. A name that is too long ends with an ellipsis; its accessible name stays complete. Below 375px the text is 10px instead of 11px.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
