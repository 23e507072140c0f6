import type { Contract } from '@site/api/contracts';
import { contractState, type ContractKind, endingContracts, nextPeriodStart } from '@site/rules/contract';
import { sql, type Transaction } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import type { Member } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { sendMessage } from '../inbox/sendMessage.ts';
import type { Services } from '../services.ts';
import type { BrandState } from '../system/Brands.ts';
import { asSent, type ContractRow, isLive, readContracts } from './contractRows.ts';
import { lockContracts, planOffer } from './planOffer.ts';

interface Acting {
  member: Member;
  kind: ContractKind;
  contractId: number;
  action: 'accept' | 'reject' | 'terminate';
  now: Date;
}

/**
 * Accepts or rejects what the member is asked for, or asks for the end of a contract; its giver takes an offer back with `terminate`. Returns
 * the contract after it.
 *
 * An accepted offer begins with its next period. It ends the contracts that the giver has confirmed, at the end of the period each is in.
 *
 * Refuses: notFound for a contract of others or of another kind; contractChanged with the rule that no longer holds: the
 * offer has expired, was answered before, the taker has moved to another upline, or what it would end is no longer what the giver confirmed;
 * conflict when the contract's state does not allow it.
 *
 * Source: AGT-08, MEM-20, docs/domain.md DR-11.4, DR-11.5.
 */
export async function actOnContract(services: Services, { member, kind, contractId, action, now }: Acting): Promise<Contract> {
  const { db, brands, bus } = services;
  const of = await brands.of(member.merchant);
  const { zone } = of.brand;
  const told = await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      await lockContracts(tx);
      const [contract] = await readContracts(tx, { ids: [contractId], partyId: member.id, kinds: [kind] });
      if (!contract || contract.giverId === null) throw new RefusalError('notFound', { field: 'contractId', rule: 'own' });
      const state = contractState(contract, now);
      const isTaker = contract.takerId === member.id;
      if (contract.status === 'new request') return answerOffer(tx, { contract, state, isTaker, action, now, zone, of });
      if (contract.status === 'rejected') throw changed('answered');
      return answerEnd(tx, { contract, memberId: member.id, action, now, zone });
    }),
  );
  bus.publish(told);
  const [after] = await readContracts(db, { ids: [contractId] });
  if (!after) throw new Error(`Contract ${contractId} is missing.`);
  return asSent(after, { memberId: member.id, now });
}

const changed = (rule: string) => new RefusalError('contractChanged', { field: 'contractId', rule });

interface Answer {
  contract: ContractRow;
  action: Acting['action'];
  now: Date;
  zone: string;
}

async function answerOffer(
  tx: Transaction<Schema>,
  { contract, state, isTaker, action, now, zone, of }: Answer & { state: Contract['status']; isTaker: boolean; of: BrandState },
): Promise<number[]> {
  if (state === 'rejected') throw changed('expired');
  if (isTaker !== (action !== 'terminate'))
    throw new RefusalError('conflict', { field: 'action', rule: isTaker ? 'accept or reject' : 'terminate' });
  const { id, giverId, takerId } = contract;
  if (giverId === null) throw new Error(`The offer ${id} has no giver.`);
  if (action !== 'accept') {
    await tx.updateTable('contract').set({ status: 'rejected' }).where('id', '=', id).execute();
    return tell(tx, contract, { toId: isTaker ? giverId : takerId, kind: 'contractRejected', now });
  }
  const { upline_id } = await tx.selectFrom('account').where('id', '=', takerId).select('upline_id').executeTakeFirstOrThrow();
  if (upline_id !== giverId) throw changed('upline');
  const plan = await planOffer(tx, { giverId, takerId, terms: contract, now, of, acceptedId: id }).catch((error: unknown) => {
    // What the giver holds has changed since.
    throw error instanceof RefusalError ? changed('terms of the giver') : error;
  });
  const confirmed = new Set(contract.ends);
  if (plan.ends.some((ending) => !confirmed.has(ending.id))) throw changed('ends');
  await endAll(
    tx,
    plan.ends.map(({ contract: ending }) => ending),
    { now, zone },
  );
  await tx.updateTable('contract').set({ status: 'accepted', accepted_at: now, valid_from: plan.validFrom }).where('id', '=', id).execute();
  const others = plan.ends.filter(({ reason }) => reason !== 'replaced').map(({ contract: ending }) => ending);
  const told = await tell(tx, contract, { toId: giverId, kind: 'contractAccepted', now });
  for (const ending of others) told.push(...(await tell(tx, ending, { toId: ending.takerId, kind: 'contractEnded', now })));
  return told;
}

async function answerEnd(
  tx: Transaction<Schema>,
  { contract, memberId, action, now, zone }: Answer & { memberId: number },
): Promise<number[]> {
  const { id, giverId, takerId, endAskedBy, kind } = contract;
  if (!isLive(contract)) throw changed('ended');
  const toId = memberId === takerId ? (giverId ?? takerId) : takerId;
  if (action === 'terminate') {
    if (endAskedBy !== null) throw changed('end asked');
    await tx.updateTable('contract').set({ end_asked_by: memberId }).where('id', '=', id).execute();
    return tell(tx, contract, { toId, kind: 'contractEndAsked', now });
  }
  if (endAskedBy === null || endAskedBy === memberId) throw new RefusalError('conflict', { field: 'action', rule: 'terminate' });
  if (action === 'reject') {
    await tx.updateTable('contract').set({ end_asked_by: null }).where('id', '=', id).execute();
    return tell(tx, contract, { toId, kind: 'contractRejected', now });
  }
  // Nobody gives what they no longer hold.
  const held = (await readContracts(tx, { teamOf: takerId, kinds: [kind] })).filter(isLive);
  const ids = new Set(endingContracts({ takerId }, held).map((ending) => ending.id));
  const ends = held.filter((each) => ids.has(each.id));
  await endAll(tx, ends, { now, zone });
  const told = await tell(tx, contract, { toId, kind: 'contractEnded', now });
  for (const ending of ends)
    if (ending.id !== id) told.push(...(await tell(tx, ending, { toId: ending.takerId, kind: 'contractEnded', now })));
  return told;
}

/** Ends contracts, each with the period it is in; one that has not begun never does. */
async function endAll(
  tx: Transaction<Schema>,
  contracts: readonly ContractRow[],
  { now, zone }: { now: Date; zone: string },
): Promise<void> {
  for (const { id, kind, period, validFrom } of contracts) {
    const boundary = nextPeriodStart(kind, period, now, zone);
    await tx
      .updateTable('contract')
      .set({ ended_at: boundary < validFrom ? validFrom : boundary, end_asked_by: null })
      .where('id', '=', id)
      .execute();
  }
  // Offers of those whose contract ends are void: what they give is no longer theirs.
  const takers = contracts.map(({ takerId }) => takerId);
  if (takers.length > 0)
    await tx
      .updateTable('contract')
      .set({ expires_at: now })
      .where('status', '=', 'new request')
      .where('kind', '=', contracts[0]?.kind ?? '')
      .where('giver_id', '=', sql<number>`any(${takers}::integer[])`)
      .execute();
}

type Told = 'contractAccepted' | 'contractRejected' | 'contractEndAsked' | 'contractEnded';

async function tell(
  tx: Transaction<Schema>,
  { id, giver, taker, takerId }: ContractRow,
  { toId, kind, now }: { toId: number; kind: Told; now: Date },
): Promise<number[]> {
  const values = { contract: `C-${id}`, other: (toId === takerId ? giver : taker) ?? '' };
  await sendMessage(tx, { accountId: toId, kind, values, now });
  return [toId];
}
