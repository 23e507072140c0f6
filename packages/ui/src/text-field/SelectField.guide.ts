import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Inputs',
  use: [
    'Use it to choose one of several options in a form: every phone and every screen reader knows it.',
    'Give a `placeholder` when nothing is chosen yet, and `isBusy` while the options load.',
  ],
  avoid: [
    { when: 'For two or three ways that change the form.', instead: 'ModeSwitch' },
    { when: 'For the country of a phone number.', instead: 'PhoneField' },
    { when: 'For views of a report.', instead: 'DeskSegments' },
  ],
  keys: [
    { key: 'Enter or Space', does: 'Opens the list: the browser decides which.' },
    { key: 'Arrow down, Arrow up', does: 'Chooses the next or previous option.' },
    { key: 'Letters', does: 'Chooses the option that begins with them.' },
  ],
  sizes: 'Fills its container, as high as a `TextField` of the same size. A long option ends with an ellipsis.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
};
