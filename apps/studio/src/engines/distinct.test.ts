import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playableGames } from '../catalogue/findGame.ts';
import { comparePairs, takePicture } from '../testing/pictures.ts';
import { startBrowser } from '../testing/startBrowser.ts';

let browser: Awaited<ReturnType<typeof startBrowser>>;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** The first two games of each engine: the trial of the same name compares all of the catalogue. */
const games = [...Map.groupBy(playableGames(), ({ engine }) => engine)].flatMap(([engine, its]) =>
  engine === null ? [] : its.slice(0, 2).map(({ gameCode }) => ({ gameCode, engine })),
);

it('GAM-01 no two games of a sample of every engine give the same picture after ten seconds of play', async () => {
  const inTurn = pLimit(2);
  const pictures = await Promise.all(games.map((game, index) => inTurn(() => takePicture(browser, { ...game, player: `m-${index}` }))));
  const { count, equal } = comparePairs(pictures);
  expect(count).toBeGreaterThan(100);
  expect(equal).toEqual([]);
});
