import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Games',
  use: [
    'Use it for a game in a `GameGrid`: its poster, name and vendor, and the ways to start it.',
    'Pass several widths of the poster in 3:4: the browser chooses. Set `isFar` for tiles below the first screen.',
    'Pass a `film` of two to three seconds and at most 150 kB where the game has one: it is loaded only for whoever rests on the tile.',
    'Leave `onTryFree` or `onToggleFavourite` out where there is none: no handler, no button.',
    'Pass what the game holds for this member as `mark`: a `span` of an icon and few words.',
    'While the games load, show `GameTileSkeleton` in its place.',
  ],
  avoid: [
    { when: 'For a vendor.', instead: 'VendorCard' },
    { when: 'For a lottery with its draw.', instead: 'DrawCard' },
    { when: 'For one large offer.', instead: 'BannerCarousel' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to Play, to the free trial and to the favourite.' },
    { key: 'Enter or Space', does: 'Presses the button.' },
    { key: 'Arrow keys', does: 'In a `GameGrid`, moves to the next tile in that direction: Tab leaves the grid.' },
  ],
  sizes:
    'As wide as its place; the poster keeps 3:4, and a `lead` fills four places. Name and vendor end with an ellipsis. On touch screens a tap shows the actions; in a tile up to 140px wide it calls `onTap`.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
