import { z } from 'zod';
import { defineCall } from './call.ts';
import * as sample from './samples.ts';
import { amountMinor, currency, minor, time, transferId, vassalage, walletCurrency } from './common.ts';

/** Source: API-01. */
export const balanceValue = z.object({
  balance: minor,
  currency,
  currencySymbol: z.string(),
  lockedMinor: minor,
  /** Part of the balance that belongs to open bonuses. It is played after the cash. */
  bonusMinor: minor,
  asOf: time,
  /** Grows with every entry of the wallet; a reply with a smaller value than the last one is stale and ignored. */
  seq: z.int(),
});
export type BalanceValue = z.infer<typeof balanceValue>;

export const balance = defineCall({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  summary: 'Reads the balance',
  note: 'An answer with a smaller `seq` than one seen before of the same currency is older than it.',
  session: 'required',
  input: z.object({ currency: walletCurrency }),
  output: balanceValue,
  refusals: [],
  perMinute: 60,
});

export const walletTransfer = defineCall({
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  summary: 'Moves money to a vendor’s own wallet or back',
  note: 'The same `transferId` with the same body is carried out once. While the vendor has not answered, the state is `pending`, and it is asked again until it does. Money that may be lost there counts against the limits of play.',
  example: { vassalage: 'PG', direction: 'in', amountMinor: '1000', transferId: sample.transferId },
  session: 'required',
  account: 'real',
  activeFor: { direction: 'in' },
  input: z.object({ vassalage, direction: z.enum(['in', 'out']), amountMinor, transferId }),
  output: z.object({ state: z.enum(['done', 'pending', 'refused']), balance: minor }),
  refusals: ['insufficientFunds', 'duplicateMismatch', 'vendorDown', 'limitReached'],
  perMinute: 10,
});

export const merchantWallet = defineCall({
  isForOthers: true,
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  summary: 'Reads the balance at vendors with a wallet of their own',
  example: { isSingle: 0 },
  session: 'required',
  account: 'real',
  input: z.object({ isSingle: z.coerce.number().int().min(0).max(1), vassalage: vassalage.optional() }),
  output: z.object({
    wallets: z.array(
      z.object({
        vassalage,
        name: z.string(),
        /** Null while the vendor does not answer. */ balance: minor.nullable(),
        currency,
        state: z.enum(['open', 'down']),
        /** Same for the vendors whose games are played from one wallet: their balance is one. */
        purse: z.string(),
      }),
    ),
  }),
  refusals: ['vendorDown'],
  perMinute: 30,
});
