import type { Page } from '@playwright/test';
import { choose, expect, hydrated, test } from './visit';

interface Place {
  x: number;
  y: number;
  width: number;
}

/** Elements of each page whose skeletons must have exactly the same position. */
const held: Record<string, string[]> = {
  '/rng': ['.hero', 'header', 'h1', '.find', '.body', '.games', '.poster'],
  '/fish': ['.hero', 'header', '.body', '.games', '.poster'],
  '/esports': ['.hero', 'header', '.vendors', '.vendors li', '.vendors > ul li'],
  '/promotions': ['.back', '.offers', '.offers > article', '.offers > article + article'],
  '/announce': ['.back', 'ul', 'ul > li'],
  '/help': ['.back', '.body', '.articles', '.articles > section', '.articles .list'],
  '/lottery/results': ['.back', '.choice', 'ol', 'ol > li'],
  '/search?q=gold': ['header', 'h1', 'search', '.poster'],
};

const places = (page: Page, selectors: string[]) =>
  page.evaluate(
    (wanted) =>
      Object.fromEntries(
        wanted.map((selector) => {
          const box = document.querySelector(`main ${selector}`)?.getBoundingClientRect();
          return [selector, box && { x: Math.round(box.x), y: Math.round(box.y + scrollY), width: Math.round(box.width) }];
        }),
      ) as Record<string, Place | undefined>,
    selectors,
  );

/**
 * Waits for the fonts and the next frames. The network is no sign: a page with a frame of its own counts as busy until that frame, too, has
 * told that it is idle, which it does not always.
 */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 5; frames += 1) await new Promise((next) => requestAnimationFrame(next));
  });

/** Navigates without a press: phones have a desktop's links in their drawer. */
const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
  }, address);

const looks = [
  { width: 360, lang: 'AR', scheme: 'light' },
  { width: 1440, lang: 'EN', scheme: 'dark' },
] as const;

for (const { width, lang, scheme } of looks)
  test(`LOB-04 LOB-16 RTE-14 at ${width} px, ${lang}, what holds the place of a page stands where the page does: nothing moves when it comes`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await choose(page, scheme);
    for (const [address, selectors] of Object.entries(held)) {
      const words = page.waitForResponse(/\/assets\/content-[^/]+\.js$/);
      const skeletons = page.waitForResponse(/\/assets\/skeletons-[^/]+\.js$/);
      await page.goto(`/?lang=${lang}`);
      await hydrated(page);
      await page.keyboard.press('Shift');
      await Promise.all([words, skeletons]);
      await drawn(page);

      const chunk = Promise.withResolvers<void>();
      const answer = Promise.withResolvers<void>();
      await page.route(/\/assets\/\w+Page-[^/]+\.js$/, async (route) => {
        await chunk.promise;
        await route.continue();
      });
      await page.route(/\/wps\//, async (route) => {
        await answer.promise;
        await route.continue();
      });
      await page.evaluate(() => {
        const { dataset } = document.documentElement;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            dataset['shift'] = String(Number(dataset['shift'] ?? 0) + entry.value);
        }).observe({ type: 'layout-shift' });
      });
      await go(page, address);
      // Shelves of the lobby may still be waiting for their answers.
      await expect(page.getByRole('heading', { level: 1, name: 'Marquee', exact: true })).toHaveCount(0);
      await expect(page.locator('main [aria-busy="true"]').first()).toBeAttached();
      const before = await places(page, selectors);
      chunk.resolve();
      await page.waitForResponse(/\/assets\/\w+Page-[^/]+\.js$/);
      await drawn(page);
      const between = await places(page, selectors);
      answer.resolve();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      for (const selector of selectors) await expect(page.locator(`main ${selector}`).first()).toBeAttached();
      await drawn(page);
      const after = await places(page, selectors);
      for (const selector of selectors) expect(after[selector], `${address}: ${selector} is there`).toBeDefined();
      expect(before, `${address} at ${width} before its chunk`).toEqual(after);
      expect(between, `${address} at ${width} before its answers`).toEqual(after);
      const shift = Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? 0));
      expect(shift, `${address} at ${width}: shift of the layout`).toBeLessThan(0.02);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
