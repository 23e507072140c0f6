import { z } from 'zod';
import { defineCall } from './call.ts';
import { amountMinor, currency, minor, time, transferId, vassalage } from './common.ts';
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

export const walletTransfer = defineCall(
  { method: 'POST', path: '/wps/relay/GCS_walletTransfer' },
  {
    session: 'required',
    input: z.object({ vassalage, direction: z.enum(['in', 'out']), amountMinor, transferId }),
    output: z.object({ state: z.enum(['done', 'pending', 'refused']), balance: minor }),
    refusals: ['needsRealAccount', 'insufficientFunds', 'duplicateMismatch', 'vendorDown', 'frozen'],
    perMinute: 10,
  },
);

export const merchantWallet = defineCall(
  { method: 'GET', path: '/wps/relay/GCS_merchantWallet' },
  {
    session: 'required',
    input: z.object({ isSingle: z.coerce.number().int().min(0).max(1), vassalage: vassalage.optional() }),
    output: z.object({
      wallets: z.array(z.object({ vassalage, name: z.string(), balance: minor, currency, state: z.string() })),
    }),
    refusals: ['needsRealAccount', 'vendorDown'],
    perMinute: 30,
  },
);

/** Source: spec §3 "Consolidated contract flags", DR-10.5. */
export const consolidatedValue = z.object({
  dailysalreqtype: z.int(),
  divtypereq: z.int(),
  contracthoursalreq: z.int(),
  realtimesalreqtype: z.int(),
  contractmrdailysalinfotype: z.int(),
  contracthoursalinfo: z.int(),
  dailysalinfotype: z.int(),
  divtypeinfo: z.int(),
  enableCt: z.boolean(),
  salary: z.boolean(),
  hourSalary: z.boolean(),
  realtimeSalary: z.boolean(),
});

export const consolidated = defineCall(
  { method: 'GET', path: '/wps/member/info/funds/consolidated' },
  { session: 'required', input: z.object({}), output: consolidatedValue, refusals: ['needsRealAccount', 'forbidden'] },
);
