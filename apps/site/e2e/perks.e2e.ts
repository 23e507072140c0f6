import { enter, expect, test } from './visit';

test('MEM-11 MEM-13 MEM-19 points are converted and redeemed with the payment password, and both are recorded', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/422 \(Unprocessable/);
  await enter(page, request, 'player04');
  await page.goto('/pointMall');
  const points = page.getByRole('region', { name: 'Your points' });
  await expect(points).toContainText('8,000');
  const convert = page.getByRole('form', { name: 'Convert to cash' });
  await convert.getByLabel('Points to convert').fill('150');
  await convert.getByRole('button', { name: 'Convert' }).click();
  await expect(convert.getByText('Enter a multiple of 100.')).toBeVisible();
  await convert.getByLabel('Points to convert').fill('500');
  await expect(convert.getByText('$5.00', { exact: true })).toBeVisible();
  await convert.getByRole('button', { name: 'Convert' }).click();
  const confirm = page.getByRole('dialog', { name: 'Convert points' });
  await confirm.getByRole('textbox', { name: 'Payment password' }).fill('111222');
  await confirm.getByRole('button', { name: 'Convert' }).click();
  await expect(confirm.getByText('The payment password is not right.')).toBeVisible();
  await confirm.getByRole('textbox', { name: 'Payment password' }).fill('258036');
  await confirm.getByRole('button', { name: 'Convert' }).click();
  await expect(convert.getByText('$5.00 is in your balance.')).toBeVisible();
  await expect(points).toContainText('7,500');

  await page.getByRole('article', { name: 'Shop gift card' }).getByRole('button', { name: 'Redeem' }).click();
  const redeem = page.getByRole('dialog', { name: 'Redeem Shop gift card' });
  await redeem.getByRole('textbox', { name: 'Payment password' }).fill('258036');
  await redeem.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText(/^Shop gift card is requested\. Reference P-/)).toBeVisible();
  await expect(points).toContainText('5,000 more held for requests');
  await expect(page.getByRole('article', { name: 'Fitness watch' })).toContainText('Gold');

  const history = page.getByRole('region', { name: 'Redeem history' });
  await expect(history.getByRole('row').filter({ hasText: 'Shop gift card' })).toContainText('Processing');
  const converted = history.getByRole('row').filter({ hasText: '100 : 1' });
  await expect(converted).toContainText('Approved');
  await converted.getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Ledger entry' })).toContainText('+$5.00');
  await page.keyboard.press('Escape');
  await history.getByText('Exchange history').click();
  const days = page.getByRole('region', { name: 'Exchange history' });
  await expect(days.getByRole('listitem').filter({ hasText: 'Converted to cash' }).last()).toContainText('−500');
});

test('MEM-12 MEM-22 the VIP ladder shows the way to the next level, and the rebate its calculation', async ({ page, request }) => {
  await enter(page, request, 'player01');
  await page.goto('/member/playerRank');
  await expect(page.getByRole('region', { name: 'To reach Bronze.' }).getByRole('progressbar', { name: 'Valid bets' })).toBeVisible();
  await page.getByRole('radio', { name: 'Gold Ahead' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'What Gold brings' })).toContainText('$68.00');
  await expect(page.getByText('No gifts yet')).toBeVisible();

  await page.goto('/member/manualRebate');
  await expect(page.getByRole('heading', { name: 'To claim now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible();
  await expect(page.getByText('No rebate was credited yet.')).toBeVisible();
});
