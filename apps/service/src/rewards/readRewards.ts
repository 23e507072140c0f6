import type { Reward } from '@site/api/rewards';
import { signInPoints } from '@site/rules/missions';
import { addDays, startOfDay } from '@site/rules/period';
import { readPromotions } from '../content/readPromotions.ts';
import { readWording } from '../content/readWording.ts';
import { saidInOf } from '../content/saidInOf.ts';
import { wordsIn } from '../content/wordsIn.ts';
import type { Member } from '../http/handle.ts';
import { readMissions, readSignIn } from '../missions/readMissions.ts';
import type { Services } from '../services.ts';
import { readOwn } from './readOwn.ts';

interface Asked {
  member: Member;
  merchant: string;
  language: string;
  now: Date;
}

/** Reads what a member can claim now, of campaigns, promotions, missions and the sign-in. Source: MEM-14. */
export async function readRewards(services: Services, { member, merchant, language, now }: Asked): Promise<Reward[]> {
  const { db, brands } = services;
  const brand = await brands.of(merchant);
  const { zone } = brand.brand;
  const { id: accountId, currency } = member;
  const asked = { merchant, accountId, currency, zone, now };
  const promotions = await readPromotions(services, { merchant, language, now });
  const [own, missions, { today, place, status: signInStatus }, offers] = await Promise.all([
    readOwn(db, promotions, asked),
    readMissions(db, asked),
    readSignIn(db, asked),
    db
      .selectFrom('member_campaign_recipient as r')
      .innerJoin('member_campaign as c', 'c.id', 'r.campaign_id')
      .where('r.account_id', '=', accountId)
      .where('r.claimed_at', 'is', null)
      .where('c.merchant', '=', merchant)
      .where('c.state', '!=', 'stopped')
      .where('c.ends_at', '>', now)
      .select(['c.id', 'c.gift', 'c.segment', 'c.ends_at'])
      .orderBy('r.at', 'desc')
      .execute(),
  ]);
  const words = readWording('missions', language);
  const ofPromotions = promotions.flatMap(({ id, number, title, saidIn, endDate, offer }): Reward[] => {
    const part = own.get(number);
    const isClaimable = part?.status === 'claim' && part.earned && (offer?.kind === 'match' || offer?.kind === 'cashback');
    if (!isClaimable) return [];
    const amountMinor = String(part.earned?.amountMinor ?? 0n);
    return [
      { id: `promotion:${id}`, source: 'promotion', title, saidIn, amountMinor, points: null, currency, needMinor: null, endsAt: endDate },
    ];
  });
  const ofMissions = missions.flatMap(({ mission, words: texts, status, endsAt }): Reward[] => {
    if (status !== 'claim') return [];
    const { title = mission.id } = wordsIn(texts, language, brand);
    const points = String(mission.points);
    return [
      {
        id: `mission:${mission.id}`,
        source: 'mission',
        title,
        saidIn: saidInOf(texts, language, brand),
        amountMinor: null,
        points,
        currency,
        needMinor: null,
        endsAt: endsAt.getTime(),
      },
    ];
  });
  const points = String(signInPoints(place));
  const midnight = startOfDay(addDays(today, 1), zone).getTime();
  const title = words['signIn.title'] ?? '';
  const ofSignIn: Reward[] =
    signInStatus === 'signed'
      ? []
      : [{ id: 'signIn', source: 'signIn', title, amountMinor: null, points, currency, needMinor: null, endsAt: midnight }];
  const ofCampaigns = offers.flatMap(({ id, gift, segment, ends_at }): Reward[] => {
    if (gift.kind !== 'bonus' || segment.currency !== currency) return [];
    const { title: name, amountMinor, multiple } = gift;
    const needMinor = String(BigInt(amountMinor) * BigInt(multiple));
    return [
      { id: `campaign:${id}`, source: 'campaign', title: name, amountMinor, points: null, currency, needMinor, endsAt: ends_at.getTime() },
    ];
  });
  return [...ofCampaigns, ...ofPromotions, ...ofMissions, ...ofSignIn];
}
