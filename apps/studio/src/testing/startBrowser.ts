import type { LotteryLaunch } from '@site/api/vendor';
import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../../../../packages/config/browser.mjs';
import { launchOf, SECRET, startStudio } from './startStudio.ts';
import { startWallet } from './startWallet.ts';

/** Starts a wallet, a studio and a browser that opens the studio's games. */
export async function startBrowser() {
  const wallet = await startWallet({ secret: SECRET, balanceMinor: 10_000_000n });
  const studio = await startStudio({ serviceUrl: wallet.url });
  const browser = await chromium.launch(await browserLaunchOptions());

  return {
    wallet,
    studio,
    /** Launches a game and waits until its session is open. `complaints` collects errors, warnings and policy violations. */
    async openGame(
      gameCode: string,
      {
        language = 'EN',
        player = 'm-1',
        lottery,
        ...options
      }: BrowserContextOptions & { language?: string; player?: string; lottery?: LotteryLaunch } = {},
    ) {
      studio.passCycle();
      const { body } = await studio.ask('/launch', { ...launchOf(gameCode), language, playerId: player, launchToken: player, lottery });
      const { pathname, search } = new URL((body as { url: string }).url);
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(`${studio.url}${pathname}${search}`);
      await page.waitForFunction(() => document.querySelector('#stake')?.textContent !== '');
      return { page, complaints };
    },
    async close() {
      await browser.close();
      await studio.close();
      await wallet.close();
    },
  };
}

/** Waits until a round can begin: until the main button can be pressed, chips can be placed on a table, a book shows its matches, or a room its tables. */
export async function isReady(page: Page): Promise<void> {
  await page.waitForSelector('#spin[aria-disabled="false"], [data-phase="open"] .bet-place:not([aria-disabled]), .book .tabs, .room-sit');
}
