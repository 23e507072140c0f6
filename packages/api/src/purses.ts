import { z } from 'zod';
import { defineCall } from './call.ts';
import { amountMinor, minor, transferId } from './common.ts';
import * as sample from './samples.ts';

/** Brings the money back that is kept at vendors. Source: MEM-02. */
export const recallAll = defineCall({
  method: 'POST',
  path: '/wps/v2/wallets/recall',
  summary: 'Brings the money back from every vendor’s own wallet',
  note: 'One result for each wallet. The same `transferId` brings it back once: a repeated call tells what became of the first. `down`: the vendor did not answer, and nothing was moved. `pending`: its answer is asked for until it comes.',
  example: { transferId: sample.transferId },
  session: 'required',
  account: 'real',
  input: z.object({ transferId }),
  output: z.object({
    results: z.array(
      z.object({
        /** Same for the vendors whose games are played from one wallet, as in `merchantWallet`. */
        purse: z.string(),
        amountMinor,
        state: z.enum(['done', 'pending', 'refused', 'down', 'empty']),
      }),
    ),
    balance: minor,
  }),
  refusals: [],
  perMinute: 6,
});
