import { z } from 'zod';
import { defineCall } from './call.ts';
import { currency, minor, time } from './common.ts';
import { routes } from './routes.ts';

/** Source: spec §7 Wallet; calls.md §4. */
export const balanceValue = z.object({
  balance: minor,
  currency,
  currencySymbol: z.string(),
  lockedMinor: minor,
  asOf: time,
  /** Grows with every entry of the account; a reply with a smaller one than was seen is stale and not shown. */
  seq: z.int(),
});
export type BalanceValue = z.infer<typeof balanceValue>;

export const balance = defineCall(routes.balance, {
  session: 'required',
  input: z.object({}),
  output: balanceValue,
  refusals: [],
  perMinute: 60,
});
