import type { Calls } from '@site/api/calls';
import type { OutputOf } from '@site/api/call';
import { enter, expect, test } from './visit';

/** The figures of DR-2.1, with a bonus that has used a part of the last line. The service's own test arrives at the same ones. */
const rebate: OutputOf<Calls['rebate']> = {
  lines: [
    { gameType: 'RNG', level: 3, ratePpm: 6000, validBetMinor: '1234567', usedMinor: '0', rebateMicro: '7407402000' },
    { gameType: 'LIVE', level: 3, ratePpm: 2500, validBetMinor: '800000', usedMinor: '0', rebateMicro: '2000000000' },
    { gameType: 'SPORTS', level: 3, ratePpm: 5000, validBetMinor: '160050', usedMinor: '10000', rebateMicro: '750250000' },
  ],
  sumMinor: '10157',
  carriedMinor: '500000',
  creditedMinor: '4000',
  amountMinor: '496000',
  leastMinor: '100',
  capMinor: '500000',
  creditedAt: Date.UTC(2026, 0, 2, 23),
  currency: 'USD',
  level: 3,
};

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
  await expect(page.getByText('Points do not expire')).toBeVisible();
  const convert = page.getByRole('form', { name: 'Convert to cash' });
  await expect(convert).toContainText('100 points = $1.00');
  await expect(convert).toContainText('In hundreds, 50,000 left today');
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

  await page.route(/\/wps\/rebate\/manual(\?|$)/, (route) =>
    route.fulfill({ json: { success: true, message: null, code: null, value: rebate } }),
  );
  await page.goto('/member/manualRebate');
  const now = page.getByRole('region', { name: 'To claim now' });
  await expect(now.getByRole('row')).toHaveText([
    'CategoryValid betsUsed by bonusesRateRebate',
    'Slots VIP 3$12,345.67–0.6%74.07402',
    'Live VIP 3$8,000.00–0.25%20.00',
    'Sports VIP 3$1,600.50$100.000.5%7.5025',
  ]);
  await expect(now.getByRole('term')).toHaveText([
    'Sum, rounded down once',
    'Kept back by the daily cap',
    'Credited today already',
    'To claim now',
  ]);
  await expect(now.getByRole('definition')).toHaveText(['$101.57', '$5,000.00', '$40.00', '$4,960.00']);
  await expect(now.getByRole('button', { name: 'Claim', exact: true })).toBeEnabled();
  await expect(page.getByText('No rebate was credited yet.')).toBeVisible();
});
