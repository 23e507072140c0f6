import type { Banner } from '@site/ui/BannerCarousel';
import { hero } from '../packages/ui/src/story-art/heroes';

/** Labels and content shared by the workshop's own pages. */
export const tileLabels = {
  play: 'Play now',
  tryFree: 'Free trial',
  hot: 'Hot',
  new: 'New',
  group: 'Collection',
  action: (action: string, game: string) => `${action}: ${game}`,
  favourite: (game: string) => `Add ${game} to favourites`,
  playing: (players: number) => `${players} playing`,
  soon: 'Opens soon',
  maintenance: 'Under maintenance',
  disabled: 'Not available',
};

export const carouselLabels = {
  region: 'Offers',
  carousel: 'carousel',
  slide: 'slide',
  position: (slide: number, slides: number) => `${slide} of ${slides}`,
  pause: 'Pause',
  play: 'Resume',
  previous: 'Previous',
  next: 'Next',
};

export const statLabels = { from: (before: string) => `from ${before}`, up: 'up', down: 'down' };

export const format = { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' };

const stay = () => undefined;

export const tiger: Banner = {
  id: 'tiger',
  ...hero('tiger'),
  overline: 'New on reels',
  title: 'The night belongs to the tiger',
  text: 'Five reels, 243 ways, and a full-moon round that turns every tiger wild.',
  actions: [
    { label: 'Play now', onSelect: stay },
    { label: 'Free trial', onSelect: stay },
  ],
};

export const orbit: Banner = {
  id: 'orbit',
  ...hero('orbit'),
  overline: 'Starts every ten seconds',
  title: 'Ten seconds to orbit',
  text: 'Watch the curve climb and step off when you like. Every round can be checked afterwards.',
  actions: [{ label: 'Play now', onSelect: stay }],
};
