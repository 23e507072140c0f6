import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Inputs',
  use: [
    'Use it for pictures as proof: chosen from the device or dropped on the field, with a preview.',
    'Add files in `onAdd`: they are png or jpg by their content and small enough. What was refused is named.',
    'Show the progress of each file with `sent`, and why it failed with `error`.',
  ],
  avoid: [{ when: 'For other kinds of files: it accepts pictures only.' }, { when: 'For text.', instead: 'TextArea' }],
  keys: [
    { key: 'Tab', does: 'Moves through the buttons that remove a picture, to the one that chooses.' },
    { key: 'Enter or Space', does: 'Opens the choice of files, or removes a picture.' },
  ],
  sizes:
    'Fills its container. A picture is a row with a preview of 56px; long names end with an ellipsis. With three files, or `most`, the button is left out.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
};
