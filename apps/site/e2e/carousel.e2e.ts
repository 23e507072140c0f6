import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './visit';

const current = '[data-state="current"]';

test.describe('moving', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('LOB-07 banners slide every 5 s, and stop on hover and when paused', async ({ page }) => {
    // Measures inside the page: an outside observer on a busy machine could be late by a slide.
    await page.addInitScript(() => {
      addEventListener('animationend', ({ target, elapsedTime }) => {
        if ((target as Element).matches('.dots i') && elapsedTime > 1) document.documentElement.dataset['turned'] = String(elapsedTime);
      });
    });
    await page.goto('/');
    const sign = page.getByRole('region', { name: 'Offers' });
    await expect(sign.getByRole('group', { includeHidden: true })).toHaveCount(4);
    await expect(page.locator('html')).toHaveAttribute('data-turned', '5', { timeout: 20_000 });
    await expect(sign.locator(current)).not.toHaveAttribute('aria-label', 'Offer 1 of 4');

    await sign.hover();
    const dot = sign.locator('.dots [aria-current] i');
    await expect(dot).toHaveCSS('animation-play-state', /^paused/);
    await page.mouse.move(0, 0);
    await expect(dot).toHaveCSS('animation-play-state', /^running/);
    await sign.getByRole('button', { name: 'Pause the offers' }).click();
    await page.mouse.move(0, 0);
    await expect(dot).toHaveCSS('animation-play-state', /^paused/);
    await expect(sign.getByRole('button', { name: 'Turn the offers' })).toBeVisible();
  });

  test('LOB-07 a slide waits for its picture; only the next picture is preloaded, and no slide is empty', async ({ page }) => {
    const asked = new Set<string>();
    const held = Promise.withResolvers<void>();
    await page.route(/\/art\/hero\/(orbit|dusk|lake)-[^/]*(desktop|wide)/, async (route) => {
      const art = /hero\/(\w+)-/.exec(route.request().url())?.[1] ?? '';
      asked.add(art);
      if (art === 'orbit') await held.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      addEventListener('animationend', ({ target, elapsedTime }) => {
        if ((target as Element).matches('.dots i') && elapsedTime > 1) document.documentElement.dataset['turned'] = String(elapsedTime);
      });
      // Samples every frame of the carousel.
      const look = () => {
        const { dataset } = document.documentElement;
        const slide = document.querySelector('.slide[data-state="current"]');
        const shown = [...(slide?.querySelectorAll('img') ?? [])].filter((image) => image.checkVisibility());
        if (dataset['turned'] && shown.some(({ complete, naturalWidth }) => !complete || naturalWidth === 0))
          dataset['empty'] = slide?.ariaLabel ?? '';
        requestAnimationFrame(look);
      };
      addEventListener('DOMContentLoaded', look);
    });
    await page.goto('/');
    await hydrated(page);
    const sign = page.getByRole('region', { name: 'Offers' });
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-turned', '5', { timeout: 20_000 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(sign.locator(current)).toHaveAttribute('aria-label', 'Offer 1 of 4');
    expect([...asked]).toEqual(['orbit']);
    held.resolve();
    await expect(sign.locator(current)).toHaveAttribute('aria-label', 'Offer 2 of 4');
    await expect(html).not.toHaveAttribute('data-empty', /./);
  });

  test('LOB-01 notices scroll under the carousel and can be stopped', async ({ page }) => {
    await page.goto('/');
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices.getByRole('listitem').first()).toBeVisible();
    // Pressed once, hydrated or not: an early press is executed after the hydration.
    await notices.getByRole('button', { name: 'Pause the notices' }).click();
    await expect(notices.getByRole('button', { name: 'Run the notices' })).toBeVisible();
    await page.goto('/rng');
    await expect(page.getByRole('region', { name: 'Notices' })).toHaveCount(0);
  });
});

test('LOB-07 arrows and dots change the banner, a banner’s button opens its game', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const sign = page.getByRole('region', { name: 'Offers' });
  await sign.getByRole('button', { name: 'Previous offer' }).click();
  await expect(sign.locator(current)).toHaveAttribute('aria-label', 'Offer 4 of 4');
  await sign.getByRole('button', { name: 'Next offer' }).click();
  await expect(sign.locator(current)).toHaveAttribute('aria-label', 'Offer 1 of 4');
  await sign.getByRole('button', { name: 'Offer 3 of 4' }).click();
  await expect(sign.locator(current)).toHaveAttribute('aria-label', 'Offer 3 of 4');
  await sign.locator(current).getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

/** Returns the visible wide pictures: their pixels, and the aspect ratio and width of their frames. */
const shownPictures = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .map(({ currentSrc, naturalWidth, naturalHeight, clientWidth, clientHeight }) => {
        const shape = naturalWidth / naturalHeight;
        return {
          currentSrc,
          pixels: Number(/-(\d+)\.\w+$/.exec(new URL(currentSrc).pathname)?.[1]),
          standsWide: Math.max(clientWidth, clientHeight * shape),
          /** Share of the height that the frame cuts off, from 0 to 1. */
          cut: 1 - Math.min(1, clientHeight / (clientWidth / shape)),
        };
      }),
  );

test('LOB-16 SHL-09 from 768 to 2560 px no banner is cropped at its top or bottom, and pictures have enough pixels', async ({ page }) => {
  for (const address of ['/', '/rng']) {
    await page.goto(address);
    await page.getByRole('article').first().waitFor();
    for (const width of [768, 1024, 1359, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(async () => {
        const [banner] = await shownPictures(page, `.slide${current} img`);
        expect(banner, `${address} at ${width}`).toBeDefined();
        expect(banner?.cut, `${banner?.currentSrc} at ${width}`).toBeLessThan(0.01);
        expect(banner?.pixels, `${banner?.currentSrc} at ${width}`).toBeGreaterThanOrEqual((banner?.standsWide ?? 0) * 0.99);
        for (const poster of await shownPictures(page, 'article img'))
          expect(poster.pixels, `${poster.currentSrc} at ${width}`).toBeGreaterThanOrEqual(Math.min(700, poster.standsWide) * 0.99);
      }).toPass({ timeout: 10_000 });
    }
  }
});
