import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { Schema } from '../database/schema.ts';

/** Width divided by height of each crop of a banner. */
export const cropShapes = { desktop: 1440 / 520, wide: 2160 / 520, low: 3520 / 520, phone: 720 / 880 } as const;

const drawn = /^\/art\/hero\/(?<name>own-[0-9a-f]{24})-(?<crop>desktop|wide|low|phone)$/;

/** Returns a crop of a picture that an operator has uploaded, around what stands out in it; undefined for an unknown one. Source: OPR-03. */
export async function cutOwn(db: Kysely<Schema>, drawing: string): Promise<Buffer | undefined> {
  const { name, crop } = drawn.exec(drawing)?.groups ?? {};
  if (!name || !crop) return undefined;
  const row = await db.selectFrom('brand_picture').where('name', '=', name).select('image').executeTakeFirst();
  if (!row) return undefined;
  const { width, height } = await sharp(row.image).metadata();
  const shape = cropShapes[crop as keyof typeof cropShapes];
  const size = width / height > shape ? { width: Math.round(height * shape), height } : { width, height: Math.round(width / shape) };
  return sharp(row.image)
    .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
