import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createLtrCache } from '../theme/cache';
import { UiProvider, type UiProviderProps } from '../theme/UiProvider';
import { BannerCarousel } from './BannerCarousel';

const provided = { direction: 'ltr', locale: 'en', cache: createLtrCache() } as UiProviderProps;
const picture = { url: '/tiger.avif', width: 1200, height: 433 };
const labels = {
  region: 'Offers',
  carousel: 'carousel',
  slide: 'slide',
  position: (slide: number, slides: number) => `${slide} of ${slides}`,
  pause: 'Pause',
  play: 'Resume',
  previous: 'Previous',
  next: 'Next',
};
const banners = [
  { id: 'tiger', picture, title: 'The tiger' },
  { id: 'orbit', picture, title: 'To orbit' },
];

it('LOB-07 is painted without a browser: the first banner there and first to be fetched, nothing moving, no style attribute', () => {
  const carousel = createElement(BannerCarousel, { items: banners, labels });
  const painted = renderToString(createElement(UiProvider, provided, carousel));

  expect(painted).toMatch(/data-state="current"[^>]*aria-label="1 of 2"[^>]*><picture><img[^>]*loading="eager"[^>]*fetchPriority="high"/);
  expect(painted).toContain('The tiger');
  expect(painted).toContain('data-running="false"');
  expect(painted).not.toContain(' style=');
});
