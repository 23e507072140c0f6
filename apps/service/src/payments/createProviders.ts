import type { z } from 'zod';
import type { DeclaredProvider, Surroundings } from './defineProvider.ts';
import { development } from './development/development.ts';
import type { PaymentProvider } from './PaymentProvider.ts';

/** Every available payment provider, one line each. */
const providers: readonly DeclaredProvider[] = [development];

/** Settings of all payment providers. */
export const paymentSettings: z.ZodRawShape = Object.fromEntries(providers.flatMap(({ settings }) => Object.entries(settings)));

/** Creates the payment providers from their settings, without those that these leave out. */
export const createProviders = (settings: Record<string, unknown>, surroundings: Surroundings): PaymentProvider[] =>
  providers.flatMap((provider) => provider.connect(settings, surroundings) ?? []);
