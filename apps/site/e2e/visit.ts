import { type APIRequestContext, type BrowserContext, type Page, expect, test as base } from '@playwright/test';

export { expect };

/** What a browser says when a page is not well: refused by its policy, thrown, or written to the console as an error. */
export interface Complaints {
  all: string[];
  /** Answers of the service that the test asked for on purpose show as errors of the console as well. */
  allow(pattern: RegExp): void;
}

let visits = 0;

/**
 * Every test's page is watched, and the test fails where it complained. Each comes from a network of its own: what one does wrong at the
 * login must not be held against the next.
 */
export const test = base.extend<{ complaints: Complaints; hasPopups: boolean }>({
  /** Whether what nobody asked for shows itself; else it counts as closed. */
  hasPopups: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- the runner reads from it what else is needed: nothing
  extraHTTPHeaders: async ({}, give, { workerIndex }) => {
    visits += 1;
    await give({ 'X-Forwarded-For': `127.${workerIndex + 1}.${visits}.1` });
  },
  complaints: [
    async ({ context, hasPopups }, use) => {
      const said: string[] = [];
      const allowed: RegExp[] = [];
      await watch(context, said);
      if (!hasPopups) await closePopups(context);
      await use({ all: said, allow: (pattern) => void allowed.push(pattern) });
      expect(said.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

async function watch(context: BrowserContext, said: string[]) {
  await context.exposeBinding('complain', (_source, text: string) => void said.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
      const { complain } = window as unknown as { complain: (text: string) => void };
      complain(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
    });
  });
  context.on('page', (page) => {
    page.on('pageerror', (error) => said.push(`error: ${error.message}`));
    page.on('console', (message) => {
      // The help widget's frame runs no script, and so not what watches here.
      if (message.text().startsWith('Blocked script execution in')) return;
      if (message.type() === 'error') said.push(`console: ${message.text()} ${message.location().url}`);
    });
  });
}

/** Every pop-up of the seed has been closed in this session. */
const closePopups = (context: BrowserContext) =>
  context.addInitScript(
    (closed) => {
      // The blank page that a tab begins with has no storage.
      if (origin !== 'null') sessionStorage.setItem('closed-popups', closed);
    },
    JSON.stringify(Array.from({ length: 200 }, (_, id) => String(id))),
  );

/** Opens the site as somebody who is logged in already, so that only the tests of the login go through it. */
export async function enter(page: Page, request: APIRequestContext, username: string, merchant = 'marquee'): Promise<string> {
  const response = await request.post('/dev/session', { data: { merchant, username } });
  const { value } = (await response.json()) as { value: { token: string } };
  await page.addInitScript((token) => sessionStorage.setItem('token', token), value.token);
  return value.token;
}

/** Light or dark, as somebody chose it before. */
export const choose = (page: Page, scheme: 'light' | 'dark') => page.addInitScript((mode) => localStorage.setItem('ui-mode', mode), scheme);

/** Nothing stands out to the side. */
export async function expectNoSidewaysScroll(page: Page) {
  const { width, content } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    content: document.documentElement.scrollWidth,
  }));
  expect(content).toBeLessThanOrEqual(width);
}

/** Every picture that takes up width takes up height as well. */
export async function expectNoFlatPicture(page: Page, width: number) {
  const flat = await page.evaluate(() =>
    [...document.images]
      .filter(({ clientWidth, clientHeight }) => clientWidth > 0 && clientHeight < 2)
      .map(({ currentSrc, src, clientWidth, clientHeight }) => `${currentSrc || src}: ${clientWidth} × ${clientHeight}`),
  );
  expect(flat, `pictures without height at ${width} px`).toEqual([]);
}

/** The page answers by now, and is not only painted. */
export const hydrated = (page: Page) => page.locator('html:not([data-waiting])').waitFor({ state: 'attached' });
