import type { DepositMethod, PayKind } from '@site/api/deposits';
import { creditsIn } from '@site/rules/credits';
import type { PaymentMethod, PaymentProvider } from '../payments/PaymentProvider.ts';
import type { Services } from '../services.ts';
import type { BrandSettings } from '../system/brandSettings.ts';

export interface OfferedMethod {
  id: string;
  kind: PayKind;
  /** Undefined for the brand's own account. */
  provider: PaymentProvider | undefined;
  leastMinor: bigint;
  mostMinor: bigint;
  feePpm: number;
  minutes: number;
  expiresAfterMinutes: number;
}

/** A transfer to the brand's own account, which an operator looks up. */
const bank = {
  id: 'bank',
  kind: 'account',
  leastCredits: 10n,
  mostCredits: 5000n,
  feePpm: 0,
  minutes: 15,
  expiresAfterMinutes: 24 * 60,
} as const;

/** Amounts to choose from, in credits. */
const AMOUNTS = [10n, 50n, 100n, 500n, 1000n];

/** Returns the ways to deposit in a brand and a currency: its own account, and the methods of the providers. Source: MEM-03, MEM-24. */
export function methodsOf({ config }: Pick<Services, 'config'>, settings: BrandSettings, currency: string): OfferedMethod[] {
  const offered = (method: typeof bank | PaymentMethod, provider?: PaymentProvider): OfferedMethod => ({
    ...method,
    provider,
    leastMinor: creditsIn(currency, method.leastCredits),
    mostMinor: creditsIn(currency, method.mostCredits),
  });
  return [
    ...(settings.depositAccount ? [offered(bank)] : []),
    ...config.payments.flatMap((provider) => provider.methods.map((method) => offered(method, provider))),
  ];
}

/** Returns a method as it is sent. */
export const methodAsSent = (method: OfferedMethod, currency: string): DepositMethod => ({
  id: method.id,
  kind: method.kind,
  leastMinor: String(method.leastMinor),
  mostMinor: String(method.mostMinor),
  feePpm: method.feePpm,
  minutes: method.minutes,
  amounts: AMOUNTS.map((credits) => creditsIn(currency, credits))
    .filter((amount) => amount >= method.leastMinor && amount <= method.mostMinor)
    .map(String),
});
