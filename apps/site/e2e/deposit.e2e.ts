import { enter, expect, test } from './visit';

/** A white pixel. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==', 'base64');

test('MEM-03 MEM-10 MEM-24 SHL-02 DR-7.6 a member deposits from the header for a promotion, the page follows what is paid, and the bonus is there', async ({
  page,
  request,
  context,
}) => {
  await enter(page, request, 'huy1027');
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /^E-wallet/ }).check();
  await main.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(main.getByText('Write the amount in figures')).toBeVisible();
  await main.getByRole('button', { name: '50', exact: true }).click();
  await expect(main.locator('dl .sum')).toHaveText('You pay50.50');
  await main.getByLabel('Promotion').selectOption('Half as much again');
  await expect(main.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', /\/promotions\?id=welcome-match$/);
  await main.getByRole('button', { name: 'Deposit $50.00' }).click();
  const shown = main.getByRole('region', { name: /^Deposit D/ });
  await expect(shown.locator('.status')).toContainText('Waiting for your payment');
  const [provider] = await Promise.all([context.waitForEvent('page'), shown.getByRole('link', { name: 'Open the payment page' }).click()]);
  await provider.getByRole('button', { name: 'Pay less' }).click();
  await expect(shown.locator('.status')).toContainText('$25.00 of $50.00 arrived');
  await provider.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(shown.locator('.status')).toContainText('$75.00 is in your balance');
  await expect(main.getByRole('region', { name: 'Your deposits' }).getByRole('listitem').first()).toContainText('$75.00Paid');
  // Half of what arrived first.
  await page.goto('/member/bonusDetails');
  await expect(main.getByRole('region', { name: 'Open bonuses' }).getByRole('listitem')).toContainText(/Half as much again.*\$12\.50/);
});

test('MEM-03 REG-10 a bank transfer’s receipt is sent from a phone, and waits to be checked', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await enter(page, request, 'player04');
  await page.goto('/member/depositv2');
  const main = page.getByRole('main');
  await main.getByLabel('Amount', { exact: true }).fill('120');
  await main.getByRole('button', { name: 'Deposit $120.00' }).click();
  await expect(main.getByText('MARQUEE PLAY CO')).toBeVisible();
  const field = main.getByLabel('Choose pictures');
  await field.setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<script></script>') });
  await expect(main.getByText('page.png is neither a png nor a jpg.')).toBeVisible();
  await field.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: picture });
  await main.getByRole('button', { name: 'Send the receipt' }).click();
  await expect(main.locator('.status')).toContainText('Your receipt is being checked');
  await expect(main.getByRole('button', { name: 'Send the receipt' })).toHaveCount(0);
});
