import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Feedback',
  use: [
    'Use it once per page, for the result of an action: copied, saved, refused.',
    'Give an `action` for what can be undone: the message stays twice as long.',
    'Use `bad` for failures: they are announced at once and stay until they are closed.',
  ],
  avoid: [
    { when: 'For a message that needs an answer.', instead: 'ConfirmDialog' },
    { when: 'For an error of a field.', instead: 'TextField' },
    { when: 'For a page that failed.', instead: 'ErrorState' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the actions of the messages; their timers stop meanwhile.' },
    { key: 'Enter or Space', does: 'Takes the action or closes the message.' },
    { key: 'Escape', does: 'Closes the message that has the focus and returns the focus.' },
  ],
  sizes:
    'Fixed to the end of the screen, at most 400px wide; at most three messages at once, the others wait. On phones it stands above the bottom bar.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
};
