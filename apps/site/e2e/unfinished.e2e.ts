import { enter, expect, hydrated, test } from './visit';

const NOTE = 'Your round goes on where you left it.';

// A player has one round at a time: who leaves one here plays nowhere else.
test('GAM-06 GAM-05 a round that was left is offered in the lobby, goes on at its game, and is offered until it is over', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const at = (path: string) => `http://khela.localhost:${new URL(String(baseURL)).port}${path}`;
  await enter(page, request, 'player02', 'khela');
  await page.goto(at('/?lang=EN'));
  await hydrated(page);
  const favourites = page.getByRole('region', { name: 'Favourites', exact: true });
  const left = page.getByRole('region', { name: 'Continue playing' });
  await expect(favourites).toBeVisible({ timeout: 20_000 });
  await expect(left).toHaveCount(0);

  await page.goto(at('/rng?gameName=gem+mines&lang=EN'));
  await page.getByRole('main').getByRole('article', { name: 'Gem Mines' }).getByRole('button', { name: 'Play now: Gem Mines' }).click();
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Play', exact: true }).click();
  const closed = game.getByRole('button', { name: 'Row 2, column 3, closed' });
  await expect(closed).toBeEnabled();
  await expect(page.getByText(NOTE)).toHaveCount(0);

  await page.goto(at('/?lang=EN'));
  await hydrated(page);
  const tile = left.getByRole('article', { name: 'Gem Mines' });
  await expect(tile).toContainText('Unfinished round', { timeout: 20_000 });
  const sections = await page
    .getByRole('main')
    .locator('section[id]')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(sections.slice(0, 3)).toEqual(['HOT', 'CONTINUE', 'FAV']);
  await tile.getByRole('button', { name: 'Play now: Gem Mines' }).click();
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(closed).toBeEnabled();
  await closed.click();
  const cashOut = game.getByRole('button', { name: /^Cash out / });
  const begin = game.getByRole('button', { name: 'Play', exact: true });
  await expect(cashOut.or(begin)).toBeVisible();
  if (await cashOut.isVisible()) await cashOut.click();
  await expect(page.getByText(NOTE)).toHaveCount(0);

  await page.goto(at('/?lang=EN'));
  await hydrated(page);
  await expect(favourites).toBeVisible({ timeout: 20_000 });
  await expect(left).toHaveCount(0);
});
