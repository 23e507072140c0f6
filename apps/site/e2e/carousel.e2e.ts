import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './visit';

const current = '[data-state="current"]';

test.describe('moving', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('LOB-07 banners slide every 5 s, and stand still under the pointer and when paused', async ({ page }) => {
    // The page itself says when it turns: who looks from outside, on a busy machine, may come late by a slide.
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

  test('LOB-01 notices run under the sign and can be stopped', async ({ page }) => {
    await page.goto('/');
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices.getByRole('listitem').first()).toBeVisible();
    const pause = notices.getByRole('button', { name: 'Pause the notices' });
    // Painted with the page, the notices answer a moment after it.
    await expect(async () => {
      if (await pause.isVisible()) await pause.click();
      await expect(notices.getByRole('button', { name: 'Run the notices' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.goto('/rng');
    await expect(page.getByRole('region', { name: 'Notices' })).toHaveCount(0);
  });
});

test('LOB-07 arrows and dots lead round, a banner’s button opens its game', async ({ page }) => {
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

/** Wide pictures shown: their pixels, and the shape and width that their frame gives them. */
const shownPictures = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .map(({ currentSrc, naturalWidth, naturalHeight, clientWidth, clientHeight }) => {
        const shape = naturalWidth / naturalHeight;
        return {
          currentSrc,
          pixels: Number(/-(\d+)\.\w+$/.exec(currentSrc)?.[1]),
          standsWide: Math.max(clientWidth, clientHeight * shape),
          /** How much of its height its frame cuts off, from 0 to 1. */
          cut: 1 - Math.min(1, clientHeight / (clientWidth / shape)),
        };
      }),
  );

test('LOB-16 SHL-09 from 768 to 2560 px no head or foot of a banner is cut off, and pictures have the pixels they are shown in', async ({
  page,
}) => {
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
