import { signInPoints } from '@site/rules/missions';
import { statusAfter } from '@site/rules/promotion';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { postPoints } from '../points/postPoints.ts';
import { readMissions, readSignIn } from './readMissions.ts';

interface Asked {
  merchant: string;
  accountId: number;
  currency: string;
  zone: string;
  now: Date;
}

/**
 * Credits the points of a mission, once in its day or week, in the caller's transaction.
 *
 * Throws a refusal: notFound, conflict while it is not reached, alreadyClaimed.
 *
 * Source: MEM-16, docs/domain.md DR-7.3.
 */
export async function claimMissionOf(tx: Transaction<Schema>, id: string, asked: Asked): Promise<{ points: string }> {
  const { accountId, now } = asked;
  const found = (await readMissions(tx, asked)).find(({ mission }) => mission.id === id);
  if (!found) throw new RefusalError('notFound', { field: 'id', rule: 'known' });
  const { mission, period, status } = found;
  if (status === 'process') throw new RefusalError('conflict');
  const points = BigInt(mission.points);
  const isNew = await tx
    .insertInto('mission_claim')
    .values({ account_id: accountId, mission: id, period, points, at: now })
    .onConflict((known) => known.doNothing())
    .returning('points')
    .executeTakeFirst();
  if (!isNew) throw new RefusalError('alreadyClaimed');
  await postPoints(tx, { accountId, kind: 'MISSION', points, idempotencyKey: `mission:${id}:${period}`, cause: { mission: id }, now });
  return { points: String(points) };
}

/**
 * Signs a member in for today, in the caller's transaction.
 *
 * Throws a refusal: alreadyClaimed.
 *
 * Source: MEM-16, docs/domain.md DR-7.2.
 */
export async function signInOf(tx: Transaction<Schema>, asked: Omit<Asked, 'merchant'>): Promise<{ day: number; points: string }> {
  const { accountId, now } = asked;
  const { today, place, status } = await readSignIn(tx, asked);
  if (!statusAfter(status, 'sign')) throw new RefusalError('alreadyClaimed');
  const points = BigInt(signInPoints(place));
  const isNew = await tx
    .insertInto('sign_in')
    .values({ account_id: accountId, day: today, place, points, at: now })
    .onConflict((known) => known.doNothing())
    .returning('place')
    .executeTakeFirst();
  if (!isNew) throw new RefusalError('alreadyClaimed');
  await postPoints(tx, { accountId, kind: 'MISSION', points, idempotencyKey: `signIn:${today}`, cause: { mission: 'sign-in' }, now });
  return { day: place, points: String(points) };
}
