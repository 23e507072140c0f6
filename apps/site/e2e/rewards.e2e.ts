import { enter, expect, expectNoSidewaysScroll, hydrated, test } from './visit';

test('MEM-10 MEM-16 MEM-14 a member joins a promotion, signs in, and finds nothing more to claim', async ({ page, request }) => {
  await enter(page, request, 'trang1029');
  await page.goto('/promotions');
  await hydrated(page);
  await page.getByRole('article', { name: 'Half as much again' }).getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL('/promotions?id=welcome-match');
  await expect(page.getByText('10 times')).toBeVisible();
  await page.getByRole('button', { name: 'Accept and join' }).click();
  await expect(page.getByText('You have joined.', { exact: false })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto('/member/missionLeaderboard');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Signed in today')).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto('/member/rewardCenter');
  await expect(page.getByText('Everything that is ready to claim, in one place.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Claim' }).and(page.locator('[aria-describedby="signIn"]'))).toHaveCount(0);
});

test('MEM-07 MEM-15 MEM-17 a member sees what bonuses ask, the next rain and the own invitation', async ({ page, request }) => {
  await enter(page, request, 'player01');
  await page.goto('/member/bonusDetails');
  await page.getByRole('button', { name: 'Give up Half as much again' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Give up this bonus?' });
  await expect(dialog.getByText('$50.00', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Past bonuses' }).getByRole('row')).toHaveCount(3);

  await page.goto('/member/redEnvelope');
  await expect(page.getByRole('table', { name: 'Waves of the day' }).getByRole('row').nth(1)).toBeVisible();
  await page.goto('/member/referral');
  await expect(page.getByText(/register\?referralCode=[A-Z0-9]{4,12}/)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
