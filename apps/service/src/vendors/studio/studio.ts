import { z } from 'zod';
import { defineVendor } from '../defineVendor.ts';
import { createStudioAdapter } from './createStudioAdapter.ts';

const port = z.coerce.number({ error: 'a whole number from 0 to 65535' }).int().min(0).max(65_535);
/** Secret that signs vendor calls in the demo. It is public, so production must not use it. */
const DEMO_SECRET = 'marquee-demo-studio-secret';

/** The built-in vendor. */
export const studio = defineVendor({
  integration: 'STUDIO',
  settings: {
    STUDIO_PORT: port.default(4301),
    /** Origin for browsers and for this service. */
    STUDIO_URL: z.url({ protocol: /^https?$/, error: 'an address such as http://localhost:4301' }).optional(),
    STUDIO_SECRET: z.string().min(16, 'at least 16 characters').default(DEMO_SECRET),
    /** 1: its players move money to the studio and play with that. */
    STUDIO_KEEPS_MONEY: z.literal('1', { error: '1, or not set at all' }).optional(),
  },
  demoSecret: { setting: 'STUDIO_SECRET', value: DEMO_SECRET },
  isFair: true,
  connect: ({ STUDIO_PORT, STUDIO_URL, STUDIO_SECRET, STUDIO_KEEPS_MONEY }) =>
    createStudioAdapter({
      url: (STUDIO_URL ?? `http://localhost:${STUDIO_PORT}`).replace(/\/$/, ''),
      secret: STUDIO_SECRET,
      keepsMoney: STUDIO_KEEPS_MONEY === '1',
    }),
});
