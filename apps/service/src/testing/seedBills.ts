import { addDays, type Day, startOfDay } from '@site/rules/period';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

const zone = 'Asia/Ho_Chi_Minh';

/** Writes bills of every kind for the three days before a day, of contracts that agent01 once gave to agent12; no money moves. */
export async function seedBills(db: Kysely<Schema>, today: Day): Promise<void> {
  const idOf = async (username: string) =>
    (
      await db
        .selectFrom('account')
        .where('merchant', '=', 'marquee')
        .where('username', '=', username)
        .select('id')
        .executeTakeFirstOrThrow()
    ).id;
  const [giver_id, taker_id] = [await idOf('agent01'), await idOf('agent12')];
  const days = [addDays(today, -1), addDays(today, -2), addDays(today, -3)];
  for (const kind of ['DAILY', 'HOURLY', 'REALTIME', 'DIVIDEND']) {
    const { id: contract_id } = await db
      .insertInto('contract')
      .values({
        kind,
        giver_id,
        taker_id,
        period: 'D',
        rate_ppm: 1000,
        tiers: JSON.stringify([{ minActive: 0, minValidBet: '0', minLoss: '0', ratePpm: 1000 }]),
        categories: ['RNG'],
        carry: null,
        status: 'accepted',
        valid_from: startOfDay(addDays(today, -3), zone),
        accepted_at: startOfDay(addDays(today, -4), zone),
        ended_at: startOfDay(today, zone),
        offered_at: null,
        expires_at: null,
        end_asked_by: null,
        transfer_id: null,
        body_hash: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [index, day] of days.entries()) {
      const valid_bet_minor = BigInt(index + 1) * 100_000n;
      const gross_minor = valid_bet_minor / 1000n;
      const starts_at = startOfDay(day, zone);
      if (kind === 'REALTIME')
        await db
          .insertInto('salary_slice')
          .values({
            contract_id,
            slice_start: starts_at,
            valid_bet_minor,
            gross_minor,
            amount_minor: gross_minor,
            carry_ppm: 0n,
            open_minor: index === 0 ? -5n : 0n,
            transfer_id: null,
          })
          .execute();
      else
        await db
          .insertInto('contract_bill')
          .values({
            contract_id,
            starts_at,
            period_from: day,
            period_to: day,
            status: 'ISSUED',
            active_members: index,
            valid_bet_minor,
            own_net_minor: kind === 'DIVIDEND' ? valid_bet_minor : null,
            carried_minor: 0n,
            tier: 0,
            gross_minor,
            received_minor: gross_minor,
            net_minor: gross_minor,
            at: starts_at,
            collect_until: null,
            collected_at: null,
          })
          .execute();
    }
  }
}
