import { enter, expect, hydrated, test } from './visit';

test('DR-19.5 DR-20.2 slots and their games show the jackpots they feed, and a member joins a tournament from the list', async ({
  page,
  request,
}) => {
  await page.goto('/rng');
  await hydrated(page);
  const jackpots = page.getByRole('list', { name: 'Jackpots' });
  const firefly = jackpots.getByRole('region', { name: 'Firefly' });
  await expect(firefly).toContainText('Must drop by $10.00');
  await expect(firefly.getByText('Begins with')).toBeHidden();
  await firefly.getByText('Rules and last drops').click();
  await expect(firefly.getByText('Begins with')).toBeVisible();
  await expect(firefly.getByRole('definition').filter({ hasText: '1%' })).toBeVisible();
  await expect(firefly).toContainText(/[0-9a-f]{64}/);

  await enter(page, request, 'player01');
  await page.goto('/tournaments');
  await hydrated(page);
  const running = page.getByRole('article').filter({ hasText: 'Running' });
  await expect(running).toHaveCount(2);
  await expect(page.getByRole('article').filter({ hasText: 'Comes next' })).toHaveCount(2);
  const tide = running.filter({ has: page.getByRole('link', { name: 'High tide' }) });
  await tide.getByRole('button', { name: 'Join High tide' }).click();
  await expect(tide).toContainText('You have joined');
  await tide.getByRole('link', { name: 'High tide' }).click();
  await expect(page).toHaveURL(/\/tournaments\?id=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'High tide' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Board' })).toContainText('As of');
  await expect(page.getByRole('region', { name: 'Rules' }).getByRole('listitem')).toHaveCount(10);

  await page.goto('/seamless?nodeId=10006');
  await expect(page.getByRole('list', { name: 'Jackpots' }).getByRole('heading', { name: 'Firefly' })).toBeVisible();
});
