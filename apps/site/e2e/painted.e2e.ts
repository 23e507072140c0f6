import { scriptBytes } from '../../../packages/bench/src/scriptBytes';
import { expect, hydrated, test } from './visit';

const painted = [
  '/',
  '/rng',
  '/rng?vassalage=LTW',
  '/live',
  '/member/personalHistoryCopy',
  '/seamless?nodeId=10006',
  '/agent',
  '/agentHome',
  '/nowhere',
];

for (const address of painted)
  for (const language of ['EN', 'BN', 'AR'])
    test(`${address} is painted in ${language} within its policy`, async ({ request }) => {
      const response = await request.get(address, { headers: { 'Accept-Language': language.toLowerCase() } });
      expect(response.status()).toBe(address === '/nowhere' ? 404 : 200);
      const html = await response.text();
      expect(html).not.toContain(' style="');
      expect(html).not.toMatch(/<!--(head|styles|app|first)-->|%NONCE%/);
      expect(html).toMatch(language === 'AR' ? /<html lang="ar" dir="rtl"/ : /<html lang="(en|bn)" dir="ltr"/);

      const policy = response.headers()['content-security-policy'] ?? '';
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
      const scripts = [...html.matchAll(/<(?:script|style|link)\b[^>]*>/g)].filter(([tag]) =>
        tag.startsWith('<link') ? /rel="(modulepreload|stylesheet)"/.test(tag) : !/application\/(ld\+)?json/.test(tag),
      );
      expect(scripts.length).toBeGreaterThan(3);
      for (const [tag] of scripts) expect(tag).toContain(`nonce="${nonce}"`);
    });

test('?lang= chooses the language of a page and is kept for the next', async ({ page }) => {
  await page.goto('/?lang=AR');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await hydrated(page);
  await page.goto('/rng');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.getByRole('banner').locator('summary', { hasText: 'AR' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/rng?lang=EN');
});

test('SHL-07 the chosen scheme is there before the first paint and after a reload', async ({ page, complaints }) => {
  complaints.allow(/net::ERR_FAILED/);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Light or dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
  await page.route('**/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
});

test('the lobby needs at most 180 kB of JavaScript to answer, and loads nothing of grids, calendars or plots', async ({
  page,
  baseURL,
}) => {
  const needed = [...(await scriptBytes(`${baseURL}/`)).values()].reduce((sum, bytes) => sum + bytes, 0);
  expect(needed).toBeGreaterThan(100_000);
  expect(needed).toBeLessThanOrEqual(180_000);

  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(loaded.filter((url) => /DataGrid|ReportGrid|DatePicker|DayChoice|Chart|TeamOverview/.test(url))).toEqual([]);
});
