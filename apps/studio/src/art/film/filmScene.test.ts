import sharp from 'sharp';
import { expect, it } from 'vitest';
import { catalogue } from '../../catalogue/catalogue.ts';
import { findGame } from '../../catalogue/findGame.ts';
import { engines } from '../../core/skins.ts';
import { encodeFilm, FILM, MOST_BYTES } from './Film.ts';

/** One game of each engine that is not filmed as reels are: drawing a film takes a second. */
const filmed = new Map(
  catalogue()
    .filter(({ engine, isGroup }) => engine && engine !== 'reels' && !isGroup)
    .map(({ engine, gameCode }) => [engine, gameCode]),
);

async function filmOf(gameCode: string) {
  const played = findGame(gameCode);
  const film = await played?.engine.film?.(played.theme, played.game.theme);
  if (!film) throw new Error(`${gameCode} has no film.`);
  return film;
}

it('GAM-01 every game that can be played has a film', () => {
  expect(engines.filter((engine) => !('film' in engine)).map(({ name }) => name)).toEqual([]);
});

it.each([...filmed])(
  'GAM-01 the film of %s moves, and is small enough to be loaded for a look',
  { timeout: 60_000 },
  async (_engine, gameCode) => {
    const film = await filmOf(gameCode);
    expect(new Set(film.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBeGreaterThan(15);
    expect(film.length * FILM.frameMs).toBeLessThan(4500);
    const encoded = await encodeFilm(film);
    const { pageHeight, width, loop } = await sharp(encoded, { animated: true }).metadata();
    expect({ pageHeight, width, loop }).toEqual({ pageHeight: FILM.height, width: FILM.width, loop: 0 });
    expect(encoded.length).toBeLessThanOrEqual(MOST_BYTES);
  },
);

it('GAM-01 a film is the same each time', { timeout: 30_000 }, async () => {
  const [one, same] = await Promise.all([filmOf('deep-catch'), filmOf('deep-catch')]);
  expect(one.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).toEqual(
    same.map(({ bytes }) => Buffer.from(bytes).toString('base64')),
  );
});
