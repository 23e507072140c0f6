import type { Page } from '@playwright/test';
import languages from '../../../locales/languages.json' with { type: 'json' };
import { enter, expect, expectNoSidewaysScroll, hydrated, test } from './visit';

/** Screens that are opened in each language: a server-rendered page, a form, a list of the member centre, a grid and the overview of a team. */
const screens = [
  { name: 'the lobby', address: '/', ready: (page: Page) => page.getByRole('article').first().waitFor() },
  { name: 'the log-in', address: '/login', ready: (page: Page) => page.getByRole('dialog').locator('form').waitFor() },
  {
    name: 'the security centre',
    address: '/member/securityCenter',
    as: 'player02',
    ready: (page: Page) => page.getByRole('main').getByRole('region').nth(4).waitFor(),
  },
  {
    name: 'the betting record',
    address: '/member/personalHistoryCopy',
    as: 'player02',
    ready: (page: Page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  },
  { name: 'the team overview', address: '/agentHome', as: 'agent01', ready: (page: Page) => page.getByRole('table').first().waitFor() },
] as const;

/** Pages of the operator's desk that are opened in each language: a list with acts, figures with charts and a calendar, and an editor's list. */
const deskPages = ['queues', 'books', 'content'];

/** The longest words, marks above and below the line, words without spaces, joined letters from right to left. `LANGUAGES=all` looks at all. */
const hard = ['DE', 'TA', 'TH', 'UR'].filter((code) => code in languages);
const looked = process.env['LANGUAGES'] === 'all' ? Object.keys(languages) : hard;

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

for (const code of looked)
  test(`I18-01 ${code} fits a phone of 360 px, without a raw key and with every letter`, async ({ page, request, browserName }) => {
    test.slow();
    expect(browserName).toBe('chromium');
    for (const { name, address, ready, ...rest } of screens) {
      if ('as' in rest) await enter(page, request, rest.as);
      await page.goto(`${address}?lang=${code}`);
      await hydrated(page);
      await ready(page);
      await expectWhole(page, name);
    }
    await page.goto(`/operator?lang=${code}`);
    await expect(page.locator('html')).toHaveAttribute('lang', languages[code as keyof typeof languages].tag);
    await page.locator('input[name=username]').fill('operator01');
    await page.locator('input[name=password]').fill('Marquee#2026');
    await expectWhole(page, 'the desk’s log-in');
    await page.locator('button[type=submit]').click();
    for (const path of deskPages) {
      await page.locator(`aside nav a[href="/operator/${path}"]`).dispatchEvent('click');
      await page.locator('main h1').waitFor();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectWhole(page, `the desk’s ${path}`);
    }
  });

test('I18-01 texts that are 40 % longer break no layout', async ({ page, request }) => {
  test.slow();
  for (const { address, ready, ...rest } of screens) {
    if ('as' in rest) await enter(page, request, rest.as);
    await page.goto(`${address}?lang=EN`);
    await hydrated(page);
    await ready(page);
    await lengthenTexts(page);
    await expectNoSidewaysScroll(page);
  }
});

/** Languages with digits of their own, and those that Chrome has no data for. */
const ownDigits = { BN: /[০-৯]/, FA: /[۰-۹]/, UR: /[۰-۹]/, NE: /[०-९]/, MY: /[၀-၉]/, KM: /\d/, LO: /\d/, MN: /\d/, SI: /\d/ };

test('I18-04 figures and dates have the digits and names of the language, painted by the server and in the browser alike', async ({
  page,
  request,
}) => {
  test.slow();
  await enter(page, request, 'player02');
  // A difference between the two would be a console error, which fails every test.
  for (const [code, digits] of Object.entries(ownDigits))
    for (const address of [
      ...(code === 'BN' || code === 'NE' ? ['/', '/member/personalHistoryCopy', '/member/missionLeaderboard'] : []),
      '/member/bonusDetails',
    ]) {
      await page.goto(`${address}?lang=${code}`);
      await hydrated(page);
      const main = page.getByRole('main');
      await expect(main).toHaveText(digits);
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
      if (digits.source !== String.raw`\d`)
        expect({ code, address, latin: await latinFiguresOn(page) }).toEqual({ code, address, latin: [] });
      const text = (await main.innerText()).replaceAll(/\d{4}-\d{2}-\d{2}/g, '');
      expect({
        code,
        english: text.match(
          /\b(January|February|March|April|June|July|August|September|October|November|December)\b|\b\d+ (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g,
        ),
      }).toEqual({ code, english: null });
    }
});

test('I18-02 what a brand has not written in a language says in which it is, so that it ends at the right side', async ({ page }) => {
  for (const [address, place] of [
    ['/', 'section h2 bdi'],
    ['/promotions', 'article p bdi'],
    ['/promotions?id=daily-rebate', 'section > div'],
    ['/help', 'details > div'],
    ['/announce', 'button bdi'],
    ['/news', 'article p bdi'],
  ] as const) {
    const query = address.includes('?') ? '&' : '?';
    await page.goto(`${address}${query}lang=FA`);
    await hydrated(page);
    await expect(page.locator(`main ${place}[lang="en"][dir="ltr"]`).first(), address).toBeAttached();
    await page.goto(`${address}${query}lang=AR`);
    await expect(page.locator('main [lang="en"]'), address).toHaveCount(0);
  }
});

/** Expects that a screen fits, shows neither a raw key nor a box, and cuts no heading of a grid. */
async function expectWhole(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  await expectNoSidewaysScroll(page);
  expect({ name, keys: await rawKeysOn(page), boxes: await boxesOn(page), cut: await cutHeadingsOn(page) }).toEqual({
    name,
    keys: [],
    boxes: [],
    cut: [],
  });
}

/** Returns the shown texts that look like keys of the wording, such as `menu.lines`. */
const rawKeysOn = (page: Page) =>
  page.evaluate(() => {
    const texts = document.body.innerText.split('\n').map((text) => text.trim());
    return [...new Set(texts.filter((text) => /^[a-z][a-zA-Z]*([.:][a-zA-Z]\w*)+$/.test(text)))];
  });

/** Returns the headings of a grid that are wider or higher than their place. */
const cutHeadingsOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.MuiDataGrid-columnHeaderTitle')]
      .filter((title) => {
        const header = title.closest('[role="columnheader"]');
        return title.scrollWidth > title.clientWidth || title.scrollHeight > (header?.clientHeight ?? 0);
      })
      .map(({ textContent }) => textContent),
  );

/** Returns the shown figures in Latin digits. Names and codes have Latin letters or are links to their record; balls of a lottery keep theirs. */
const latinFiguresOn = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (/\d/.test(text) && !/[a-z]/i.test(text) && !node.parentElement?.closest('[data-drill="account"], ol[dir="ltr"], style, script'))
        found.push(text);
    }
    return found;
  });

