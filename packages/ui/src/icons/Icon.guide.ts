import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Foundations',
  use: [
    'Use it in a control or beside a text, which give it its meaning: screen readers skip it.',
    'Take 16px in the agent centre and in small controls, 20px in controls, 24px in bars of phones.',
    'It has the colour of the text around it; only icons that point along the reading direction are mirrored.',
  ],
  avoid: [
    { when: 'For an empty page.', instead: 'Illustrations' },
    { when: 'For a reward or a mission.', instead: 'RewardArt' },
    { when: 'For the brand.', instead: 'Logo' },
  ],
  keys: [{ key: 'Enter or Space', does: 'Presses the control that the icon stands in; the icon itself is no stop.' }],
  sizes: 'A square of 20px, or `size`. Its lines are never thinner than 1.3px.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
  pairs: [
    {
      do: 'Put words beside an icon that is not known everywhere.',
      dont: 'Let people guess what an icon does.',
      doExample: 'WithWords',
      dontExample: 'Alone',
    },
  ],
};
