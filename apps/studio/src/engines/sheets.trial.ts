import { afterAll, beforeAll, expect, it } from 'vitest';
import { playableGames } from '../catalogue/findGame.ts';
import { DESKTOP, PHONE, takePicture, writeSheet } from '../testing/pictures.ts';
import { startBrowser } from '../testing/startBrowser.ts';

let browser: Awaited<ReturnType<typeof startBrowser>>;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** The first game of each engine. */
const games = [...Map.groupBy(playableGames(), ({ engine }) => engine)].flatMap(([engine, [first]]) =>
  engine === null || !first ? [] : [{ engine, gameCode: first.gameCode }],
);

it.each([
  ['phone', PHONE, { width: 260, height: 563 }, 8],
  ['desktop', DESKTOP, { width: 640, height: 400 }, 4],
] as const)('GAM-01 a sheet shows every engine on a %s', async (name, viewport, cell, columns) => {
  const pictures = [];
  for (const [index, game] of games.entries())
    pictures.push(await takePicture(browser, { ...game, player: `m-${name}-${index}`, viewport }));
  console.log(await writeSheet(`sheet-${name}`, pictures, cell, columns));
  expect(pictures.map(({ engine }) => engine)).toEqual(games.map(({ engine }) => engine));
});
