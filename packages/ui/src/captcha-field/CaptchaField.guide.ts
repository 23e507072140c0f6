import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Inputs',
  use: [
    'Use it where a form must be filled in by a person and the service sends a picture of characters.',
    'Offer `audio` or `onOtherWay`, so that people who cannot see the picture get in.',
    'Set `isMissing` when the picture failed: the same button loads another.',
  ],
  avoid: [
    { when: 'For a proof without reading.', instead: 'SliderCaptcha' },
    { when: 'For a code that was sent to the person.', instead: 'CodeField' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves from the field to listening, to another picture, and to another proof.' },
    { key: 'Enter or Space', does: 'On the picture, loads another, at most once a second.' },
  ],
  sizes: 'Fills its container. The picture is 188 by 50px beside the field; below 375px it stands above.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
