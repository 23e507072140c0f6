import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { choose, enter, expect, expectNoFlatPicture, expectNoSidewaysScroll, test } from './visit';

// The lines stand on other origins, which take no header of ours.
test.use({ extraHTTPHeaders: {} });

const modes = [
  { scheme: 'dark', language: 'EN', width: 1440 },
  { scheme: 'light', language: 'AR', width: 320 },
] as const;

interface Look {
  name: string;
  address: string;
  as?: string;
  /** What shows that the page is whole. */
  ready: (page: Page) => Promise<unknown>;
  status?: number;
  /** What its browser complains of in any case. */
  complaint?: RegExp;
}

const looks: Look[] = [
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
  { name: 'the promotions', address: '/promotions', ready: (page) => page.getByRole('article').nth(6).waitFor() },
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
];

for (const { name, address, as, ready, status, complaint } of looks)
  for (const { scheme, language, width } of modes)
    test(`SHL-09 SHL-10 ${name} passes axe in ${scheme}, ${language} and ${width} px, and fits every width`, async ({
      page,
      request,
      complaints,
    }) => {
      if (status) complaints.allow(new RegExp(`${status}`));
      if (complaint) complaints.allow(complaint);
      await page.setViewportSize({ width, height: 900 });
      await choose(page, scheme);
      if (as) await enter(page, request, as);
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
      await ready(page);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .exclude('iframe')
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`)).toEqual([]);
      // Layout is CSS alone: a page made narrower is as one that was opened so.
      // Wide layouts are mirrored by the same rules as narrow ones: the second language is tried where room is short.
      for (const other of language === 'EN' ? [320, 360, 768, 1440] : [360]) {
        await page.setViewportSize({ width: other, height: 900 });
        await expectNoSidewaysScroll(page);
        await expectNoFlatPicture(page, other);
      }
    });
