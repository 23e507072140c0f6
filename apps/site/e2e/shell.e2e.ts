import { enter, expect, hydrated, test } from './visit';

test('SHL-03 closing the menu takes the categories to the header, and they are never in both', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const side = page.getByRole('navigation', { name: 'Side menu' });
  const top = page.getByRole('navigation', { name: 'Categories', exact: true });
  await expect(side.getByRole('link', { name: /^Slots/ })).toBeVisible();
  await expect(top).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(side.getByRole('link', { name: /^Slots/ })).toHaveCount(0);
  await top.getByRole('link', { name: 'Slots' }).click();
  await expect(page).toHaveURL('/rng');
  await expect(top.getByRole('link', { name: 'Slots' })).toHaveAttribute('aria-current', 'page');

  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(top.getByRole('link', { name: 'Slots' })).toBeInViewport();
  await page.getByRole('banner').locator('summary', { hasText: 'Search games' }).click();
  await page.getByRole('banner').getByRole('searchbox').fill('gold tiger');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=gold+tiger');
});

test('SHL-09 on a phone the menu is a drawer that gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: 'Main pages' });
  const more = bar.getByRole('button', { name: 'More' });
  await more.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByText(/\d\d:\d\d:\d\d/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await expect(more).toBeFocused();

  await more.click();
  await drawer.locator('summary').click();
  await expect(drawer.getByRole('link', { name: 'العربية' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await drawer.getByRole('link', { name: /^Live/ }).click();
  await expect(page).toHaveURL('/live');
  await expect(drawer).toBeHidden();
});

test('SHL-02 a member copies the own number', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, request, 'player02');
  await page.goto('/');
  await page.getByRole('banner').locator('summary', { hasText: 'player02' }).click();
  const number = await page
    .getByRole('banner')
    .getByText(/^ID \d+/)
    .textContent();
  await page.getByRole('button', { name: 'Copy the ID' }).click();
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Copied');
  expect(`ID ${await page.evaluate(() => navigator.clipboard.readText())}`).toBe(number);
});

test('SHL-06 the bar by the end of the line leads back to the top', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  await page.getByRole('navigation', { name: 'At hand' }).getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