/** Returns the shown letters that no face has, drawn as a box. The letters of China, Japan and Korea come with the system, which a test machine may lack. */
const boxesOn = (page: Page) =>
  page.evaluate(() => {
    const context = new OffscreenCanvas(40, 40).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    const draw = (letter: string) => {
      context.clearRect(0, 0, 40, 40);
      context.font = `24px ${getComputedStyle(document.body).fontFamily}`;
      context.fillText(letter, 4, 30);
      return context.getImageData(0, 0, 40, 40).data.join();
    };
    // A code point that will never be assigned.
    const box = draw('\u{7FFFF}');
    const letters = new Set(document.body.innerText.matchAll(/\p{L}/gu).map(([letter]) => letter));
    return [...letters].filter((letter) => !/[\p{scx=Han}\p{scx=Hangul}\p{scx=Hira}\p{scx=Kana}]/u.test(letter) && draw(letter) === box);
  });

/** Appends 40 % to every shown text that React has hydrated: in the others it would find another text than the service painted. */
const lengthenTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      const isHydrated = Object.keys(parent ?? {}).some((key) => key.startsWith('__reactFiber$'));
      const isShown = /\p{L}/u.test(text) && isHydrated && !parent?.closest('script, style, noscript');
      if (isShown) node.textContent += `\u00a0${'lorem ipsum dolor '.repeat(20).slice(0, Math.ceil(text.length * 0.4))}`;
    }
  });

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('I18-01 another language keeps place, form and address, and is fetched once', async ({ page, request }) => {
    // A member of its own: the choice is stored, and other journeys would meet it at their log-in.
    await enter(page, request, 'mai1032');
    const choose = async (from: string, to: string) => {
      await page.getByRole('banner').locator('summary', { hasText: from }).click();
      await page.getByRole('banner').getByRole('link', { name: to }).click();
    };

    await page.goto('/?lang=EN');
    await hydrated(page);
    await page.getByRole('article').first().waitFor();
    await page.evaluate(() => scrollTo(0, 300));
    await choose('EN', 'বাংলা');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    // A language is fetched once: the second visit has its words from the browser's cache.
    const fetchedWords = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => /\/assets\/(site|member|shell)-/.test(entry.name) && (entry as PerformanceResourceTiming).transferSize > 0)
          .map(({ name }) => name),
      );
    await choose('BN', 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await hydrated(page);
    expect(await fetchedWords()).toEqual([]);

    // A form keeps what is typed, and never a password.
    await page.goto('/member/feedback?lang=EN&from=footer');
    await hydrated(page);
    const form = page.getByRole('main').locator('form');
    await form.getByRole('textbox').first().fill('The round stopped');
    await choose('EN', 'বাংলা');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(form.getByRole('textbox').first()).toHaveValue('The round stopped');
    await expect(page).toHaveURL(/\/member\/feedback\?lang=BN&from=footer$/);
  });
});
