import type { Reward } from '@site/api/rewards';
import { signInPoints } from '@site/rules/missions';
import { addDays, startOfDay } from '@site/rules/period';
import { readPromotions } from '../content/readPromotions.ts';
import { readWording } from '../content/readWording.ts';
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

/** Reads what a member can claim now, of promotions, missions and the sign-in. Source: MEM-14. */
export async function readRewards(services: Services, { member, merchant, language, now }: Asked): Promise<Reward[]> {
  const { db, brands } = services;
  const brand = await brands.of(merchant);
  const { zone } = brand.brand;
  const { id: accountId, currency } = member;
  const asked = { merchant, accountId, currency, zone, now };
  const promotions = await readPromotions(services, { merchant, language, now });
  const [own, missions, { today, place, isSigned }] = await Promise.all([
    readOwn(db, promotions, asked),
    readMissions(db, asked),
    readSignIn(db, asked),
  ]);
  const words = readWording('missions', language);
  const ofPromotions = promotions.flatMap(({ id, number, title, endDate, offer }): Reward[] => {
    const part = own.get(number);
    const isClaimable = part?.status === 'claim' && part.earned && (offer?.kind === 'match' || offer?.kind === 'cashback');
    if (!isClaimable) return [];
    const amountMinor = String(part.earned?.amountMinor ?? 0n);
    return [{ id: `promotion:${id}`, source: 'promotion', title, amountMinor, points: null, currency, endsAt: endDate }];
  });
  const ofMissions = missions.flatMap(({ mission, words: texts, status, endsAt }): Reward[] => {
    if (status !== 'claim') return [];
    const { title = mission.id } = wordsIn(texts, language, brand);
    const points = String(mission.points);
    return [{ id: `mission:${mission.id}`, source: 'mission', title, amountMinor: null, points, currency, endsAt: endsAt.getTime() }];
  });
  const points = String(signInPoints(place));
  const midnight = startOfDay(addDays(today, 1), zone).getTime();
  const title = words['signIn.title'] ?? '';
  const ofSignIn: Reward[] = isSigned
    ? []
    : [{ id: 'signIn', source: 'signIn', title, amountMinor: null, points, currency, endsAt: midnight }];
  return [...ofPromotions, ...ofMissions, ...ofSignIn];
}
