import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Inputs',
  use: [
    'Use it for a few sentences: a question to customer service, a remark.',
    'Set `maxLength`: the count stands beside the label and gets stronger near the end.',
    "Write the count in the reader's digits with `formatCount`.",
  ],
  avoid: [
    { when: 'For one line.', instead: 'TextField' },
    { when: 'For a picture as proof.', instead: 'UploadField' },
  ],
  keys: [
    { key: 'Tab', does: 'Leaves the field.' },
    { key: 'Enter', does: 'Begins a new line.' },
  ],
  sizes: 'Fills its container. It is 96px high and grows with its text.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
};
