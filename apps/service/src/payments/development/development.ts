import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { defineProvider } from '../defineProvider.ts';
import { DevelopmentPayments } from './DevelopmentPayments.ts';

/** Stands in for a payment provider: in the demo, and in production where a setting of its own allows it. Source: MEM-24. */
export const development = defineProvider({
  settings: { ALLOW_PAYMENT_STAND_IN: z.literal('1', { error: '1, or not set at all' }).optional() },
  connect: ({ ALLOW_PAYMENT_STAND_IN }, { isDemo, dataSecret }) =>
    isDemo || ALLOW_PAYMENT_STAND_IN === '1'
      ? new DevelopmentPayments(createHmac('sha256', dataSecret).update('payment stand-in').digest('hex'))
      : undefined,
});
