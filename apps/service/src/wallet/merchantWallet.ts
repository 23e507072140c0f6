import { merchantWallet } from '@site/api/wallet';
import { accept, handle, refuse } from '../http/handle.ts';
import { playerIdOf } from './vendor/playerId.ts';

/** Reads what a member has at the vendors with a wallet of their own, or at one of them. Source: VEN-02. */
export default handle(merchantWallet, async ({ input, member, services: { catalogue, adapters } }) => {
  const { vendors } = await catalogue.read();
  const wanted = [...vendors.values()].filter(({ vassalage }) => !input.vassalage || vassalage === input.vassalage);
  const held = wanted.filter(({ integration }) => adapters.get(integration)?.purse);
  if (input.isSingle === 1 && held.length !== 1)
    return refuse('invalidInput', { field: 'vassalage', rule: 'a vendor with a wallet of its own' });
  // All games of an integration are played from one wallet.
  const asked = new Map(
    held.map(({ integration }) => [
      integration,
      adapters.get(integration)?.purse?.balance({ playerId: playerIdOf(member.id), currency: member.currency }),
    ]),
  );
  const wallets = await Promise.all(
    held.map(async ({ vassalage, name, integration }) => {
      const balance = (await asked.get(integration)?.catch(() => null)) ?? null;
      const state = balance === null ? ('down' as const) : ('open' as const);
      return { vassalage, name, balance, currency: member.currency, state, purse: integration };
    }),
  );
  if (input.isSingle === 1 && wallets[0]?.balance === null) return refuse('vendorDown');
  return accept({ wallets });
});
