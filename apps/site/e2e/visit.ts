import { type APIRequestContext, type BrowserContext, type Locator, type Page, expect, test as base } from '@playwright/test';

export { expect };

/** Errors of a browser: policy violations, uncaught exceptions, console errors. */
export interface Complaints {
  all: string[];
  /** Ignores expected errors. Requests that a test lets fail are console errors as well. */
  allow(pattern: RegExp): void;
}

/** A read that is in flight when the session ends is refused. */
export const inFlight = /401 \(Unauthorized\)/;

let visits = 0;

/**
 * Watches the page of every test, which fails on any complaint. Each test has its own network address, so that failed log-ins of one do not
 * affect the next.
 */
export const test = base.extend<{ complaints: Complaints; hasPopups: boolean }>({
  /** Shows pop-ups; otherwise they count as closed. */
  hasPopups: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- the runner reads from it what else is needed: nothing
  extraHTTPHeaders: async ({}, give, { workerIndex }) => {
    visits += 1;
    await give({ 'X-Forwarded-For': `127.${workerIndex + 1}.${visits}.1` });
  },
  complaints: [
    async ({ context, hasPopups }, use) => {
      const said: string[] = [];
      // A member of the seed plays in several journeys at once: the studio lets the later round wait, and the game sends it again.
      const allowed: RegExp[] = [/status of 429 \(Too Many Requests\) \S+\/play\/round$/];
      await watch(context, said);
      if (!hasPopups) await closePopups(context);
      await use({ all: said, allow: (pattern) => void allowed.push(pattern) });
      // A request that is answered by the test may outlive it.
      await Promise.all([context, ...context.pages()].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
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
      // The help widget's frame runs no script, so the watcher does not run there either.
      if (message.text().startsWith('Blocked script execution in')) return;
      if (message.type() === 'error') said.push(`console: ${message.text()} ${message.location().url}`);
    });
  });
}

/** Marks every pop-up of the seed and the tour of a first login as closed in this session. */
const closePopups = (context: BrowserContext) =>
  context.addInitScript(
    (closed) => {
      // The initial blank page of a tab has no storage.
      if (origin !== 'null') sessionStorage.setItem('closed-popups', closed);
    },
    JSON.stringify([...Array.from({ length: 200 }, (_, id) => String(id)), 'tour']),
  );

/** The script by which each page has its session: the order in which several run is not defined. */
const entered = new WeakMap<Page, { dispose: () => Promise<void> }>();

/** Opens the site with a session, so that only the login's tests use the login. */
export async function enter(page: Page, request: APIRequestContext, username: string, merchant = 'marquee'): Promise<string> {
  const response = await request.post('/dev/session', { data: { merchant, username } });
  const { value } = (await response.json()) as { value: { token: string } };
  await entered.get(page)?.dispose();
  entered.set(page, await page.addInitScript((token) => sessionStorage.setItem('token', token), value.token));
  return value.token;
}

/** Stores a colour scheme before the page opens. */
export const choose = (page: Page, scheme: 'light' | 'dark') => page.addInitScript((mode) => localStorage.setItem('ui-mode', mode), scheme);

/** Chooses a theme in the header of a hydrated page. */
export async function chooseTheme(page: Page, name: 'As the system' | 'Light' | 'Dark') {
  const header = page.getByRole('banner');
  await header.locator('summary', { hasText: 'Light or dark' }).click();
  await header.getByRole('button', { name, exact: true }).click();
}

/** Expects no horizontal overflow. */
export async function expectNoSidewaysScroll(page: Page) {
  const { width, content } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    content: document.documentElement.scrollWidth,
  }));
  expect(content).toBeLessThanOrEqual(width);
}

/** Expects that every picture with a width has a height. */
export async function expectNoFlatPicture(page: Page, width: number) {
  const flat = await page.evaluate(() =>
    [...document.images]
      .filter(({ clientWidth, clientHeight }) => clientWidth > 0 && clientHeight < 2)
      .map(({ currentSrc, src, clientWidth, clientHeight }) => `${currentSrc || src}: ${clientWidth} × ${clientHeight}`),
  );
  expect(flat, `pictures without height at ${width} px`).toEqual([]);
}

/** Waits until the page is hydrated. */
export const hydrated = (page: Page) => page.locator('html:not([data-waiting])').waitFor({ state: 'attached' });

/** Returns a shown amount in cents. */
export const amountOf = async (figure: Locator): Promise<number> => Number((await figure.textContent())?.replaceAll(/[^\d]/g, ''));
