import type { Page } from '@playwright/test';

interface Look {
  scheme: 'light' | 'dark';
  /** Width of the window, in CSS pixels. */
  width: number;
}

const isWhole = process.env['MODES'] === 'all';

/** Languages in which every page and dialog is checked. English is what the journeys read; `MODES=all` adds it here. */
export const languages = isWhole ? (['AR', 'EN'] as const) : (['AR'] as const);

/** Widths of a small phone, the commonest phone, a tablet and a desktop, in CSS pixels. */
export const widths = [320, 360, 768, 1440] as const;

const schemes = ['light', 'dark'] as const;

const firstLook: Look = { scheme: 'light', width: 320 };

/** The looks that are furthest apart; with `MODES=all`, each theme at each width. */
const looks: readonly Look[] = isWhole
  ? schemes.flatMap((scheme) => widths.map((width) => ({ scheme, width })))
  : [firstLook, { scheme: 'dark', width: 1440 }];

/** Prepares the window so that the next page opens in the first look. */
export const openInFirstLook = (page: Page) => showIn(page, firstLook);

/** Checks a page in each look. It is loaded once: theme and layout follow the window. */
export async function inEveryLook(page: Page, check: (look: string) => Promise<void>): Promise<void> {
  for (const look of looks) {
    await showIn(page, look);
    await page.locator(`html[data-color-scheme="${look.scheme}"]`).waitFor({ state: 'attached' });
    await check(`${look.scheme}, ${look.width} px`);
  }
}

async function showIn(page: Page, { scheme, width }: Look) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme });
}
