import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it above each section of a page: its title, a short note, and the link to everything.',
    'Give `also` where one part of the items is a place of its own, as minigames are among slots.',
    'Give `titleId`, and name the section by it with `aria-labelledby`.',
  ],
  avoid: [
    { when: 'For the title of a page.', instead: 'PageTitle' },
    { when: 'For a card of the agent centre, which has its own heading.', instead: 'BreakdownChart' },
  ],
  keys: [{ key: 'Enter', does: 'On a link, opens the items that it names.' }],
  sizes:
    'Fills its container. Title, note and links wrap; the links stand at the end. The title is 28px, and 23px on phones, where the note is left out.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
