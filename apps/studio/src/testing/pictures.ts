import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { startBrowser } from './startBrowser.ts';

type GameBrowser = Awaited<ReturnType<typeof startBrowser>>;

export interface Viewport {
  width: number;
  height: number;
}

export const PHONE: Viewport = { width: 390, height: 844 };
export const DESKTOP: Viewport = { width: 1440, height: 900 };

/** Mean difference of two pictures, of 255, below which they are the same. */
const SAME = 1;
const SIDE = 64;

/** A game after ten seconds of play. */
export interface Picture {
  gameCode: string;
  engine: string;
  png: Buffer;
  /** The same in a few pixels, for comparisons. */
  pixels: Buffer;
}

/** Plays a game for ten seconds of its clock, and takes its picture. Without motion a round shows its end at once. */
export async function takePicture(
  browser: GameBrowser,
  { gameCode, engine, player, viewport = PHONE }: { gameCode: string; engine: string; player: string; viewport?: Viewport },
): Promise<Picture> {
  const { page } = await browser.openGame(gameCode, { player, viewport });
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

/** Compares pictures in pairs. Returns the least difference, and the pairs below a difference, the closest first. */
export function comparePairs(pictures: readonly Picture[], below = SAME) {
  const pairs = pictures.flatMap((one, index) =>
    pictures.slice(index + 1).map((other) => ({ pair: `${one.gameCode}, ${other.gameCode}`, difference: differenceOf(one, other) })),
  );
  const alike = pairs.filter(({ difference }) => difference < below).toSorted((one, other) => one.difference - other.difference);
  return {
    count: pairs.length,
    closest: pairs.reduce((least, { difference }) => Math.min(least, difference), Infinity),
    alike,
    equal: alike.filter(({ difference }) => difference < SAME),
  };
}

function differenceOf({ pixels }: Picture, other: Picture): number {
  return pixels.reduce((sum, value, index) => sum + Math.abs(value - (other.pixels[index] ?? 0)), 0) / pixels.length;
}

/** Writes pictures of one size side by side, for a look. Returns the name of the file. */
export async function writeSheet(name: string, pictures: readonly Picture[], cell: Viewport, columns: number): Promise<string> {
  const { width, height } = cell;
  const input = await Promise.all(pictures.map(({ png }) => sharp(png).resize(width, height).png().toBuffer()));
  const file = path.join(tmpdir(), `${name}.png`);
  await sharp({
    create: { width: columns * width, height: Math.ceil(pictures.length / columns) * height, channels: 3, background: '#0c0e14' },
  })
    .composite(input.map((each, index) => ({ input: each, left: (index % columns) * width, top: Math.floor(index / columns) * height })))
    .png()
    .toFile(file);
  return file;
}
