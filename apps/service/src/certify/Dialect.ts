import type { WalletAnswer, WalletCallName } from '@site/api/vendor';

export interface SendOptions {
  /** True for a signature that does not match the content. @default false */
  isForged?: boolean;
  /** Aborts the call, as a caller that hangs up. */
  signal?: AbortSignal;
}

/** A vendor's way of speaking to a wallet. It translates the calls of the wallet port, and the answers back. */
export interface Dialect {
  /** The vendor plays under the launch token, which is then valid as long as the session. @default false */
  playsByLaunchToken?: true;
  /** The vendor's calls cannot name a campaign, or its launches tell of none. @default false */
  lacksCampaigns?: true;
  /** Sends a call. Throws when no answer comes, or one that the dialect does not know. */
  send(call: WalletCallName, input: Record<string, unknown>, options?: SendOptions): Promise<WalletAnswer>;
}
