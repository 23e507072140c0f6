import { tmpdir } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playableGames } from '../catalogue/findGame.ts';
import { startBrowser } from '../testing/startBrowser.ts';

let browser: Awaited<ReturnType<typeof startBrowser>>;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const SIDE = 64;
/** Mean difference of two pictures, of 255: below the first they are the same, below the second worth a look. */
const SAME = 1;
const ALIKE = 5;

interface Picture {
  gameCode: string;
  engine: string;
  png: Buffer;
  pixels: Buffer;
}

/** Engines that are tried, separated by commas in `ENGINES`; all of them without it. */
const engines = process.env['ENGINES']?.split(',');
const games = playableGames().filter(({ engine, isGroup }) => !isGroup && engine !== null && (engines?.includes(engine) ?? true));

it('GAM-01 no two games of the catalogue give the same picture after ten seconds of play', async () => {
  const inTurn = pLimit(2);
  const pictures = await Promise.all(
    games.map(({ gameCode, engine }, index) => inTurn(() => takePicture(gameCode, engine ?? '', `m-${index}`))),
  );
  for (const [engine, shown] of Map.groupBy(pictures, (picture) => picture.engine)) await writeSheet(engine, shown);
  const pairs = pictures.flatMap((one, index) =>
    pictures.slice(index + 1).map((other) => ({ pair: `${one.gameCode}, ${other.gameCode}`, difference: differenceOf(one, other) })),
  );
  const alike = pairs.filter(({ difference }) => difference < ALIKE).toSorted((one, other) => one.difference - other.difference);
  const closest = pairs.reduce((least, { difference }) => Math.min(least, difference), Infinity);
  console.log(`${games.length} games, ${pairs.length} pairs, the closest differ by ${closest.toFixed(2)}; below ${ALIKE}:`, alike);
  expect(alike.filter(({ difference }) => difference < SAME)).toEqual([]);
});

/** Plays a game for ten seconds of its clock, and takes its picture. Without motion a round shows its end at once. */
async function takePicture(gameCode: string, engine: string, player: string): Promise<Picture> {
  const { page } = await browser.openGame(gameCode, { player, viewport: { width: 390, height: 844 } });
  // A table that is closed just now shows itself all the same.
  await page
    .locator(moves.join(', '))
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => undefined);
  for (const move of moves) {
    const place = page.locator(move).first();
    if (!(await place.isVisible())) continue;
    const answer = page.waitForResponse((response) => response.url().includes('/play/'), { timeout: 2000 }).catch(() => undefined);
    await place.press('Enter', { timeout: 2000 }).catch(() => undefined);
    if (move === MAIN) await answer;
  }
  await browser.studio.pass(10_000);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        scrollTo(0, 0);
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  const png = await page.screenshot();
  await page.context().close();
  return { gameCode, engine, png, pixels: await sharp(png).removeAlpha().resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer() };
}

const MAIN = '#spin[aria-disabled="false"]';

/** Lists what a player may press, in this order; each page has some of it. */
const moves = [
  '[data-phase="open"] .bet-place:not([aria-disabled])',
  MAIN,
  '.mines-cell[aria-disabled="false"]',
  '.scratch-cell[aria-disabled="false"]',
  'button:has-text("Reveal all")',
  '#hilo-skip[aria-disabled="false"]',
  '#choices button:not([aria-disabled="true"])',
  '.board-cell[tabindex="0"]',
  '.room-sit',
  '.room-sit[data-main]',
  '.price',
];

function differenceOf({ pixels }: Picture, other: Picture): number {
  return pixels.reduce((sum, value, index) => sum + Math.abs(value - (other.pixels[index] ?? 0)), 0) / pixels.length;
}

/** Writes the pictures of an engine side by side, for a look. */
async function writeSheet(engine: string, pictures: readonly Picture[]): Promise<void> {
  const [width, height, columns] = [195, 422, 12];
  const input = await Promise.all(pictures.map(({ png }) => sharp(png).resize(width, height).png().toBuffer()));
  const file = path.join(tmpdir(), `distinct-${engine}.png`);
  await sharp({
    create: { width: columns * width, height: Math.ceil(pictures.length / columns) * height, channels: 3, background: '#0c0e14' },
  })
    .composite(input.map((each, index) => ({ input: each, left: (index % columns) * width, top: Math.floor(index / columns) * height })))
    .png()
    .toFile(file);
  console.log(file);
}
