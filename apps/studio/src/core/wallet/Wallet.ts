import type { WalletAnswer, WalletCallName, walletCalls } from '@site/api/vendor';
import type { z } from 'zod';

export type WalletRequest<N extends WalletCallName> = z.input<(typeof walletCalls)[N]['input']>;

/** Holds the players' money. An 'unknown' outcome means that a call may or may not have been executed. */
export interface Wallet {
  ask<N extends WalletCallName>(name: N, input: WalletRequest<N>): Promise<WalletAnswer | 'unknown'>;
}
