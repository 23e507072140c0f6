import type { PayInstructions, PayKind } from '@site/api/deposits';

/** A way to pay. Amounts are in credits. */
export interface PaymentMethod {
  /** Unique among all methods: its words stand under `method.<id>` in the namespace `deposit`. */
  id: string;
  kind: Exclude<PayKind, 'account'>;
  leastCredits: bigint;
  mostCredits: bigint;
  /** Share of the amount that the payer pays beside it, in parts per million. */
  feePpm: number;
  /** Minutes that it usually takes. */
  minutes: number;
  /** Minutes after which the provider takes no payment any more. */
  expiresAfterMinutes: number;
}

export interface PaymentOrder {
  /** Unique; the callback names it. */
  orderId: string;
  /** Short code for people. */
  reference: string;
  amountMinor: string;
  feeMinor: string;
  currency: string;
  /** Name of the brand. */
  payee: string;
  /** Where the payer goes afterwards: a path of the brand's site. */
  backPath: string;
  /** Code of a voucher, in capitals and without spaces. */
  voucher?: string;
}

/**
 * A payment provider. It takes orders, and reports by signed callbacks what has been paid; nothing else credits a member.
 *
 * Source: MEM-24, docs/domain.md DR-3.6.
 */
export interface PaymentProvider {
  /** Stands in the path of its callbacks, and is the source of its deposits. */
  name: string;
  /** Signs its callbacks. */
  secret: string;
  methods: readonly PaymentMethod[];
  /** Takes an order. The same order may come again, and is the same then. */
  begin(method: string, order: PaymentOrder): Promise<PayInstructions>;
  /** Returns what a voucher is worth in a currency; undefined for a code that is none. */
  readVoucher?(code: string, currency: string): Promise<bigint | undefined>;
}
