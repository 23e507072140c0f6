import { enter, expect, test } from './visit';

/** A png of one pixel. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

test('MEM-33 MEM-34 a payment in parts is confirmed part by part, and what has not arrived is disputed with a picture', async ({
  page,
  request,
}) => {
  await enter(page, request, 'player01');
  await page.goto('/member/withdraw');
  const shown = page.getByRole('region', { name: 'Your last withdrawal' });
  await expect(shown.getByText('2 payers, $100.00 + $60.00')).toBeVisible();
  await expect(shown.getByText(/Without an answer it counts as received in (\d:)?\d\d:\d\d\./)).toBeVisible();
  await shown.getByRole('button', { name: 'Received: part 1' }).click();
  await expect(shown.getByRole('listitem').filter({ hasText: 'Part 1, $100.00' })).toHaveText(/You received a part/);
  await shown.getByRole('button', { name: 'Not received' }).click();
  const dialog = page.getByRole('dialog', { name: 'The money has not arrived' });
  await expect(dialog.getByRole('button', { name: 'Send to customer service' })).toBeDisabled();
  await dialog.locator('input[type=file]').setInputFiles({ name: 'bank.png', mimeType: 'image/png', buffer: png });
  await dialog.getByRole('button', { name: 'Send to customer service' }).click();
  await expect(dialog).toBeHidden();
  await expect(shown.getByText('Customer service looks at your proof.')).toBeVisible();
  await expect(shown.getByRole('button', { name: 'All received' })).toBeHidden();

  const earlier = page.getByRole('region', { name: 'Earlier' });
  await expect(earlier.getByRole('button').filter({ hasText: 'In dispute' })).toContainText('$160.00');
  await earlier.getByRole('button').filter({ hasText: 'Rejected' }).click();
  await expect(page.getByRole('region', { name: 'Withdrawal', exact: true })).toContainText('The bank returned the payment.');
});

test('MEM-04 MEM-32 ERR-10 the page says what can be withdrawn and why not more, and a request is held at once', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/422 \(Unprocessable|ERR_FAILED/);
  await enter(page, request, 'player02');
  await page.goto('/member/withdraw');
  await expect(page.getByText(/^\$[\d,.]+ more in valid bets, then your whole balance can be withdrawn\.$/)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'What has to be played first' }).getByRole('progressbar', { name: 'Deposit' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nothing to withdraw yet' })).toBeDisabled();

  await enter(page, request, 'player03');
  await page.goto('/member/withdraw');
  await expect(page.getByText('That is your whole balance.')).toBeVisible();
  const form = page.getByRole('form', { name: 'New withdrawal' });
  await form.getByRole('button', { name: 'Add account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a bank account' });
  await dialog.getByLabel('Account number').fill('0071 0012 0928');
  await dialog.getByLabel('Payment password').fill('258036');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toBeHidden();
  await expect(form.getByRole('radio', { name: '•••• 0928' })).toBeDisabled();
  await expect(form.getByText('Enter all six digits.')).toBeHidden();
  await form.getByLabel('Amount to withdraw').fill('5');
  await form.getByLabel('Amount to withdraw').blur();
  await form.getByRole('button', { name: 'Make it 10.00' }).click();
  await form.getByRole('button', { name: '500', exact: true }).click();
  await form.getByRole('textbox', { name: 'Payment password' }).fill('111222');
  await form.getByRole('button', { name: 'Withdraw $500.00' }).click();
  await expect(form.getByText('This is not your payment password.')).toBeVisible();
  const failure = form.getByRole('alert').filter({ hasText: 'Reference' });
  await expect(failure).toHaveText(/^\s*No money has moved\.\s*Reference [\w-]{36}$/);
  await page.route('**/wps/withdraw/requests', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await form.getByRole('textbox', { name: 'Payment password' }).fill('258036');
  await form.getByRole('button', { name: 'Withdraw $500.00' }).click();
  await expect(failure).toHaveText(/abnormal.*It is not known yet whether money has moved.*Reference [\w-]{36}$/);
  await page.unroute('**/wps/withdraw/requests');
  await form.getByRole('textbox', { name: 'Payment password' }).fill('258036');
  await form.getByRole('button', { name: 'Withdraw $500.00' }).click();
  const shown = page.getByRole('region', { name: 'Your last withdrawal' });
  await expect(shown.locator('header')).toContainText('$500.00');
  await expect(shown.getByRole('listitem').first()).toHaveText(/Sent/);
  // With the request that the seed has written.
  await expect(page.getByText('On its way').locator('..')).toContainText('$550.00');
  await expect(form.getByLabel('Amount to withdraw')).toHaveValue('');
});

test('MEM-05 an agent sends money to a downline, and a member to the upline', async ({ page, request, complaints }) => {
  complaints.allow(/404 \(Not Found/);
  await enter(page, request, 'agent02');
  await page.goto('/member/transferUpline');
  await page.getByLabel('Account name').fill('player01');
  await page.getByLabel('Amount to send').fill('20');
  await page.getByRole('textbox', { name: 'Payment password' }).fill('258036');
  await page.getByRole('button', { name: 'Send $20.00' }).click();
  await expect(page.getByText('Nobody in your team has this name.')).toBeVisible();
  const downline = (await page.locator('datalist option').first().getAttribute('value')) ?? '';
  await page.getByLabel('Account name').fill(downline);
  await page.getByRole('textbox', { name: 'Payment password' }).fill('258036');
  await page.getByRole('button', { name: 'Send $20.00' }).click();
  await expect(page.getByText(`$20.00 was sent to ${downline}.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Last transfers' })).toContainText(`Sent to ${downline}`);

  await enter(page, request, 'bao1331');
  await page.goto('/member/transferUpline');
  await page.getByLabel('Amount to send').fill('30');
  await page.getByRole('textbox', { name: 'Payment password' }).fill('258036');
  await page.getByRole('button', { name: 'Send $30.00' }).click();
  await expect(page.getByText('$30.00 was sent to ag***2.')).toBeVisible();
});

test('MEM-02 MEM-04 the balance in the header, pressed, says what it consists of, what can be withdrawn and why not more', async ({
  page,
  request,
}) => {
  await enter(page, request, 'player02');
  await page.goto('/help');
  const header = page.getByRole('banner');
  await header.locator('summary', { hasText: 'What your balance consists of' }).click();
  const panel = header.locator('.parts .panel');
  await expect(panel.getByText(/^\$[\d,.]+ more in valid bets, then your whole balance can be withdrawn\.$/)).toBeVisible();
  for (const part of ['Cash', 'Bonus', 'In play', 'You can withdraw now'])
    await expect(panel.getByText(part, { exact: true })).toBeVisible();
  await panel.getByRole('link', { name: 'To the wallet' }).click();
  await expect(page).toHaveURL('/member/transferFund');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Wallet');
  await expect(panel).toBeHidden();
});
