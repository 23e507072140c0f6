import { z } from 'zod';
import { defineVendor } from '../defineVendor.ts';
import { createDecimalAdapter } from './createDecimalAdapter.ts';

/** A vendor of the decimal dialect. Without its settings it is not connected. */
export const decimal = defineVendor({
  integration: 'DECIMAL',
  settings: {
    DECIMAL_URL: z.url({ protocol: /^https?$/, error: 'an address such as https://games.example.com' }).optional(),
    DECIMAL_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  },
  connect: ({ DECIMAL_URL: url, DECIMAL_SECRET: secret }) =>
    url && secret ? createDecimalAdapter({ url: url.replace(/\/$/, ''), secret }) : undefined,
});
