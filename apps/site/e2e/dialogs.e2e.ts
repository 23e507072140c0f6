import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { findAxeFaults, levelAA } from './findAxeFaults';
import { inEveryLook, languages, openInFirstLook } from './looks';
import { enter, expect, expectNoSidewaysScroll, test } from './visit';

/** Checks that the top dialog is complete, passes axe, and does not overflow. */
async function look(page: Page, what: string, part: string) {
  const dialog = page.getByRole('dialog').last();
  await dialog.locator(part).first().waitFor();
  await inEveryLook(page, async (shown) => {
    expect(await findAxeFaults(page, { part: '.MuiDialog-root', tags: levelAA }), `${what} in ${shown}`).toEqual([]);
    await expectNoSidewaysScroll(page);
    const { width, content } = await dialog.evaluate((element) => ({ width: element.clientWidth, content: element.scrollWidth }));
    expect(content, `width of ${what} in ${shown}`).toBe(width);
  });
}

const locales = path.join(import.meta.dirname, '../../../locales');
const wordsOf = (language: string): Record<string, string> => JSON.parse(readFileSync(path.join(locales, language, 'member.json'), 'utf8'));

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test(`SHL-10 SHL-09 every dialog of coming in passes axe and fits in light and dark, on a phone and a desktop`, async ({ page }) => {
      await openInFirstLook(page);
      await page.goto(`/login?lang=${language}`);
      const login = page.locator('#loginPopupModal');
      await look(page, 'login by name', 'input[type=password]');
      await login.locator('input[type=radio]').nth(1).check({ force: true });
      await look(page, 'login by code', 'input[autocomplete=one-time-code]');
      await login.locator('form button.word').click();
      const forgot = page.locator('#forgetPassModal');
      await look(page, 'recovery by phone', 'input[type=password]');
      await forgot.locator('input[type=tel]').fill('912000004');
      await forgot.locator('form .MuiButton-outlined').click();
      await look(page, 'slider', 'img');
      await page.keyboard.press('Escape');
      await forgot.locator('input[type=radio]').nth(1).check({ force: true });
      await look(page, 'recovery by e-mail', 'input[type=email]');
      await page.goto(`/register?lang=${language}`);
      await page.locator('#registerModal form button[type=submit]').click();
      await look(page, 'sign-up with faults', '[aria-invalid=true]');
    });

    test(`SHL-10 SHL-09 every dialog of a member passes axe and fits in light and dark, on a phone and a desktop`, async ({
      page,
      request,
      complaints,
    }) => {
      complaints.allow(/401 \(Unauthorized\)/);
      await openInFirstLook(page);
      const token = await enter(page, request, 'player02');
      await page.goto(`/member/securityCenter?lang=${language}`);
      const words = wordsOf(language);
      const press = (card: string) =>
        page
          .getByRole('main')
          .getByRole('region', { name: new RegExp(`^${words[card]}`) })
          .getByRole('button')
          .first()
          .click();
      const dialogs = [
        ['security.password', 'input[type=password]'],
        ['security.payment', 'input[type=password]'],
        ['bank.title', 'input[type=password]'],
        ['security.passkeys', 'input[type=password]'],
        ['contact.email', 'input[type=email]'],
        ['contact.mobile', 'input[type=tel]'],
      ] as const;
      for (const [card, part] of dialogs) {
        await press(card);
        await look(page, card, part);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      await press('security.totp');
      await page.getByRole('dialog').locator('input[type=password]').fill('Marquee#2026');
      await page.getByRole('dialog').locator('button[type=submit]').click();
      await look(page, 'authenticator', 'figure');
      const headers = { Authorization: `Bearer ${token}`, 'X-Module': 'WEB', 'X-Merchant': 'marquee' };
      await request.delete('/wps/session/logout', { headers });
      // Opened over the current dialog.
      await expect(page.locator('.MuiDialog-root')).toHaveCount(2);
      await look(page, 'login to go on', 'input[autocomplete=current-password]');
    });
  });
}
