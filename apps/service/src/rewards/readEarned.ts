import { shareOf } from '@site/rules/promotion';
import { startOfDay } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { centsIn, claimedPeriod, type Offer } from './Offer.ts';

/** Describes the bonus that a member can claim. */
export interface Earned {
  amountMinor: bigint;
  /** Amount that has to be played `multiple` times: the bonus, and with it the deposit that it is a share of. */
  baseMinor: bigint;
}

interface Part {
  accountId: number;
  currency: string;
  zone: string;
  now: Date;
  /** Undefined without joining. */
  joinedAt: Date | undefined;
}

/** Returns what a member has earned by an offer and not claimed; undefined while its condition is not met. Source: docs/domain.md DR-7.5. */
export async function readEarned(db: Kysely<Schema>, offer: Offer, part: Part): Promise<Earned | undefined> {
  const { currency } = part;
  const mostMinor = 'mostCents' in offer ? centsIn(currency, offer.mostCents) : 0n;
  switch (offer.kind) {
    case 'match': {
      const depositMinor = await readDeposit(db, offer, part);
      if (depositMinor === undefined) return undefined;
      const amountMinor = shareOf(depositMinor, { ratePpm: offer.ratePpm, mostMinor });
      return amountMinor > 0n ? { amountMinor, baseMinor: depositMinor + amountMinor } : undefined;
    }
    case 'cashback': {
      const { lostMinor } = await readPlay(db, offer, part);
      const amountMinor = shareOf(lostMinor, { ratePpm: offer.ratePpm, mostMinor });
      return amountMinor >= centsIn(currency, offer.leastCents) ? { amountMinor, baseMinor: amountMinor } : undefined;
    }
    case 'review':
      return { amountMinor: mostMinor, baseMinor: mostMinor };
    case 'raffle': {
      const { validMinor } = await readPlay(db, offer, part);
      return validMinor >= centsIn(currency, offer.leastCents) ? { amountMinor: 0n, baseMinor: 0n } : undefined;
    }
  }
}

/** Reads the first deposit since joining that is large enough, while nothing was withdrawn after it. */
async function readDeposit(
  db: Kysely<Schema>,
  offer: Offer & { kind: 'match' },
  { accountId, currency, zone, now, joinedAt }: Part,
): Promise<bigint | undefined> {
  if (!joinedAt) return undefined;
  const dayStart = startOfDay(claimedPeriod(offer, now, zone).from, zone);
  const since = offer.every === 'day' && dayStart > joinedAt ? dayStart : joinedAt;
  const deposit = await db
    .selectFrom('transfer as t')
    .where('t.account_id', '=', accountId)
    .where('t.kind', '=', 'DEPOSIT')
    .where('t.currency', '=', currency)
    .where('t.at', '>=', since)
    .where('t.amount_minor', '>=', centsIn(currency, offer.leastCents))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('transfer as out')
            .select('out.id')
            .where('out.account_id', '=', accountId)
            .where('out.kind', '=', 'WITHDRAW_HOLD')
            .whereRef('out.at', '>=', 't.at'),
        ),
      ),
    )
    .select('t.amount_minor')
    .orderBy('t.at')
    .limit(1)
    .executeTakeFirst();
  return deposit?.amount_minor;
}

/** Sums a member's counted bets of the offer's period. */
async function readPlay(
  db: Kysely<Schema>,
  offer: Offer,
  { accountId, currency, zone, now }: Part,
): Promise<{ validMinor: bigint; lostMinor: bigint }> {
  const { from, to } = claimedPeriod(offer, now, zone);
  const { rows } = await sql<{ validMinor: bigint; lostMinor: bigint }>`
    select coalesce(sum(valid_bet_minor), 0)::bigint as "validMinor", coalesce(sum(stake_minor - payout_minor), 0)::bigint as "lostMinor"
    from member_day
    where account_id = ${accountId} and currency = ${currency} and day between ${from}::date and ${to}::date`.execute(db);
  return rows[0] ?? { validMinor: 0n, lostMinor: 0n };
}
