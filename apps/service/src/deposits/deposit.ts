import { createHmac, randomInt } from 'node:crypto';
import { deposit } from '@site/api/deposits';
import { depositFee } from '@site/rules/depositFee';
import type { Kysely, Selectable } from 'kysely';
import { type PromotionTerms, readPromotions } from '../content/readPromotions.ts';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { accept, handle, type Member, refuse } from '../http/handle.ts';
import { checkDeposit } from '../limits/checkDeposit.ts';
import { orderIdOf } from '../payments/applyPayment.ts';
import { requireDocument } from '../profile/requireDocument.ts';
import { joinOf } from '../rewards/joinOf.ts';
import { centsIn } from '../rewards/Offer.ts';
import type { Services } from '../services.ts';
import type { BrandSettings } from '../system/brandSettings.ts';
import { methodsOf, type OfferedMethod } from './methodsOf.ts';
import { requestAsSent } from './requestAsSent.ts';

/** Number of deposits of a member that may wait for their payment at a time. */
const MAX_WAITING = 5;

type Row = Selectable<Schema['deposit_request']>;

/**
 * Begins a deposit, once by its `transferId`, and tells how it is paid; it joins the promotion that is named. Nothing is credited before somebody has reported the payment. A repeated
 * call asks the provider again where the first has not had its answer.
 *
 * Source: MEM-03, MEM-24, docs/domain.md DR-3.6.
 */
export default handle(deposit, async ({ input, member, merchant, language, now, services }) => {
  const { brand, settings } = await services.brands.of(member.merchant);
  const { currency } = member;
  const method = methodsOf(services, settings, currency).find(({ id }) => id === input.method);
  if (!method) return refuse('invalidInput', { field: 'method', rule: 'known' });
  const voucher = input.voucher?.replaceAll(/\s/g, '').toUpperCase();
  const isVoucher = method.kind === 'voucher';
  const field = isVoucher ? 'voucher' : 'amountMinor';
  const amountMinor = isVoucher ? await method.provider?.readVoucher?.(voucher ?? '', currency) : BigInt(input.amountMinor ?? 0);
  if (amountMinor === undefined) return refuse('invalidInput', { field, rule: 'known' });
  if (amountMinor < method.leastMinor) return refuse('invalidInput', { field, rule: `too_small ${method.leastMinor}` });
  if (amountMinor > method.mostMinor) return refuse('invalidInput', { field, rule: `too_big ${method.mostMinor}` });

  const { config, db } = services;
  const promotion =
    input.promotionId === undefined ? undefined : await matchOf(services, { id: input.promotionId, merchant, language, now });
  if (input.promotionId !== undefined && promotion?.offer?.kind !== 'match')
    return refuse('invalidInput', { field: 'promotionId', rule: 'known' });
  if (promotion?.offer?.kind === 'match' && amountMinor < centsIn(currency, promotion.offer.leastCents))
    return refuse('invalidInput', { field, rule: `too_small ${centsIn(currency, promotion.offer.leastCents)}` });
  const voucherHash = isVoucher ? createHmac('sha256', config.dataSecret).update(`voucher ${voucher}`).digest() : null;
  const opened = await open(db, {
    method,
    member,
    id: input.transferId,
    amountMinor,
    voucherHash,
    promotion,
    zone: brand.zone,
    settings,
    now,
  });
  if (opened === 'tooManyWaiting') return refuse('limitReached', { rule: 'waiting' });
  if (typeof opened === 'string') return refuse(opened);
  if (opened.pay !== null || opened.state !== 'pending') return accept(requestAsSent(opened));
  const order = {
    orderId: orderIdOf(member.id, opened.id),
    reference: opened.reference,
    amountMinor: String(amountMinor),
    feeMinor: String(opened.fee_minor),
    currency,
    payee: brand.name,
    backPath: `/member/depositv2?id=${opened.id}`,
    ...(isVoucher && voucher && { voucher }),
  };
  const account = settings.depositAccount;
  const pay = method.provider
    ? await method.provider.begin(method.id, order).catch(() => undefined)
    : account && ({ kind: 'account', ...account } as const);
  if (!pay) return refuse('unavailable');
  // A voucher may be credited by now.
  const told = await db
    .updateTable('deposit_request')
    .set({ pay: JSON.stringify(pay) })
    .where('account_id', '=', member.id)
    .where('id', '=', opened.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return accept(requestAsSent(told));
});

interface Opening {
  method: OfferedMethod;
  member: Member;
  id: string;
  amountMinor: bigint;
  voucherHash: Buffer | null;
  /** Promotion that the member joins with the deposit. */
  promotion: PromotionTerms | undefined;
  zone: string;
  settings: BrandSettings;
  now: Date;
}

/** Finds a promotion that the member sees. */
const matchOf = async (services: Services, { id, ...asked }: { id: string; merchant: string; language: string; now: Date }) =>
  (await readPromotions(services, asked)).find((one) => one.id === id);

/** Writes a deposit, or returns the one of this id. */
function open(db: Kysely<Schema>, { method, member, id, amountMinor, voucherHash, promotion, zone, settings, now }: Opening) {
  const content = { method: method.id, amount_minor: amountMinor, voucher_hash: voucherHash, promotion_id: promotion?.number ?? null };
  return retryConflicts(() =>
    db.transaction().execute(async (tx): Promise<Row | 'duplicateMismatch' | 'tooManyWaiting' | 'conflict'> => {
      // Deposits of one member that are begun at once wait for each other here.
      await tx.selectFrom('account').where('id', '=', member.id).select('id').forNoKeyUpdate().executeTakeFirstOrThrow();
      const own = tx.selectFrom('deposit_request').where('account_id', '=', member.id);
      const known = await own.where('id', '=', id).selectAll().executeTakeFirst();
      if (known) {
        const isSame =
          known.method === method.id &&
          known.amount_minor === amountMinor &&
          known.promotion_id === content.promotion_id &&
          (known.voucher_hash?.toString('hex') ?? '') === (voucherHash?.toString('hex') ?? '');
        return isSame ? known : 'duplicateMismatch';
      }
      const { waiting } = await own
        .where('state', '=', 'pending')
        .where('expires_at', '>', now)
        .select(({ fn }) => fn.countAll<bigint>().as('waiting'))
        .executeTakeFirstOrThrow();
      if (waiting >= MAX_WAITING) return 'tooManyWaiting';
      const { currency } = member;
      await checkDeposit(tx, { accountId: member.id, currency, amountMinor, now });
      await requireDocument(tx, { accountId: member.id, currency, way: 'deposit', amountMinor, settings, now });
      if (promotion) await joinOf(tx, promotion, { accountId: member.id, currency, zone, version: promotion.version, now });
      const row = await tx
        .insertInto('deposit_request')
        .values({
          account_id: member.id,
          id,
          reference: newReference(),
          provider: method.provider?.name ?? null,
          currency,
          ...content,
          fee_minor: depositFee(amountMinor, method.feePpm),
          at: now,
          expires_at: new Date(now.getTime() + method.expiresAfterMinutes * 60_000),
          pay: null,
          ended_at: null,
          receipt_at: null,
        })
        // A voucher that another deposit holds.
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      return row ?? 'conflict';
    }),
  );
}

/** Letters and digits that cannot be taken for one another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newReference = () => `D${Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
