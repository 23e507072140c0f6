import type { ParsedOf } from '@site/api/call';
import type { setLimit } from '@site/api/limits';
import type { Member } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { MINUTE_MS } from './readLimits.ts';

/** Returns the row that a call names, and its amount as it is written: null for no limit. Refuses an input that does not fit its kind. */
export function wantedLimit({ kind, period, gameType, amountMinor, minutes, isOff }: ParsedOf<typeof setLimit>, member: Member) {
  const isTime = kind === 'session';
  const field = isTime ? 'minutes' : 'amountMinor';
  const given = isTime ? minutes : amountMinor;
  const other = isTime ? amountMinor : minutes;
  if (gameType && kind !== 'stake' && kind !== 'loss') throw new RefusalError('invalidInput', { field: 'gameType', rule: 'kind' });
  if ((given === undefined) !== isOff || other !== undefined) throw new RefusalError('invalidInput', { field, rule: 'required' });
  const amount = given === undefined ? null : isTime ? BigInt(given) * BigInt(MINUTE_MS) : BigInt(given);
  const key = { account_id: member.id, currency: isTime ? '' : member.currency, kind, period, game_type: gameType ?? '' };
  return { key, amount, field };
}
