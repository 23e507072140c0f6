import { walletTransfer } from '@site/api/wallet';
import { accept, handle, refuse } from '../http/handle.ts';
import { readBalances } from './readBalances.ts';
import { beginTransfer, settleTransfer, type VendorTransfer } from './vendorTransfers.ts';

/** Moves money to a vendor’s own wallet, or back. Source: VEN-02. */
export default handle(walletTransfer, async ({ input, member, services: { db, bus, catalogue, adapters } }) => {
  const { vendors } = await catalogue.read();
  const vendor = adapters.get(vendors.get(input.vassalage)?.integration ?? '');
  if (!vendor?.purse) return refuse('invalidInput', { field: 'vassalage', rule: 'a vendor with a wallet of its own' });
  const amountMinor = BigInt(input.amountMinor);
  if (amountMinor === 0n) return refuse('invalidInput', { field: 'amountMinor', rule: 'positive' });

  const { integration } = vendor;
  const { currency } = member;
  const { transferId, direction } = input;
  const transfer: VendorTransfer = { accountId: member.id, transferId, integration, direction, currency, amountMinor };
  const begun = await beginTransfer(db, transfer);
  if (begun === 'insufficient') return refuse('insufficientFunds');
  if (begun === 'duplicateMismatch' || begun === 'limitReached') return refuse(begun);
  const state = begun.state === 'pending' ? await settleTransfer({ db, vendor }, transfer, begun) : begun.state;
  bus.publish([member.id]);
  if (state === 'notSent') return refuse('vendorDown');
  const balance = (await readBalances(db, member)).find((wallet) => wallet.currency === currency);
  return accept({ state, balance: balance?.balance ?? '0' });
});
