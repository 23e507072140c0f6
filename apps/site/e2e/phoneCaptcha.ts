import type { Page } from '@playwright/test';

/** Solves the phone provider's captcha. */
export const tick = (page: Page) =>
  page.getByRole('dialog', { name: 'One quick check' }).frameLocator('iframe').getByRole('checkbox', { name: 'I’m not a robot' }).click();
