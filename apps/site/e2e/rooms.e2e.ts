import { amountOf, enter, expect, hydrated, test } from './visit';

test('GAM-08 GAM-16 a member joins an open table from the list, another sits down too, and leaving pays back', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  await enter(page, request, 'player04');
  await page.goto('/pvp');
  await hydrated(page);
  const balance = page.locator('header dl').filter({ hasText: 'Balance' }).locator('dd');
  const before = await amountOf(balance);
  const join = page.getByRole('region', { name: /Open tables/ }).getByRole('button', { name: /^Join Bronze/ });
  await expect(join).toHaveCount(6);
  await join
    .and(page.getByRole('button', { name: /Poker|Texas|Hold Em|Heads Up/ }))
    .first()
    .press('Enter');
  const game = page.frameLocator('iframe');
  // The table of the list is chosen, and asks for the buy-in: the least of it, by the slider.
  await game.getByRole('slider', { name: 'Buy-in' }).press('Home');
  await page.keyboard.press('Enter');
  await expect(game.getByRole('region', { name: 'Tables' })).toContainText('Waiting for a second player');
  await expect.poll(() => amountOf(balance)).toBe(before - 300);

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: { 'X-Forwarded-For': '127.99.99.1' } });
  const other = await elsewhere.newPage();
  await enter(other, request, 'player05');
  await other.goto('/pvp');
  const waiting = other
    .getByRole('region', { name: /Open tables/ })
    .getByRole('article')
    .first();
  await expect(waiting).toContainText('1 of ');
  await waiting.getByRole('button').click();
  const others = other.frameLocator('iframe');
  await others.getByRole('button', { name: /^Sit down with/ }).click();
  await expect(game.getByText('Pot $0.15')).toBeVisible();
  await game.getByRole('button', { name: 'Leave the table' }).click();
  // The second player has the button, acts first, and gives the smaller blind up.
  await others.getByRole('button', { name: 'Fold', disabled: false }).click();
  await expect(game.getByRole('heading', { name: 'Tables' })).toBeVisible();
  // At most a blind was lost or won.
  await expect.poll(async () => Math.abs((await amountOf(balance)) - before)).toBeLessThanOrEqual(10);
  await elsewhere.close();
});
