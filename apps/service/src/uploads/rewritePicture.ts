import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';

const MAX_PIXELS = 50_000_000;
const MAX_SIDE_PX = 2400;
const PREVIEW_SIDE_PX = 240;

/** First bytes of a png and of a jpg. Nothing else reaches the decoder. */
const beginnings = [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from([0xff, 0xd8, 0xff])];

/** A decoded picture takes much memory, so they are decoded one by one. */
const inTurn = pLimit(1);

/** A jpg, and a smaller one of the same picture. */
export interface RewrittenPicture {
  image: Buffer;
  preview: Buffer;
}

/**
 * Writes a png or jpg anew as a jpg of at most 2,400 pixels a side, upright and on white. Only the pixels go over: place and camera, hidden
 * text and whatever follows the picture do not. Returns undefined for anything else, and for more than 50 million pixels.
 *
 * Source: REG-10.
 */
export async function rewritePicture(given: Buffer): Promise<RewrittenPicture | undefined> {
  if (!beginnings.some((beginning) => given.subarray(0, beginning.length).equals(beginning))) return undefined;
  return inTurn(async () => {
    try {
      const image = await resized(sharp(given, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient(), MAX_SIDE_PX);
      return { image, preview: await resized(sharp(image), PREVIEW_SIDE_PX) };
    } catch {
      return undefined;
    }
  });
}

const resized = (picture: Sharp, side: number): Promise<Buffer> =>
  picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 85 })
    .toBuffer();
