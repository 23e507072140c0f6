import { expect, test } from './visit';

const category = /\/assets\/CategoryPage-[^/]+\.js$/;

test('SYS-09 a page whose chunk fails once is there after one reload by itself', async ({ page, complaints }) => {
  complaints.allow(/CategoryPage|dynamically imported/);
  let asked = 0;
  await page.route(category, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }) : route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('navigation').getByRole('link', { name: 'Slots' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  expect(asked).toBeGreaterThanOrEqual(2);
});

test('SYS-09 a page whose chunk keeps failing says so, and asks no further by itself', async ({ page, complaints }) => {
  complaints.allow(/CategoryPage|dynamically imported|hydration/);
  let asked = 0;
  await page.route(category, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('navigation').getByRole('link', { name: 'Slots' }).first().click();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Load again' })).toBeVisible();
  const before = asked;
  await page.unroute(category);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  expect(before).toBeLessThanOrEqual(6);
});

test('RTE-01 SYS-10 a list and the place in it are found again on the way back', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const shelf = page.getByRole('region', { name: 'Slots' });
  await shelf.getByRole('button', { name: /more/i }).click();
  await expect(shelf.getByRole('article')).toHaveCount(24);
  const all = page.getByRole('link', { name: /all slots/i }).first();
  await all.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await all.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(shelf.getByRole('article')).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});
