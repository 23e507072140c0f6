import { enter, expect, test } from './visit';

// A player has one round at a time: who plays here plays nowhere else.
test('GAM-06 GAM-10 DR-21.1 a free round is offered, played without a stake, named in the record, and watched again', async ({
  page,
  request,
  context,
}) => {
  test.setTimeout(120_000);
  await enter(page, request, 'player03');
  await page.goto('/rng?gameName=moon+lotus');
  await expect(page.getByRole('article', { name: 'Moon Lotus' }).getByText('10 free rounds')).toBeVisible();
  await page.goto('/member/personalHistoryCopy');
  const granted = page.getByRole('list', { name: 'Free rounds' });
  await expect(granted.getByText(/^10 left at \$0\.20/)).toBeVisible();
  await granted.getByRole('link', { name: 'Play Moon Lotus' }).click();

  const game = page.frameLocator('iframe');
  const offer = game.getByRole('dialog', { name: 'Free rounds' });
  await expect(offer.getByText('Free rounds: 10 at $0.20')).toBeVisible();
  await offer.getByRole('button', { name: 'Play free rounds' }).click();
  await expect(game.getByRole('button', { name: 'Lower the stake' })).toBeDisabled();
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(page.getByText('9 free rounds')).toBeVisible();
  await expect(game.getByRole('button', { name: /^Free rounds left: 9 · won \$/ })).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/member/personalHistoryCopy');
  await expect(granted.getByText(/^9 left at \$0\.20/)).toBeVisible();
  const row = page.getByRole('grid', { name: 'Betting record' }).getByRole('row').filter({ hasText: 'Free round' });
  await expect(row).toContainText('Moon Lotus');
  await expect(row).toContainText('Settled');
  await row.getByRole('button').first().click();
  const opening = context.waitForEvent('page');
  await page.getByRole('dialog', { name: 'Round of Moon Lotus' }).getByRole('button', { name: 'Watch the round' }).click();
  const replay = await opening;
  await expect(replay.getByRole('heading', { name: 'Round of Moon Lotus' })).toBeVisible();
  const again = replay.getByRole('button', { name: 'Watch again' });
  await expect(again).toHaveAttribute('aria-disabled', 'false');
  await again.click();
  await expect(replay.getByText(/^(No win|Win \$|\$[\d.]+ returned)/)).toBeVisible();
  await expect(replay.getByText(/still in use/)).toBeVisible();
});
