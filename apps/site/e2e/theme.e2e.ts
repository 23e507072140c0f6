import { chooseTheme, expect, hydrated, test } from './visit';

const ground = { light: 'rgb(246, 243, 236)', dark: 'rgb(12, 14, 20)' };

for (const system of ['light', 'dark'] as const)
  test.describe(`on a ${system} system`, () => {
    const other = system === 'light' ? 'dark' : 'light';
    const otherName = system === 'light' ? 'Dark' : 'Light';
    test.use({ colorScheme: system });

    test(`SHL-07 the first visit is ${system} before a script of the page runs, and stays so`, async ({ page, complaints }) => {
      complaints.allow(/net::ERR_FAILED|dynamically imported module/);
      const root = page.locator('html');
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/help');
      await expect(root).toHaveAttribute('data-color-scheme', system);
      await expect(root).toHaveCSS('background-color', ground[system]);
      await expect(root).toHaveCSS('color-scheme', system);
      await page.unrouteAll({ behavior: 'wait' });
      await page.goto('/help');
      const seen = await watchSchemes(page);
      await hydrated(page);
      await page.getByRole('banner').locator('summary', { hasText: 'Light or dark' }).click();
      await expect(page.getByRole('button', { name: 'As the system' })).toHaveAttribute('aria-pressed', 'true');
      expect(await seen()).toEqual([system]);
    });

    test(`SHL-07 what is chosen on a ${system} system outlives a reload, and the system can be chosen again`, async ({ page }) => {
      const root = page.locator('html');
      await page.goto('/help');
      await hydrated(page);
      await chooseTheme(page, otherName);
      await expect(root).toHaveAttribute('data-color-scheme', other);
      await page.reload();
      await expect(root).toHaveAttribute('data-color-scheme', other);
      await hydrated(page);
      await expect(root).toHaveAttribute('data-color-scheme', other);
      await page.emulateMedia({ colorScheme: other });
      await page.emulateMedia({ colorScheme: system });
      await expect(root).toHaveAttribute('data-color-scheme', other);

      await chooseTheme(page, 'As the system');
      await expect(root).toHaveAttribute('data-color-scheme', system);
      await page.emulateMedia({ colorScheme: other });
      await expect(root).toHaveAttribute('data-color-scheme', other);
      await expect(page.locator('body')).toHaveCSS('background-color', ground[other]);
      await page.emulateMedia({ colorScheme: system });
      await page.reload();
      await expect(root).toHaveAttribute('data-color-scheme', system);
    });
  });

test('SHL-07 the drawer of a phone has the theme choice too, within the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/?lang=AR');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'الصفحات الرئيسية' }).getByRole('button', { name: 'المزيد' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.locator('summary', { hasText: 'فاتح أو داكن' }).click();
  for (const name of ['مثل النظام', 'فاتح', 'داكن']) await expect(drawer.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await drawer.getByRole('button', { name: 'فاتح' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
});

/** Records every scheme of the page from now on. */
async function watchSchemes(page: import('@playwright/test').Page) {
  await page.evaluate(() => {
    const seen = new Set([document.documentElement.dataset['colorScheme']]);
    Object.assign(window, { seen });
    new MutationObserver(() => seen.add(document.documentElement.dataset['colorScheme'])).observe(document.documentElement, {
      attributeFilter: ['data-color-scheme'],
    });
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}
