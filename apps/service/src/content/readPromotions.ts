import type { PromotionCard, PromotionStatus } from '@site/api/content';
import type { Selectable } from 'kysely';
import { pictureAddress } from '../art/pictureAddress.ts';
import { pictureSizes } from '../art/pictureSizes.ts';
import type { Schema } from '../database/schema.ts';
import type { Offer } from '../rewards/Offer.ts';
import type { Services } from '../services.ts';
import { artist } from '../vendors/createVendors.ts';
import { isShown } from './isShown.ts';
import { saidInOf } from './saidInOf.ts';
import { wordsIn } from './wordsIn.ts';

interface PromotionQuery {
  merchant: string;
  language: string;
  now: Date;
}

export interface Promotion extends PromotionCard {
  /** HTML of its terms, sanitized when it was written. */
  content: string;
  version: number;
  /** Key of its row. */
  number: number;
  offer: Offer | null;
  /** Its texts in every language. */
  words: Record<string, Record<string, string>>;
}

/** Facts of a promotion that decide who may join it and claim from it. */
export type PromotionTerms = Pick<Promotion, 'id' | 'number' | 'version' | 'offer' | 'words' | 'status'>;

/** Returns the terms of a stored promotion. */
export const termsOf = (row: Selectable<Schema['promotion']>, now: Date): PromotionTerms => ({
  id: row.code,
  number: row.id,
  version: row.version,
  offer: row.offer,
  words: row.words,
  status: statusOf(row, now),
});

/** Returns what a list shows of a promotion. */
export const cardOf = ({
  content: _content,
  version: _version,
  number: _number,
  offer: _offer,
  words: _words,
  ...card
}: Promotion): PromotionCard => card;

/** Returns true for a promotion that has begun and not ended. */
export const isRunning = ({ status }: PromotionCard): boolean => status !== 'coming soon' && status !== 'close';

/** Returns true for a running promotion that a member can take part in. */
export const isAvailable = (one: Promotion): boolean => isRunning(one) && (one.status !== 'join' || one.offer !== null);

/** Time for which past promotions stay listed. */
const SHOWN_AFTER_MS = 30 * 86_400_000;
const order: Partial<Record<PromotionStatus, number>> = { 'coming soon': 1, close: 2 };

/** Reads a brand's promotions: running, upcoming and recently ended. Omits those of a closed category. */
export async function readPromotions(
  { db, brands, shelves, catalogue }: Pick<Services, 'db' | 'brands' | 'shelves' | 'catalogue'>,
  { merchant, language, now }: PromotionQuery,
): Promise<Promotion[]> {
  const rows = await db
    .selectFrom('promotion')
    .selectAll()
    .where('merchant', '=', merchant)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', new Date(now.getTime() - SHOWN_AFTER_MS))]))
    .where(isShown(now, language))
    .orderBy('position')
    .orderBy('id', 'desc')
    .execute();
  const [brand, shelf, { artVersions }] = await Promise.all([brands.of(merchant), shelves.of(merchant, language), catalogue.read()]);
  const version = artVersions.get(artist) ?? '';
  return rows
    .filter(({ game_type }) => game_type === null || shelf.isOpen(game_type))
    .map((row): Promotion => {
      const { title = '', text = '', alt = '', content = '' } = wordsIn(row.words, language, brand);
      return Object.assign(termsOf(row, now), {
        kind: row.kind as PromotionCard['kind'],
        title,
        text,
        alt,
        content,
        saidIn: saidInOf(row.words, language, brand),
        startDate: row.starts_at?.getTime() ?? null,
        endDate: row.ends_at?.getTime() ?? null,
        pictures: widePictures(`${row.art}-light`, version),
        picturesDark: widePictures(`${row.art}-dark`, version),
        phonePictures: tallPictures(`${row.art}-light`, version),
        phonePicturesDark: tallPictures(`${row.art}-dark`, version),
      });
    })
    .toSorted((one, other) => (order[one.status] ?? 0) - (order[other.status] ?? 0));
}

interface Terms {
  starts_at: Date | null;
  ends_at: Date | null;
  needs_joining: boolean;
}

function statusOf({ starts_at, ends_at, needs_joining }: Terms, now: Date): PromotionStatus {
  if (!starts_at || starts_at > now) return 'coming soon';
  if (ends_at && ends_at <= now) return 'close';
  return needs_joining ? 'join' : 'process';
}

const widePictures = (drawing: string, version: string) =>
  pictureSizes.heroDesktop.map((width) => heroPicture(`${drawing}-desktop`, version, { width, shape: 520 / 1440 }));
const tallPictures = (drawing: string, version: string) =>
  pictureSizes.heroPhone.map((width) => heroPicture(`${drawing}-phone`, version, { width, shape: 880 / 720 }));

const heroPicture = (drawing: string, version: string, { width, shape }: { width: number; shape: number }) => ({
  avif: pictureAddress(`/art/hero/${drawing}-${width}.avif`, version),
  webp: pictureAddress(`/art/hero/${drawing}-${width}.webp`, version),
  width,
  height: Math.round(width * shape),
});
