import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Games',
  use: [
    "Use it for the site's announcements, newest first, nine to a page and one open at a time.",
    'Pass sanitized content through `renderContent`: it is called when an announcement is opened.',
    'Open one from the start with `startIndex`, when a notice of the lobby led to it.',
  ],
  avoid: [
    { when: 'For one line of news in the lobby.', instead: 'NoticeMarquee' },
    { when: 'For a message that has to be seen now.', instead: 'PopupCard' },
    { when: 'For offers with a picture and a button.', instead: 'PromotionCard' },
  ],
  keys: [{ key: 'Enter or Space', does: 'Opens the announcement, or closes the open one.' }],
  sizes:
    'Fills its container. Rows are at least 56px high. In a container under 480px the date stands below the title. Content is at most 72 characters wide.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
