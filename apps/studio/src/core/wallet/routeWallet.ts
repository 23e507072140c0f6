import { type DemoWallet, isDemoPlayer } from './DemoWallet.ts';
import type { Wallet } from './Wallet.ts';

/** Returns a wallet that sends each call to the real wallet, or to play money for the player of a free trial. */
export function routeWallet(real: Wallet, demo: DemoWallet): Wallet {
  return {
    ask: (name, input) => ('playerId' in input && isDemoPlayer(input.playerId) ? demo : real).ask(name, input),
  };
}
