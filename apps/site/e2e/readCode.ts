import { expect, type Page } from '@playwright/test';

/** Returns the code of the last message to a number or an e-mail address. */
export async function readCode(page: Page, recipient: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const outbox = await (await page.request.get('/dev/outbox')).text();
    const [, text = ''] = outbox.split(recipient);
    code = /\b(\d{6})\b/.exec(text)?.[1] ?? '';
    expect(code).toMatch(/^\d{6}$/);
  }).toPass();
  return code;
}
