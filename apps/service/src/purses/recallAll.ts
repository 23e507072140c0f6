import { createHash } from 'node:crypto';
import type { OutputOf } from '@site/api/call';
import { recallAll } from '@site/api/purses';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { accept, handle, type Member } from '../http/handle.ts';
import type { ConnectedVendor } from '../vendors/connectVendor.ts';
import { readBalances } from '../wallet/readBalances.ts';
import { playerIdOf } from '../wallet/vendor/playerId.ts';
import { beginTransfer, settleTransfer, type VendorTransfer } from '../wallet/vendorTransfers.ts';

type Result = OutputOf<typeof recallAll>['results'][number];

/**
 * Brings the money back from every vendor that keeps some, also for those who may not play. What one vendor answers changes nothing at the others.
 *
 * Source: MEM-02, VEN-02.
 */
export default handle(recallAll, async ({ input: { transferId }, member, services: { db, bus, adapters } }) => {
  const keepers = [...adapters.values()].filter(({ purse }) => purse);
  const results = await Promise.all(keepers.map((vendor) => recall(db, vendor, { member, transferId })));
  if (results.some(({ state }) => state !== 'empty' && state !== 'down')) bus.publish([member.id]);
  const balance = (await readBalances(db, member)).find(({ currency }) => currency === member.currency);
  return accept({ results, balance: balance?.balance ?? '0' });
});

async function recall(
  db: Kysely<Schema>,
  vendor: ConnectedVendor,
  { member, transferId }: { member: Member; transferId: string },
): Promise<Result> {
  const { integration } = vendor;
  const { currency } = member;
  const own = { accountId: member.id, transferId: idAt(transferId, integration), integration, direction: 'out', currency } as const;
  const known = () =>
    db
      .selectFrom('vendor_transfer')
      .where('account_id', '=', own.accountId)
      .where('transfer_id', '=', own.transferId)
      .select(['amount_minor', 'state'])
      .executeTakeFirst();
  const earlier = await known();
  if (earlier) return settle(db, vendor, { transfer: { ...own, amountMinor: earlier.amount_minor }, state: earlier.state, isNew: false });

  const held = await vendor.purse?.balance({ playerId: playerIdOf(member.id), currency }).catch(() => undefined);
  if (held === undefined) return { purse: integration, amountMinor: '0', state: 'down' };
  if (BigInt(held) <= 0n) return { purse: integration, amountMinor: '0', state: 'empty' };
  const transfer: VendorTransfer = { ...own, amountMinor: BigInt(held) };
  const begun = await beginTransfer(db, transfer);
  if (typeof begun !== 'string') return settle(db, vendor, { transfer, ...begun });
  // The same call came at the same time, and found another balance.
  const other = await known();
  if (!other) throw new Error(`A recall from ${integration} was ${begun}.`);
  return settle(db, vendor, { transfer: { ...own, amountMinor: other.amount_minor }, state: other.state, isNew: false });
}

interface Begun {
  transfer: VendorTransfer;
  state: 'pending' | 'done' | 'refused';
  isNew: boolean;
}

async function settle(db: Kysely<Schema>, vendor: ConnectedVendor, { transfer, state, isNew }: Begun): Promise<Result> {
  const ended = state === 'pending' ? await settleTransfer({ db, vendor }, transfer, { isNew }) : state;
  return {
    purse: transfer.integration,
    amountMinor: String(transfer.amountMinor),
    state: ended === 'notSent' ? 'down' : ended,
  };
}

/** Returns the id of the part of a recall at one vendor: the same for the same recall. */
function idAt(transferId: string, integration: string): string {
  const hex = createHash('sha256').update(`${transferId} ${integration}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
