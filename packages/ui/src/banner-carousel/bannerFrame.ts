import { breakpoint } from '../theme/tokens';
import { elevation, radius, tone } from '../theme/vars';
import { bannerHeight } from './bannerSizes';

/** Size of a carousel, also of its skeleton: more than one banner has controls, which need more height on phones. */
export const bannerFrame = {
  overflow: 'hidden',
  containerType: 'inline-size',
  borderRadius: radius.sign,
  backgroundColor: tone.sign,
  boxShadow: `${elevation.lifted}, 0 0 0 1px ${tone.signLine}`,
  // On the widest screens as high as the wide crop, so that it is never cut at top or bottom.
  '& .hero': { position: 'relative', blockSize: `max(${bannerHeight.high}px, 24.1cqi)`, overflow: 'hidden', isolation: 'isolate' },
  '& .bulbs': { blockSize: 18, backgroundColor: tone.signDeep },
  '& .footer': { minBlockSize: 50 },
  '&[data-low] .hero': { blockSize: `max(${bannerHeight.low}px, 14.8cqi)` },
  [`@media (max-width: ${breakpoint.phone - 1}px)`]: {
    borderRadius: radius.lead,
    // A phone's first screen shows games below it.
    '& .hero': { blockSize: 'clamp(232px, 37svh, 360px)' },
    '&[data-low] .hero': { blockSize: 260 },
    '&[data-low][data-turns] .hero': { blockSize: 304 },
  },
  // The narrowest phones break the text into more lines.
  '@media (max-width: 339.98px)': { '& .hero': { blockSize: 'clamp(264px, 37svh, 360px)' } },
} as const;
