import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './visit';

// Other origins accept none of the test's headers.
test.use({ extraHTTPHeaders: {} });

/** Opens the lobby of a brand with other settings than the demo's, with the matching content security policy. */
async function openWith(page: Page, origins: string[], change: (html: string) => string) {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy': policy.replaceAll(/(img-src|connect-src) /g, `$1 ${origins.join(' ')} `),
      },
      body: change(await response.text()),
    });
  });
  await page.goto('/');
  await hydrated(page);
}

test('SYS-06 pictures come from a working CDN, otherwise from our own origin', async ({ page, context, request, baseURL, complaints }) => {
  complaints.allow(/net::ERR/);
  const [dead, alive] = ['http://dead.example', 'http://pictures.example'];
  let isAlive = true;
  await page.route(`${dead}/**`, (route) => route.abort());
  await page.route(`${alive}/art/**`, async (route) =>
    isAlive ? route.fulfill({ response: await request.get(new URL(route.request().url()).pathname) }) : route.abort(),
  );
  await openWith(page, [dead, alive], (html) => html.replace('"imageCDNs":[]', `"imageCDNs":${JSON.stringify([dead, alive])}`));
  const taken = async () => (await context.cookies()).find(({ name }) => name === 'image-cdn')?.value;
  await expect.poll(taken).toBe('1');

  const slots = page.getByRole('region', { name: 'Slots' });
  const pictureOf = (place: number) => slots.getByRole('article').nth(place).locator('img').first();
  const more = slots.getByRole('button', { name: 'Load more' });
  /** Returns the origin of a picture, once it is visible. */
  const originOf = async (place: number) => {
    await pictureOf(place).scrollIntoViewIfNeeded();
    return pictureOf(place).evaluate((image: HTMLImageElement) =>
      image.complete && image.naturalWidth > 0 ? new URL(image.currentSrc).origin : 'on its way',
    );
  };
  await more.click();
  await expect.poll(() => originOf(23)).toBe(alive);

  isAlive = false;
  await more.click();
  await expect.poll(() => originOf(35)).toBe(new URL(baseURL ?? '').origin);
  await expect.poll(taken).toBeUndefined();
});

const said = (path: string) => ({ page: path, language: 'EN', merchant: 'marquee' });

test('SYS-16 visits are counted after consent only, without personal data', async ({ page, baseURL, complaints }) => {
  complaints.allow(/404/);
  // The page was rendered for a brand without analytics.
  complaints.allow(/hydration/);
  const counted: string[] = [];
  page.on('request', (request) => request.url().endsWith('/visits') && counted.push(request.postData() ?? ''));
  await openWith(page, [], (html) => html.replace('"analytics":{"endpoint":""}', `"analytics":{"endpoint":"${baseURL}/visits"}`));
  const bar = page.getByRole('region', { name: 'Counting visits' });
  await expect(bar).toBeVisible();
  await page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: /^Live/ }).click();
  // The address changes before the page: until then the visitor still sees the lobby.
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
  expect(counted).toEqual([]);
  await bar.getByRole('button', { name: 'Yes, count' }).click();
  await expect(bar).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Side menu' })
    .getByRole('link', { name: /^Fishing/ })
    .click();
  await expect.poll(() => counted.map((text) => JSON.parse(text) as unknown)).toEqual([said('/live'), said('/fish')]);

  await page.evaluate(() => localStorage.removeItem('analytics'));
  await page.goto('/');
  await bar.getByRole('button', { name: 'No' }).click();
  await page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: /^Live/ }).click();
  await expect(page).toHaveURL('/live');
  expect(counted).toHaveLength(2);
});

