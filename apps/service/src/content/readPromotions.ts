import type { PromotionCard, PromotionStatus } from '@site/api/content';
import { pictureSizes } from '../art/pictureSizes.ts';
import type { Services } from '../services.ts';
import { wordsIn } from './wordsIn.ts';

interface PromotionQuery {
  merchant: string;
  language: string;
  now: Date;
}

export interface Promotion extends PromotionCard {
  /** HTML of its terms, cleaned when it was written. */
  content: string;
  version: number;
}

/** Has begun and has not ended. */
export const isRunning = ({ status }: PromotionCard): boolean => status !== 'coming soon' && status !== 'close';

/** What is over stays to be read for a while. */
const SHOWN_AFTER_MS = 30 * 86_400_000;
const order: Partial<Record<PromotionStatus, number>> = { 'coming soon': 1, close: 2 };

/** The promotions of a brand: what is on, what is coming, and what has ended of late. */
export async function readPromotions(
  { db, brands }: Pick<Services, 'db' | 'brands'>,
  { merchant, language, now }: PromotionQuery,
): Promise<Promotion[]> {
  const rows = await db
    .selectFrom('promotion')
    .selectAll()
    .where('merchant', '=', merchant)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', new Date(now.getTime() - SHOWN_AFTER_MS))]))
    .orderBy('position')
    .execute();
  const brand = await brands.find(merchant);
  return rows
    .map((row): Promotion => {
      const { title = '', text = '', alt = '', content = '' } = wordsIn(row.words, language, brand);
      return {
        id: row.code,
        kind: row.kind as PromotionCard['kind'],
        title,
        text,
        alt,
        content,
        version: row.version,
        startDate: row.starts_at.getTime(),
        endDate: row.ends_at?.getTime() ?? null,
        status: statusOf(row, now),
        pictures: widePictures(`${row.art}-light`),
        picturesDark: widePictures(`${row.art}-dark`),
        phonePictures: tallPictures(`${row.art}-light`),
        phonePicturesDark: tallPictures(`${row.art}-dark`),
      };
    })
    .toSorted((one, other) => (order[one.status] ?? 0) - (order[other.status] ?? 0));
}

interface Terms {
  starts_at: Date;
  ends_at: Date | null;
  needs_joining: boolean;
}

function statusOf({ starts_at, ends_at, needs_joining }: Terms, now: Date): PromotionStatus {
  if (starts_at > now) return 'coming soon';
  if (ends_at && ends_at <= now) return 'close';
  return needs_joining ? 'join' : 'process';
}

const widePictures = (drawing: string) => pictureSizes.heroDesktop.map((width) => heroPicture(`${drawing}-desktop`, width, 520 / 1440));
const tallPictures = (drawing: string) => pictureSizes.heroPhone.map((width) => heroPicture(`${drawing}-phone`, width, 880 / 720));

const heroPicture = (drawing: string, width: number, shape: number) => ({
  avif: `/art/hero/${drawing}-${width}.avif`,
  webp: `/art/hero/${drawing}-${width}.webp`,
  width,
  height: Math.round(width * shape),
});
