import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playableGames } from '../catalogue/findGame.ts';
import { comparePairs, takePicture, writeSheet } from '../testing/pictures.ts';
import { startBrowser } from '../testing/startBrowser.ts';

let browser: Awaited<ReturnType<typeof startBrowser>>;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** Difference of two pictures below which they are worth a look. */
const ALIKE = 5;

/** Engines that are tried, separated by commas in `ENGINES`; all of them without it. */
const engines = process.env['ENGINES']?.split(',');
const games = playableGames().filter(({ engine, isGroup }) => !isGroup && engine !== null && (engines?.includes(engine) ?? true));

it('GAM-01 no two games of the catalogue give the same picture after ten seconds of play', async () => {
  const inTurn = pLimit(2);
  const pictures = await Promise.all(
    games.map(({ gameCode, engine }, index) =>
      inTurn(() => takePicture(browser, { gameCode, engine: engine ?? '', player: `m-${index}` })),
    ),
  );
  for (const [engine, shown] of Map.groupBy(pictures, (picture) => picture.engine))
    console.log(await writeSheet(`distinct-${engine}`, shown, { width: 195, height: 422 }, 12));
  const { count, closest, alike, equal } = comparePairs(pictures, ALIKE);
  console.log(`${games.length} games, ${count} pairs, the closest differ by ${closest.toFixed(2)}; below ${ALIKE}:`, alike);
  expect(equal).toEqual([]);
});
