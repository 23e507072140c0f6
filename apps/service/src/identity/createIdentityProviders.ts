import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { DevelopmentIdentity } from './DevelopmentIdentity.ts';
import type { IdentityProvider } from './IdentityProvider.ts';

/** Settings of all identity providers. */
export const identitySettings = {
  /** Allows the stand-in in production. */
  ALLOW_IDENTITY_STAND_IN: z.literal('1', { error: '1, or not set at all' }).optional(),
} as const;

interface Read {
  ALLOW_IDENTITY_STAND_IN?: '1' | undefined;
  MODE: 'demo' | 'production';
  DATA_SECRET: string;
}

/** Creates the identity providers, each a line here; brands choose one of them. The stand-in is there in the demo alone, unless it is allowed. Source: MEM-25. */
export const createIdentityProviders = ({ ALLOW_IDENTITY_STAND_IN, MODE, DATA_SECRET }: Read): IdentityProvider[] =>
  MODE === 'demo' || ALLOW_IDENTITY_STAND_IN === '1'
    ? [new DevelopmentIdentity(createHmac('sha256', DATA_SECRET).update('identity stand-in').digest('hex'))]
    : [];
