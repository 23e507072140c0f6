import { missions } from '@site/api/missions';
import { creditsIn } from '@site/rules/credits';
import { SIGN_IN_DAYS, signInPoints } from '@site/rules/missions';
import { saidInOf } from '../content/saidInOf.ts';
import { wordsIn } from '../content/wordsIn.ts';
import { accept, handle } from '../http/handle.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { readMissions, readSignIn } from './readMissions.ts';

const unitOf = { bet: 'money', categories: 'categories', days: 'days' } as const;

/** Lists the missions and the sign-ins of the member. Source: MEM-16, docs/domain.md DR-7.2, DR-7.3. */
export default handle(missions, async ({ member, merchant, language, now, services: { db, brands } }) => {
  const brand = await brands.of(merchant);
  const { zone } = brand.brand;
  const asked = { merchant, accountId: member.id, currency: member.currency, zone, now };
  const asOf = await countedAt(db);
  const [states, { place, status: signInStatus }] = await Promise.all([readMissions(db, asked), readSignIn(db, asked)]);
  return accept({
    missions: states.map(({ mission, words, progress, status, endsAt }) => ({
      id: mission.id,
      title: wordsIn(words, language, brand)['title'] ?? mission.id,
      text: wordsIn(words, language, brand)['text'] ?? '',
      saidIn: saidInOf(words, language, brand),
      status,
      progress,
      target: mission.target,
      unit: unitOf[mission.kind],
      rewardPoints: String(mission.points),
      endsAt: endsAt.getTime(),
    })),
    signIn: {
      status: signInStatus,
      day: place,
      days: SIGN_IN_DAYS,
      signedToday: signInStatus === 'signed',
      points: Array.from({ length: SIGN_IN_DAYS }, (_, index) => String(signInPoints(index + 1))),
    },
    currency: member.currency,
    creditMinor: String(creditsIn(member.currency, 1n)),
    asOf: asOf.getTime(),
  });
});
