import type { Page } from '@playwright/test';
import type { PageTerms } from '../src/app/definePage';
import { pages } from '../src/app/pages';
import { addressOf, routeAt } from '../src/app/routes';
import { findAxeFaults, levelAA } from './findAxeFaults';
import { inEveryLook, languages, openInFirstLook, widths } from './looks';
import { enter, expect, expectNoFlatPicture, expectNoSidewaysScroll, test } from './visit';

// The lines have other origins, which accept none of the test's headers.
test.use({ extraHTTPHeaders: {} });

interface Look {
  name: string;
  address: string;
  as?: string;
  /** Setup before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Waits until the page is complete. */
  ready: (page: Page) => Promise<unknown>;
  status?: number;
  /** Expected complaints of the browser. */
  complaint?: RegExp;
}

/** Pages that need a special address, a member or their own checks. */
const particular: Look[] = [
  { name: 'the lobby', address: '/', ready: (page) => page.getByRole('article').first().waitFor() },
  { name: 'the lobby of a member', address: '/', as: 'player02', ready: (page) => page.getByRole('banner').locator('dd bdi').waitFor() },
  { name: 'the recovery', address: '/forget', ready: (page) => page.getByRole('main').locator('form input').first().waitFor() },
  { name: 'the vendors of sports', address: '/sports', ready: (page) => page.getByRole('main').locator('h2, h3').first().waitFor() },
  { name: 'a search', address: '/search?q=dragon', ready: (page) => page.getByRole('main').getByRole('article').first().waitFor() },
  { name: 'the favourites', address: '/favorite', as: 'player02', ready: (page) => page.getByRole('main').locator('a').first().waitFor() },
  {
    name: 'the security centre',
    address: '/member/securityCenter',
    as: 'player02',
    ready: (page) => page.getByRole('main').getByRole('region').nth(4).waitFor(),
  },
  { name: 'a category', address: '/rng', ready: (page) => page.getByRole('article').nth(39).waitFor() },
  { name: 'the announcements', address: '/announce', ready: (page) => page.getByRole('heading', { level: 3 }).nth(8).waitFor() },
  { name: 'the promotions', address: '/promotions', ready: (page) => page.getByRole('article').nth(4).waitFor() },
  { name: 'a promotion', address: '/promotions?id=lotus-week', ready: (page) => page.getByRole('main').locator('ol').waitFor() },
  { name: 'the help centre', address: '/help', ready: (page) => page.getByRole('main').locator('iframe').waitFor() },
  { name: 'the way to the app', address: '/down', ready: (page) => page.getByRole('main').locator('figure bdi').waitFor() },
  { name: 'a game', address: '/seamless?nodeId=10006', as: 'player02', ready: (page) => page.locator('iframe').waitFor() },
  {
    name: 'the betting record',
    address: '/member/personalHistoryCopy',
    as: 'player02',
    ready: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'the betting record of a visitor',
    address: '/member/personalHistoryCopy',
    ready: (page) => page.getByRole('main').getByRole('button').waitFor(),
  },
  {
    name: 'the mirror lines',
    address: '/lines',
    ready: (page) => page.getByRole('radio').nth(4).waitFor(),
    complaint: /dead\.localhost|net::ERR/,
  },
  {
    name: 'a draw that is not there',
    address: '/lottery?gameCode=none',
    as: 'player02',
    ready: (page) => page.getByRole('main').locator('a').waitFor(),
  },
  { name: 'the agents’ login', address: '/agent', ready: (page) => page.locator('form').waitFor() },
  { name: 'the team overview', address: '/agentHome', as: 'agent01', ready: (page) => page.getByRole('table').first().waitFor() },
  {
    name: 'the team betting',
    address: '/agentHome/personalHistoryCopy',
    as: 'agent01',
    ready: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'a page that is not there',
    address: '/nowhere',
    status: 404,
    ready: (page) => page.getByRole('main').locator('a').first().waitFor(),
  },
  {
    name: 'the page in place of one that could not be had',
    address: '/offline',
    prepare: (page) => page.route('**/healthz', (route) => route.abort()),
    ready: async (page) => {
      await whole(page);
      // It measures the line after hydration, and its button is busy meanwhile.
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/healthz')));
      await expect(page.getByRole('main').getByRole('button')).toBeEnabled();
      // A button fades after being busy.
      await page.evaluate(() =>
        Promise.all(document.getAnimations().flatMap((running) => (running instanceof CSSTransition ? [running.finished] : []))),
      );
    },
    complaint: /net::ERR/,
  },
];

const memberOf = { member: 'player02', agent: 'agent01', bare: undefined };

/** Default checks for every other page. */
const others = Object.entries<PageTerms>(pages).flatMap(([name, page]): Look[] => {
  const isLookedAt = particular.some(({ address }) => routeAt(new URL(address, 'http://localhost').pathname)?.name === name);
  if (page.isPlanned || isLookedAt) return [];
  const as = page.frame && memberOf[page.frame];
  return [{ name: `the page ${name}`, address: addressOf(page), ready: whole, ...(as && { as }) }];
});

async function whole(page: Page) {
  await page.getByRole('heading').first().waitFor();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const { name, address, as, prepare, ready, status, complaint } of [...particular, ...others])
  for (const language of languages)
    test(`SHL-09 SHL-10 ${name} passes axe in light and dark, and fits every width, in ${language}`, async ({
      page,
      request,
      complaints,
    }) => {
      if (status) complaints.allow(new RegExp(`${status}`));
      if (complaint) complaints.allow(complaint);
      await openInFirstLook(page);
      if (as) await enter(page, request, as);
      await prepare?.(page);
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
      await ready(page);
      await inEveryLook(page, async (look) => expect(await findAxeFaults(page, { tags: levelAA }), look).toEqual([]));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
        await expectNoFlatPicture(page, width);
      }
    });
