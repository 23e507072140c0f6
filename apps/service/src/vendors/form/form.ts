import { z } from 'zod';
import { defineVendor } from '../defineVendor.ts';
import { createFormAdapter } from './createFormAdapter.ts';

/** An aggregator of the form dialect. Without its settings it is not connected. */
export const form = defineVendor({
  integration: 'FORM',
  settings: {
    FORM_URL: z.url({ protocol: /^https?$/, error: 'an address such as https://games.example.com/api' }).optional(),
    FORM_MERCHANT_ID: z.string().min(1).optional(),
    FORM_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  },
  connect: ({ FORM_URL: url, FORM_MERCHANT_ID: merchantId, FORM_SECRET: secret }) =>
    url && merchantId && secret ? createFormAdapter({ url: url.replace(/\/$/, ''), merchantId, secret }) : undefined,
});
