import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodeFilm, FILM, MOST_BYTES } from '../../art/film/Film.ts';
import { findGame } from '../../catalogue/findGame.ts';

async function filmOf(gameCode: string) {
  const played = findGame(gameCode);
  const film = await played?.engine.film?.(played.theme, played.game.theme);
  if (!film) throw new Error(`${gameCode} has no film.`);
  return film;
}

it('GAM-01 a film shows a spin that moves, wins, and begins where it ended', async () => {
  const film = await filmOf('gold-tiger');
  const seen = film.map(({ bytes }) => Buffer.from(bytes));
  expect(film.every(({ width, height }) => width === FILM.width && height === FILM.height)).toBe(true);
  expect(new Set(seen.map((bytes) => bytes.toString('base64'))).size).toBeGreaterThan(20);
  expect(film.length * FILM.frameMs).toBeLessThan(3000);
  // The window before the spin stands again when the last reel has stopped, and after its win has been lit.
  const isFirst = seen.map((bytes) => bytes.equals(seen[0] ?? Buffer.of()));
  expect(isFirst.indexOf(true, 10)).toBeGreaterThan(10);
  expect(isFirst.slice(isFirst.indexOf(true, 10)).filter((isSame) => !isSame).length).toBeGreaterThan(8);
  expect(isFirst.at(-1)).toBe(true);
});

it('GAM-01 a film is the same each time, and another for each game', async () => {
  const [one, same, other] = await Promise.all([filmOf('gold-tiger'), filmOf('gold-tiger'), filmOf('nine-koi')]);
  expect(one.map(({ bytes }) => bytes)).toEqual(same.map(({ bytes }) => bytes));
  expect(one[0]?.bytes).not.toEqual(other[0]?.bytes);
});

it('GAM-01 a film is small enough to be loaded for a look', async () => {
  const encoded = await encodeFilm(await filmOf('black-pearl'));
  const { pages, pageHeight, width, loop } = await sharp(encoded, { animated: true }).metadata();
  expect({ pageHeight, width, loop }).toEqual({ pageHeight: FILM.height, width: FILM.width, loop: 0 });
  expect(pages).toBeGreaterThan(20);
  expect(encoded.length).toBeLessThanOrEqual(MOST_BYTES);
});
