import { claimRedEnvelope } from '@site/api/redEnvelope';
import { sql } from 'kysely';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { creditMember } from '../requirements/creditMember.ts';
import { once } from '../rewards/once.ts';
import { readChances } from './readChances.ts';

/**
 * Opens an envelope of a wave, one for each member. An empty pool and a wave that is over are `finished`, which is no error.
 *
 * Refuses: notFound, conflict before its start or without a chance, alreadyClaimed.
 *
 * Source: MEM-17, docs/domain.md DR-8.1, DR-8.3.
 */
export default handle(claimRedEnvelope, async ({ input: { waveId, transferId }, member, merchant, now, services }) => {
  const { db, bus, ledger } = services;
  const { id: accountId, currency } = member;
  const reply = await once(db, { accountId, transferId, body: { call: 'envelope', waveId }, now }, async (tx) => {
    // Claims of one member wait here: two waves at once cannot use the same chance.
    await tx.selectFrom('account').where('id', '=', accountId).select('id').forNoKeyUpdate().execute();
    const wave = await tx
      .selectFrom('envelope_wave')
      .where('id', '=', waveId)
      .where('merchant', '=', merchant)
      .where('currency', '=', currency)
      .selectAll()
      .executeTakeFirst();
    if (!wave) throw new RefusalError('notFound', { field: 'waveId', rule: 'known' });
    const own = tx.selectFrom('envelope_claim').where('account_id', '=', accountId).where('wave_id', '=', waveId).select('place');
    if (await own.executeTakeFirst()) throw new RefusalError('alreadyClaimed');
    if (wave.starts_at > now) throw new RefusalError('conflict');
    const finished = { state: 'finished', amountMinor: null, currency } as const;
    if (wave.ends_at <= now) return finished;
    const { left } = await readChances(tx, { accountId, currency, now });
    if (left === 0) throw new RefusalError('conflict');
    const taken = await tx
      .updateTable('envelope_wave')
      .set({ taken: sql`taken + 1` })
      .where('id', '=', waveId)
      .where(sql<boolean>`taken < jsonb_array_length(shares)`)
      .returning('taken')
      .executeTakeFirst();
    if (!taken) return finished;
    const place = taken.taken - 1;
    const amountMinor = BigInt(wave.shares[place] ?? 0);
    await tx
      .insertInto('envelope_claim')
      .values({ account_id: accountId, wave_id: waveId, place, amount_minor: amountMinor, at: now })
      .execute();
    await creditMember(tx, {
      ledger,
      accountId,
      currency,
      kind: 'RED_ENVELOPE',
      amountMinor,
      idempotencyKey: `envelope:${waveId}`,
      house: 'house:PRIZES',
      multiple: 1,
      counts: 'all',
      cause: { wave: waveId },
      now,
    });
    return { state: 'opened', amountMinor: String(amountMinor), currency } as const;
  });
  bus.publish([accountId]);
  return accept(reply);
});
