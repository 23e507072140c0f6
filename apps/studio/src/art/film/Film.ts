import sharp from 'sharp';
import type { Bitmap } from './Bitmap.ts';

/** Size of a film in pixels, in the proportions of a poster, and the time that each frame is shown. */
export const FILM = { width: 240, height: 320, frameMs: 60 } as const;
export const MOST_BYTES = 150_000;
/** Tried from the best one, until the film is small enough. */
const QUALITIES = [38, 30, 22, 14] as const;

/** A film without sound and without an end, as opaque frames. */
export type Film = readonly Bitmap[];

/** Encodes a film as animated WebP. */
export async function encodeFilm(film: Film): Promise<Buffer> {
  const { width, height, frameMs } = FILM;
  const raw = { width, height: height * film.length, channels: 4, pageHeight: height } as const;
  const frames = sharp(Buffer.concat(film.map(({ bytes }) => bytes)), { raw }).removeAlpha();
  const encode = (quality: number) =>
    frames
      .clone()
      .webp({ quality, effort: 4, loop: 0, delay: film.map(() => frameMs) })
      .toBuffer();
  let encoded = await encode(QUALITIES[0]);
  for (const quality of QUALITIES.slice(1)) {
    if (encoded.length <= MOST_BYTES) break;
    // oxlint-disable-next-line no-await-in-loop -- a lower quality is tried only when it is needed
    encoded = await encode(quality);
  }
  return encoded;
}
