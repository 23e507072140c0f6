import { expect, hydrated, test } from './visit';

test('a press before hydration is executed after it', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const login = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await login.click();
  await login.click();
  await expect(login).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  arrived.resolve();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('[aria-busy]').and(page.locator('button'))).toHaveCount(0);
});

test('a press on a part whose chunk is late is executed too', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/shell-*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  await page.getByRole('navigation', { name: 'At hand' }).getByRole('button', { name: 'Back to top' }).click();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);
  arrived.resolve();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await hydrated(page);
});
