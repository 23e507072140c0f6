import { picture } from '@site/api/samples';
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

test('MEM-10 OPR-02 a member applies with a remark and a picture, an operator issues the bonus, and the member finds it credited', async ({
  page,
  request,
  browser,
}) => {
  await enter(page, request, 'bao1060');
  await page.goto('/promotions?id=bring-your-rank');
  await hydrated(page);
  const offer = page.getByRole('region', { name: 'What it gives and asks' });
  await offer.getByLabel('Remark').fill('Gold at the other house');
  await offer.getByRole('button', { name: 'Apply' }).click();
  await expect(offer.getByText('Add a picture that shows it.')).toBeVisible();
  await offer
    .getByLabel('Choose pictures')
    .setInputFiles({ name: 'rank.png', mimeType: 'image/png', buffer: Buffer.from(await picture.arrayBuffer()) });
  await expect(offer.getByRole('progressbar')).toHaveCount(0);
  await offer.getByRole('button', { name: 'Apply' }).click();
  await expect(offer.getByText('Your application is being checked.', { exact: false })).toBeVisible();

  const desk = await browser.newPage();
  await desk.goto('/operator/queues?kind=activity');
  await desk.getByLabel('Username').fill('operator01');
  await desk.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await desk.getByRole('button', { name: 'Log in' }).click();
  const item = desk.getByRole('listitem').filter({ hasText: 'bao1060' });
  await expect(item).toContainText('Gold at the other house');
  await expect(item).toContainText('$18.00');
  await item.getByRole('button', { name: 'Picture 1 of bao1060' }).click();
  const whole = desk.getByRole('dialog', { name: 'Picture 1 of bao1060' });
  await expect(whole.getByRole('img')).toHaveJSProperty('complete', true);
  await desk.keyboard.press('Escape');
  await item.getByRole('button', { name: 'Issue' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Issue' }).click();
  await expect(item).toHaveCount(0);
  await desk.close();

  await page.reload();
  await expect(offer.getByText('$18.00 was credited.')).toBeVisible();
  await page.goto('/member/messageV2');
  await expect(page.getByRole('main').getByRole('button', { name: /^Bonus credited/ })).toBeVisible();
  await page.goto('/member/bonusDetails');
  await expect(page.getByRole('region', { name: 'Open bonuses' }).getByRole('listitem')).toContainText(/A welcome for your rank.*\$18\.00/);
});

test('MEM-10 REG-20 the remark of an application is counted as people see characters, and says how long it may be', async ({
  page,
  request,
}) => {
  await enter(page, request, 'trang1029');
  await page.goto('/promotions?id=bring-your-rank');
  await hydrated(page);
  const remark = page.getByLabel('Remark');
  await remark.fill('🇧🇩'.repeat(140));
  await expect(page.getByText('140/140')).toBeVisible();
  await remark.fill(`${'🇧🇩'.repeat(140)}x`);
  await expect(page.getByText('141/140')).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(remark).toHaveAccessibleDescription(/The content is between 0 and 140 characters\./);
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
  const invitation = page.getByRole('region', { name: 'Your invitation' });
  const link = invitation.getByText(/\/register\?referralCode=[A-Z0-9]{4,12}$/);
  const [, code = ''] = /referralCode=(\w+)$/.exec((await link.textContent()) ?? '') ?? [];
  await expect(invitation.getByText(code, { exact: true })).toBeVisible();
  await expect(invitation.getByRole('img', { name: 'QR code of your invitation' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Milestones' }).getByRole('listitem')).toHaveText([
    '5 friends$10.00Not reached',
    '10 friends$28.00Not reached',
    '30 friends$108.00Not reached',
    '50 friends$208.00Not reached',
    '100 friends$588.00Not reached',
  ]);
  await expect(page.getByRole('region', { name: 'Your friends' })).toContainText('Nobody has used your link yet');
  await expectNoSidewaysScroll(page);
});
