import type { Transaction } from 'kysely';
import { sanitizeHtml } from '../content/sanitizeHtml.ts';
import type { Schema } from '../database/schema.ts';
import { addMissions } from '../missions/addMissions.ts';
import { type SeedAnnouncement, seedAnnouncements } from './announcements.ts';
import { brandBanners, type SeedBanner, seedBanners } from './banners.ts';
import { type BrandPlan, brandPlans } from './brandPlans.ts';
import { seedArticles } from './helpArticles.ts';
import { type HeroArt, heroAlts } from './heroAlts.ts';
import type { InSeedLanguages } from './InSeedLanguages.ts';
import { seedPosts } from './posts.ts';
import { type SeedPromotion, seedPromotions } from './promotions.ts';
import { writeDrafts } from './writeDrafts.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Writes banners, notices, pop-ups, announcements, promotions and help for each brand, in its languages. */
export async function writeContent(tx: Transaction<Schema>, now: Date): Promise<void> {
  const nodes = await tx.selectFrom('game').select(['node_id', 'game_code']).execute();
  const nodeIds = new Map(nodes.map(({ game_code, node_id }) => [game_code, String(node_id)]));
  for (const plan of brandPlans) {
    const own = brandBanners[plan.brand.merchant] ?? [];
    const shared = seedBanners.filter(({ group }) => !own.some((banner) => banner.group === group));
    const shown = [...own, ...shared].filter(({ group }) => !plan.closedTypes.some((type) => group === `w_${type.toLowerCase()}`));
    await tx
      .insertInto('banner')
      .values(shown.map((banner, index) => bannerRow(banner, index, plan, nodeIds)))
      .execute();
    await tx
      .insertInto('announcement')
      .values(seedAnnouncements.map((announcement, index) => announcementRow(announcement, index, plan, now)))
      .execute();
    await tx
      .insertInto('promotion')
      .values(seedPromotions.map((promotion, index) => promotionRow(promotion, index, plan, now)))
      .execute();
    await addMissions(tx, plan.brand);
    await tx
      .insertInto('post')
      .values(
        seedPosts.map(({ slug, kind, daysAgo, words }) => ({
          merchant: plan.brand.merchant,
          slug,
          kind,
          published_at: new Date(now.getTime() - daysAgo * DAY_MS),
          words: cleanWords(words, plan.brand.languages),
        })),
      )
      .execute();
    await tx
      .insertInto('help_article')
      .values(
        seedArticles.map(({ code, group, words }, index) => ({
          merchant: plan.brand.merchant,
          code,
          group_name: group,
          position: index,
          words: cleanWords(words, plan.brand.languages),
        })),
      )
      .execute();
  }
  await writeDrafts(tx, now);
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
    words: JSON.stringify(inLanguages(withAlt(words, art), brand.languages)),
  };
}

function announcementRow(announcement: SeedAnnouncement, index: number, { brand }: BrandPlan, now: Date) {
  const { type, audience, execution = null, promotionType = null, daysAgo, words } = announcement;
  return {
    merchant: brand.merchant,
    type,
    audience,
    execution,
    promotion_type: promotionType,
    position: index,
    starts_at: new Date(now.getTime() - daysAgo * DAY_MS),
    words: cleanWords(words, brand.languages).replaceAll('{brand}', brand.name),
  };
}

function promotionRow(promotion: SeedPromotion, index: number, { brand }: BrandPlan, now: Date) {
  const { code, kind, gameType, art, days, needsJoining, offer, words } = promotion;
  const inDays = (count: number | null) => (count === null ? null : new Date(now.getTime() + count * DAY_MS));
  return {
    merchant: brand.merchant,
    code,
    kind,
    game_type: gameType,
    art,
    position: index,
    starts_at: inDays(days.from),
    ends_at: inDays(days.to),
    needs_joining: needsJoining,
    offer: offer && JSON.stringify(offer),
    words: cleanWords(withAlt(words, art), brand.languages),
  };
}

/** Adds the picture's text alternative to the texts. */
const withAlt = <Words extends object>(words: InSeedLanguages<Words>, art: HeroArt) => {
  const alts: Record<string, string> = heroAlts[art];
  return Object.fromEntries(Object.entries(words).map(([code, said]) => [code, { ...said, alt: alts[code] ?? '' }]));
};

/** Returns the texts in the given languages, with sanitized HTML. */
function cleanWords(words: Record<string, { content: string }>, languages: string[]): string {
  const clean = Object.entries(words).map(([code, said]) => [code, { ...said, content: sanitizeHtml(said.content) }]);
  return JSON.stringify(inLanguages(Object.fromEntries(clean) as object, languages));
}

const inLanguages = (words: object, languages: string[]) =>
  Object.fromEntries(Object.entries(words).filter(([code]) => languages.includes(code)));
