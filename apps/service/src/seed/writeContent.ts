import type { Transaction } from 'kysely';
import { cleanHtml } from '../content/cleanHtml.ts';
import type { Schema } from '../database/schema.ts';
import { type SeedAnnouncement, seedAnnouncements } from './announcements.ts';
import { type SeedBanner, seedBanners } from './banners.ts';
import { type BrandPlan, brandPlans } from './brandPlans.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Writes banners, notices, pop-ups, promotions and announcements for each brand, in the languages that it offers. */
export async function writeContent(tx: Transaction<Schema>, now: Date): Promise<void> {
  const nodes = await tx.selectFrom('game').select(['node_id', 'game_code']).execute();
  const nodeIds = new Map(nodes.map(({ game_code, node_id }) => [game_code, String(node_id)]));
  for (const plan of brandPlans) {
    const shown = seedBanners.filter(({ group }) => !plan.closedTypes.some((type) => group === `w_${type.toLowerCase()}`));
    await tx
      .insertInto('banner')
      .values(shown.map((banner, index) => bannerRow(banner, index, plan, nodeIds)))
      .execute();
    await tx
      .insertInto('announcement')
      .values(seedAnnouncements.map((announcement, index) => announcementRow(announcement, index, plan, now)))
      .execute();
  }
}

function bannerRow(
  { group, art, linkageType, target, words }: SeedBanner,
  index: number,
  { brand }: BrandPlan,
  nodeIds: Map<string, string>,
) {
  const isLost = linkageType === 'GAME' && !nodeIds.has(target);
  return {
    merchant: brand.merchant,
    group_name: group,
    position: index,
    art,
    linkage_type: isLost ? 'NONE' : linkageType,
    target: linkageType === 'GAME' ? (nodeIds.get(target) ?? '') : target,
    words: JSON.stringify(inLanguages(words, brand.languages)),
  };
}

function announcementRow(announcement: SeedAnnouncement, index: number, { brand }: BrandPlan, now: Date) {
  const { type, audience, execution = null, promotionType = null, daysAgo, words } = announcement;
  const clean = Object.entries(words).map(([code, { title, content }]) => [code, { title, content: cleanHtml(content) }]);
  return {
    merchant: brand.merchant,
    type,
    audience,
    execution,
    promotion_type: promotionType,
    position: index,
    starts_at: new Date(now.getTime() - daysAgo * DAY_MS),
    words: JSON.stringify(inLanguages(Object.fromEntries(clean) as typeof words, brand.languages)),
  };
}

const inLanguages = (words: object, languages: string[]) =>
  Object.fromEntries(Object.entries(words).filter(([code]) => languages.includes(code)));
