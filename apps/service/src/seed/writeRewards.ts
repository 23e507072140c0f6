import { addDays, dayOf, periodAround } from '@site/rules/period';
import { boardWeight, signInPoints } from '@site/rules/missions';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { ledger } from '../ledger/Ledger.ts';
import { houseAccountOf } from '../ledger/houseAccountOf.ts';
import { creditMember } from '../requirements/creditMember.ts';
import { brandPlans } from './brandPlans.ts';

const HOUR_MS = 60 * 60_000;
/** Days in a row on which the first player has signed in. */
const SIGNED_DAYS = 3;
/** Bonuses of the first player, in minor units: an open one, one that was played, and one that was given up. */
const bonuses = [
  { code: 'welcome-match', amountMinor: 5_000n, multiple: 10, playedPercent: 34n, daysAgo: 2, outcome: null },
  { code: 'evening-reload', amountMinor: 1_200n, multiple: 10, playedPercent: 100n, daysAgo: 9, outcome: 'played' },
  { code: 'weekly-cashback', amountMinor: 880n, multiple: 1, playedPercent: 20n, daysAgo: 14, outcome: 'forfeited' },
] as const;

/**
 * Writes what the demo's members have of missions, red envelopes and bonuses: the leader board of this and the last week from the settled bets,
 * and sign-ins and bonuses of the first player. The waves of envelopes are added by their job.
 */
export async function writeRewards(tx: Transaction<Schema>, now: Date): Promise<void> {
  const [plan] = brandPlans;
  if (!plan) return;
  const { merchant, zone, currency } = plan.brand;
  const today = dayOf(now, zone);
  const { from } = periodAround(today, 'W');
  const weights = sql.join(Object.entries(boardWeight).map(([gameType, weight]) => sql`(${gameType}::text, ${weight}::bigint)`));
  await sql`
    insert into mission_board (merchant, week, account_id, score, reached_at)
    select ${merchant}, case when (b.settled_at at time zone ${zone})::date >= ${from}::date then ${from}::date else ${addDays(from, -7)}::date end as week,
      b.account_id, sum(b.valid_bet_minor * w.weight)::bigint, max(b.settled_at)
    from bet b join account a on a.id = b.account_id join (values ${weights}) as w (game_type, weight) on w.game_type = b.game_type
    where a.merchant = ${merchant} and a.type <> 4 and b.currency = ${currency} and b.status = 'settled' and b.valid_bet_minor > 0
      and (b.settled_at at time zone ${zone})::date >= ${addDays(from, -7)}::date
    group by week, b.account_id`.execute(tx);

  const player = await tx
    .selectFrom('account')
    .where('username', '=', 'player01')
    .where('merchant', '=', merchant)
    .select('id')
    .executeTakeFirst();
  if (!player) return;
  const accountId = player.id;
  await tx
    .insertInto('sign_in')
    .values(
      Array.from({ length: SIGNED_DAYS }, (_, index) => ({
        account_id: accountId,
        day: addDays(today, index - SIGNED_DAYS),
        place: index + 1,
        points: BigInt(signInPoints(index + 1)),
        at: new Date(now.getTime() - (SIGNED_DAYS - index) * 24 * HOUR_MS),
      })),
    )
    .execute();
  for (const { code, amountMinor, multiple, playedPercent, daysAgo, outcome } of bonuses) {
    const at = new Date(now.getTime() - daysAgo * 24 * HOUR_MS);
    const promotion = await tx
      .selectFrom('promotion')
      .where('merchant', '=', merchant)
      .where('code', '=', code)
      .selectAll()
      .executeTakeFirst();
    if (!promotion) continue;
    const idempotencyKey = `promotion:${promotion.id}:${promotion.offer?.every === 'once' ? '' : dayOf(at, zone)}`;
    await creditMember(tx, {
      ledger,
      accountId,
      currency,
      kind: 'BONUS',
      amountMinor,
      idempotencyKey,
      house: 'house:PROMOTIONS',
      multiple,
      counts: 'bonus',
      // A share of a deposit is played together with it.
      baseMinor: code === 'weekly-cashback' ? amountMinor : amountMinor * 3n,
      cause: { promotion: code },
      now: at,
    });
    if (outcome === 'forfeited')
      await ledger.post(tx, [
        {
          accountId,
          counterId: await houseAccountOf(tx, 'house:PROMOTIONS'),
          idempotencyKey: `forfeit:${idempotencyKey}`,
          kind: 'BONUS',
          currency,
          amountMinor: -amountMinor,
          cause: { forfeited: idempotencyKey },
        },
      ]);
    await tx
      .updateTable('requirement')
      .set({
        done_minor: sql<bigint>`need_minor * ${playedPercent}::bigint / 100`,
        ended_at: outcome && new Date(at.getTime() + 30 * HOUR_MS),
        outcome,
      })
      .where('account_id', '=', accountId)
      .where('idempotency_key', '=', idempotencyKey)
      .execute();
    await tx
      .insertInto('promotion_member')
      .values({
        account_id: accountId,
        promotion_id: promotion.id,
        period: idempotencyKey.split(':')[2] ?? '',
        status: 'claimed',
        version: promotion.version,
        terms: JSON.stringify({ offer: promotion.offer, words: promotion.words }),
        joined_at: at,
        amount_minor: amountMinor,
        currency,
        ended_at: at,
      })
      .execute();
  }
}
