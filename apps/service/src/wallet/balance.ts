import { balance } from '@site/api/wallet';
import { accept, handle, refuse } from '../http/handle.ts';
import { readBalances } from './readBalances.ts';

export default handle(balance, async ({ input, member, services: { db } }) => {
  const { currency = member.currency } = input;
  const value = (await readBalances(db, member)).find((wallet) => wallet.currency === currency);
  return value ? accept(value) : refuse('invalidInput', { field: 'currency', rule: 'a wallet of the account' });
});
