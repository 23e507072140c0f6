import type { GameType } from '@site/api/common';
import { creditsIn } from '@site/rules/credits';
import { type Mission, missionProgress, signInPlace } from '@site/rules/missions';
import { addDays, type Day, dayOf, periodAround, startOfDay } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import { isShown } from '../content/isShown.ts';
import type { Schema } from '../database/schema.ts';

interface Asked {
  merchant: string;
  accountId: number;
  currency: string;
  zone: string;
  now: Date;
}

export interface MissionState {
  mission: Mission;
  /** Its texts by language. */
  words: Record<string, Record<string, string>>;
  /** Day, or Monday of the week. */
  period: Day;
  progress: number;
  status: 'process' | 'claim' | 'claimed';
  endsAt: Date;
}

/** Reads how far the published missions of the day and the week are. Source: MEM-16, docs/domain.md DR-7.3. */
export async function readMissions(db: Kysely<Schema>, { merchant, accountId, currency, zone, now }: Asked): Promise<MissionState[]> {
  const today = dayOf(now, zone);
  const week = periodAround(today, 'W');
  const [missions, { rows: sums }, claims] = await Promise.all([
    db.selectFrom('mission').selectAll().where('merchant', '=', merchant).where(isShown(now)).orderBy('position').orderBy('id').execute(),
    sql<{ day: Day; gameType: GameType; validBetMinor: bigint }>`
      select day, game_type as "gameType", valid_bet_minor as "validBetMinor" from member_day
      where account_id = ${accountId} and currency = ${currency} and day between ${week.from}::date and ${today}::date`.execute(db),
    db
      .selectFrom('mission_claim')
      .where('account_id', '=', accountId)
      .where('period', 'in', [today, week.from])
      .select(['mission', 'period'])
      .execute(),
  ]);
  return missions.map(({ code, measure, period, goal, points, words }) => {
    const mission: Mission = { id: code, kind: measure, period, target: goal, points };
    const { from, to } = mission.period === 'D' ? { from: today, to: today } : week;
    const progress = missionProgress(
      mission,
      sums.filter(({ day }) => day >= from && day <= to),
      creditsIn(currency, 1n),
    );
    const isClaimed = claims.some((claim) => claim.mission === mission.id && claim.period === from);
    const status = isClaimed ? 'claimed' : progress >= mission.target ? 'claim' : 'process';
    return { mission, words, period: from, progress, status, endsAt: startOfDay(addDays(to, 1), zone) };
  });
}

interface SignInState {
  today: Day;
  /** Place of today in the cycle, from 1: that of today's sign-in, or of the one that is open. */
  place: number;
  status: 'claim' | 'signed';
}

/** Reads the sign-in of today, with its status. Source: MEM-10, MEM-16, docs/domain.md DR-7.1, DR-7.2. */
export async function readSignIn(db: Kysely<Schema>, { accountId, zone, now }: Omit<Asked, 'currency' | 'merchant'>): Promise<SignInState> {
  const today = dayOf(now, zone);
  const last = await db
    .selectFrom('sign_in')
    .where('account_id', '=', accountId)
    .where('day', '<=', today)
    .select(['day', 'place'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.day === today) return { today, place: last.place, status: 'signed' };
  return { today, place: signInPlace(last, today), status: 'claim' };
}
