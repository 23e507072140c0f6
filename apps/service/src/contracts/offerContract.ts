import { createHash } from 'node:crypto';
import { offerContract } from '@site/api/contracts';
import { OFFER_LASTS_MS } from '@site/rules/contract';
import { retryConflicts } from '../database/retryConflicts.ts';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { sendMessage } from '../inbox/sendMessage.ts';
import { asSent, readContracts, termColumns } from './contractRows.ts';
import { findTaker, lockContracts, planOffer } from './planOffer.ts';
import { termsOf } from './termsOf.ts';

/**
 * Offers a contract to a direct downline, once for each `transferId`. One offer of a kind waits for a taker at a time.
 *
 * Refuses: what `findTaker` and `planOffer` refuse; wouldEnd with the contracts that were not confirmed; conflict while another offer of the
 * kind waits; duplicateMismatch.
 *
 * Source: AGT-08, docs/domain.md DR-11.4, DR-11.5.
 */
export default handle(offerContract, async ({ input, member, now, services }) => {
  const { db, brands, bus } = services;
  const of = await brands.of(member.merchant);
  const { transferId, confirmEnds, ...offered } = input;
  const body_hash = createHash('sha256')
    .update(JSON.stringify([offered, confirmEnds]))
    .digest();
  const terms = termsOf(offered);
  const { id, takerId } = await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      await lockContracts(tx);
      const sent = tx.selectFrom('contract').where('giver_id', '=', member.id).where('transfer_id', '=', transferId);
      const known = await sent.select(['id', 'body_hash']).executeTakeFirst();
      if (known && !known.body_hash?.equals(body_hash)) throw new RefusalError('duplicateMismatch');
      if (known) return { id: known.id, takerId: undefined };
      const taker = await findTaker(tx, member, offered.taker);
      const plan = await planOffer(tx, { giverId: member.id, takerId: taker.id, terms, now, of });
      const confirmed = new Set(confirmEnds);
      if (plan.ends.some((ending) => !confirmed.has(ending.id)))
        throw new RefusalError('wouldEnd', {
          field: 'confirmEnds',
          rule: 'all that would end',
          ends: plan.ends.map((ending) => String(ending.id)),
        });
      const waiting = tx.updateTable('contract').where('taker_id', '=', taker.id).where('kind', '=', terms.kind);
      await waiting.where('status', '=', 'new request').where('expires_at', '<=', now).set({ status: 'rejected' }).execute();
      const written = await tx
        .insertInto('contract')
        .values({
          ...termColumns(terms),
          giver_id: member.id,
          taker_id: taker.id,
          status: 'new request',
          valid_from: plan.validFrom,
          accepted_at: null,
          ended_at: null,
          offered_at: now,
          expires_at: new Date(now.getTime() + OFFER_LASTS_MS),
          end_asked_by: null,
          ends: plan.ends.map((ending) => ending.id),
          transfer_id: transferId,
          body_hash,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!written) throw new RefusalError('conflict', { field: 'taker', rule: 'one offer at a time' });
      const values = { contract: `C-${written.id}`, other: member.username };
      await sendMessage(tx, { accountId: taker.id, kind: 'contractOffered', values, now });
      return { id: written.id, takerId: taker.id };
    }),
  );
  if (takerId !== undefined) bus.publish([takerId]);
  const [offer] = await readContracts(db, { ids: [id] });
  if (!offer) throw new Error(`Contract ${id} is missing.`);
  return accept(asSent(offer, { memberId: member.id, now }));
});
