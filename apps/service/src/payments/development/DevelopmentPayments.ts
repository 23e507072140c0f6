import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { PayInstructions } from '@site/api/deposits';
import { paymentCallbackPath, type PaymentCallback } from '@site/api/payments';
import { creditsIn } from '@site/rules/credits';
import { z } from 'zod';
import { DevelopmentProvider } from '../../dev/DevelopmentProvider.ts';
import type { PaymentMethod, PaymentOrder, PaymentProvider } from '../PaymentProvider.ts';

/** Where its pages stand. */
export const developmentPath = '/payment/development' as const;

const shownOrder = z.object({
  orderId: z.string(),
  reference: z.string(),
  amountMinor: z.string(),
  feeMinor: z.string(),
  currency: z.string(),
  payee: z.string(),
  backPath: z.string(),
});
/** An order as its page's address holds it. */
export type ShownOrder = z.infer<typeof shownOrder>;

/**
 * A payment provider without money: a page on which a person pays, pays less or refuses, and vouchers that a page gives away. It keeps nothing:
 * orders travel in the addresses of its page and vouchers tell their worth, both signed. What is paid it reports as any provider does.
 *
 * Source: MEM-24.
 */
export class DevelopmentPayments extends DevelopmentProvider<PaymentCallback> implements PaymentProvider {
  readonly methods: readonly PaymentMethod[] = [
    { id: 'ewallet', kind: 'page', leastCredits: 5n, mostCredits: 2000n, feePpm: 10_000, minutes: 2, expiresAfterMinutes: 30 },
    { id: 'qr', kind: 'address', leastCredits: 5n, mostCredits: 5000n, feePpm: 0, minutes: 1, expiresAfterMinutes: 30 },
    { id: 'voucher', kind: 'voucher', leastCredits: 1n, mostCredits: 500n, feePpm: 0, minutes: 1, expiresAfterMinutes: 10 },
  ];

  constructor(secret: string) {
    super(secret, paymentCallbackPath);
  }

  begin(method: string, order: PaymentOrder): Promise<PayInstructions> {
    const { voucher, ...shown } = order;
    if (method === 'voucher') {
      const { orderId, amountMinor, currency } = order;
      const txId = `voucher:${voucher}`;
      this.reportBehind({ txId, orderId, status: 'paid', amountMinor, currency });
      return Promise.resolve({ kind: 'voucher' });
    }
    const content = Buffer.from(JSON.stringify(shown)).toString('base64url');
    const url = `${developmentPath}/pay?order=${content}.${this.#mark(content)}`;
    if (method === 'qr') return Promise.resolve({ kind: 'address', address: this.#addressOf(order.orderId), url });
    return Promise.resolve({ kind: 'page', url });
  }

  /** Returns a new voucher. */
  sellVoucher(credits: bigint): string {
    const content = `${credits}-${randomBytes(4).toString('hex').toUpperCase()}`;
    return `${content}-${this.#mark(content).slice(0, 8).toUpperCase()}`;
  }

  readVoucher(code: string, currency: string): Promise<bigint | undefined> {
    const [, content = '', credits = '', mark = ''] = /^((\d{1,3})-[\dA-F]{8})-([\dA-F]{8})$/.exec(code) ?? [];
    const isKnown = content !== '' && this.#mark(content).slice(0, 8).toUpperCase() === mark;
    return Promise.resolve(isKnown ? creditsIn(currency, BigInt(credits)) : undefined);
  }

  /** Reads an order out of its page's address. Returns undefined for one that is not ours. */
  readOrder(given: string): ShownOrder | undefined {
    const [content = '', mark = ''] = given.split('.');
    const [expected, sent] = [Buffer.from(this.#mark(content)), Buffer.from(mark)];
    if (expected.length !== sent.length || !timingSafeEqual(expected, sent)) return undefined;
    return shownOrder.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  }

  /** Pays an order: what its page's buttons do. A second payment is another one. Returns the status of the service's answer. */
  pay(order: ShownOrder, amountMinor: bigint): Promise<number> {
    const { orderId, currency } = order;
    const status = amountMinor === 0n ? 'refused' : 'paid';
    return this.report({ txId: randomUUID(), orderId, status, amountMinor: String(amountMinor), currency });
  }

  #mark(content: string): string {
    return createHmac('sha256', this.secret).update(content).digest('hex').slice(0, 32);
  }

  #addressOf(orderId: string): string {
    return `PAY${createHmac('sha256', this.secret).update(`address ${orderId}`).digest('hex').slice(0, 29).toUpperCase()}`;
  }
}
