import type { PlayLimit } from '@site/api/limits';
import type { GameType } from '@site/api/common';
import { limitKinds, limitPeriods } from '@site/api/safer';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { depositLimitsLeft } from './depositLimitsLeft.ts';
import { limitWindow } from './limitWindow.ts';

export const MINUTE_MS = 60_000;

interface Asked {
  accountId: number;
  currency: string;
  now: Date;
}

/** Reads the limits of a wallet and of the time of play, with what is left of each. Source: RES-01, docs/domain.md DR-23. */
export async function readLimits(db: Kysely<Schema>, { accountId, currency, now }: Asked): Promise<PlayLimit[]> {
  const rows = await db
    .selectFrom('play_limit')
    .where('account_id', '=', accountId)
    .where('currency', 'in', [currency, ''])
    .selectAll()
    .execute();
  const raises = await db
    .selectFrom('limit_raise')
    .where('account_id', '=', accountId)
    .where('currency', 'in', [currency, ''])
    .where('lapses_at', '>', now)
    .selectAll()
    .execute();
  const deposits = await depositLimitsLeft(db, { accountId, currency, now });
  const list = rows.map((row): PlayLimit => {
    const { from, resetsAt } = limitWindow(row.period, row.zone, now);
    const counted = row.period_start >= from ? row.used_minor : 0n;
    const left = deposits.find(({ period }) => row.kind === 'deposit' && period === row.period)?.leftMinor;
    const used = left === undefined ? counted : row.amount_minor - left;
    const raise = raises.find(({ kind, period, game_type }) => kind === row.kind && period === row.period && game_type === row.game_type);
    const isTime = row.kind === 'session';
    const rest = used < row.amount_minor ? row.amount_minor - used : 0n;
    const whole = measuredAs(isTime, row.amount_minor);
    return {
      kind: row.kind,
      period: row.period,
      gameType: (row.game_type || null) as GameType | null,
      amountMinor: whole.amountMinor,
      minutes: whole.minutes,
      usedMinor: isTime ? null : String(used),
      usedMinutes: isTime ? Math.floor(Number(used) / MINUTE_MS) : null,
      leftMinor: isTime ? null : String(rest),
      leftMinutes: isTime ? Math.ceil(Number(rest) / MINUTE_MS) : null,
      resetsAt: resetsAt.getTime(),
      raise: raise ? raiseAs(isTime, raise) : null,
    };
  });
  return list.toSorted((one, other) => rank(one) - rank(other));
}

const measuredAs = (isTime: boolean, amount: bigint | null) => ({
  amountMinor: isTime || amount === null ? null : String(amount),
  minutes: isTime && amount !== null ? Number(amount) / MINUTE_MS : null,
});

const raiseAs = (isTime: boolean, { amount, effective_at, lapses_at }: Schema['limit_raise']) => ({
  ...measuredAs(isTime, amount),
  isOff: amount === null,
  effectiveAt: effective_at.getTime(),
  lapsesAt: lapses_at.getTime(),
});

const rank = ({ kind, period, gameType }: PlayLimit) => limitKinds.indexOf(kind) * 10 + limitPeriods.indexOf(period) + (gameType ? 100 : 0);