test('SYS-16 the consent to analytics can be changed in the footer of any page', async ({ page, baseURL, complaints }) => {
  complaints.allow(/404/);
  // The page was rendered for a brand without analytics.
  complaints.allow(/hydration/);
  const counted: string[] = [];
  page.on('request', (request) => request.url().endsWith('/visits') && counted.push(request.postData() ?? ''));
  await page.addInitScript(() => localStorage.getItem('analytics') ?? localStorage.setItem('analytics', 'no'));
  await openWith(page, [], (html) => html.replace('"analytics":{"endpoint":""}', `"analytics":{"endpoint":"${baseURL}/visits"}`));
  const bar = page.getByRole('region', { name: 'Counting visits' });
  const choices = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' });
  await choices.click();
  await expect(bar).toBeFocused();
  await expect(bar).toContainText('does not count');
  await bar.getByRole('button', { name: 'Yes, count' }).click();
  await expect(bar).toBeHidden();
  await expect(choices).toBeFocused();
  await expect(page).not.toHaveURL(/#/);
  await expect.poll(() => counted).toHaveLength(1);
  await choices.click();
  await expect(bar).toContainText('as you agreed');
  await page.goBack();
  await expect(bar).toBeHidden();
  await choices.click();
  await bar.getByRole('button', { name: 'No' }).click();
  await page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: /^Live/ }).click();
  await expect(page).toHaveURL('/live');
  expect(counted).toHaveLength(1);
});

test('SYS-04 SYS-18 each flag of the brand shows its effect, on and off', async ({ page, complaints }) => {
  // The page was rendered for a brand with other flags.
  complaints.allow(/hydration/);
  const login = page.getByRole('dialog', { name: 'Log in' });
  const signUp = page.getByRole('dialog', { name: 'Sign up' });
  for (const value of ['1', '0']) {
    const isOn = value === '1';
    await page.unroute('/');
    const flags = ['SMSLOGIN', 'GOOGLELOGIN', 'FBLOGIN', 'FREEPLAY', 'MOBILEREG', 'MOBILENUMREG3'];
    const whitelabel = JSON.stringify(Object.fromEntries(flags.map((flag) => [flag, value])));
    await openWith(page, [], (html) =>
      html
        .replace(/"whitelabel":\{[^}]*\},"?/, (text) => text.replace(/\{[^}]*\}/, whitelabel))
        .replace(/"register":\{"mobile":\w+/, `"register":{"mobile":${isOn}`),
    );
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await expect(login.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(login.getByRole('radio', { name: 'SMS code' })).toHaveCount(isOn ? 1 : 0);
    for (const provider of ['Google', 'Facebook']) await expect(login.getByRole('link', { name: provider })).toHaveCount(isOn ? 1 : 0);
    await expect(login.getByRole('button', { name: 'Free demo' })).toHaveCount(isOn ? 1 : 0);
    await page.keyboard.press('Escape');

    await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
    await expect(signUp.getByRole('button', { name: 'Create account' })).toBeVisible();
    const byMobile = signUp.getByRole('radio', { name: 'Mobile number' });
    if (isOn) await expect(byMobile).toBeChecked();
    else await expect(byMobile).toHaveCount(0);
  }
});

for (const width of [360, 900, 1100, 1440])
  test(`SHL-10 SYS-16 at ${width} px the question about counting visits covers nothing that has the focus, nor the page’s end`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    complaints.allow(/404/);
    // The page was rendered for a brand without analytics.
    complaints.allow(/hydration/);
    await page.setViewportSize({ width, height: 740 });
    await openWith(page, [], (html) => html.replace('"analytics":{"endpoint":""}', `"analytics":{"endpoint":"${baseURL}/visits"}`));
    const bar = page.getByRole('region', { name: 'Counting visits' });
    await expect(bar).toBeVisible();
    const covered = await page.evaluate(async () => {
      const [barElement] = document.querySelectorAll('section[aria-label="Counting visits"]');
      const inBar = (element: Element) => barElement?.contains(element) ?? false;
      const found: string[] = [];
      const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary')].filter(
        (one) => one.checkVisibility() && !inBar(one),
      );
      for (const control of controls) {
        control.focus();
        await new Promise(requestAnimationFrame);
        const [box, over] = [control.getBoundingClientRect(), barElement?.getBoundingClientRect()];
        if (!over || box.width === 0 || document.activeElement !== control) continue;
        const isUnder = box.bottom > over.top && box.top < over.bottom && box.right > over.left && box.left < over.right;
        if (isUnder) found.push(control.textContent || control.ariaLabel || control.outerHTML);
      }
      return found;
    });
    expect(covered).toEqual([]);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const last = page.getByRole('contentinfo').getByRole('link').last();
    const [end, top] = [await last.boundingBox(), await bar.boundingBox()];
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    await bar.getByRole('button', { name: 'No' }).click();
    expect(await page.evaluate(() => document.body.style.paddingBlockEnd + document.documentElement.style.scrollPaddingBlockEnd)).toBe('');
  });
