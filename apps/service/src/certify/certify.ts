import { CertifiedPlayer } from './CertifiedPlayer.ts';
import { checks } from './checks.ts';
import type { Dialect } from './Dialect.ts';
import { type Certificate, perform } from './perform.ts';

export interface Entry {
  launchToken: string;
  /** Logs the player out; absent when the suite cannot. */
  logOut?: (() => Promise<void>) | undefined;
}

interface Terms {
  wallet: string;
  vendor: string;
  dialect: Dialect;
  stakeMinor: bigint;
  entry: Entry;
}

/** Drives a wallet through the suite. A check that fails does not stop the others. Source: VEN-03. */
export async function certify({ wallet, vendor, dialect, stakeMinor, entry }: Terms): Promise<Certificate> {
  let player: CertifiedPlayer | undefined;
  const results = [
    await perform('launch token', async () => {
      player = await CertifiedPlayer.enter({ dialect, stakeMinor, ...entry });
      if (dialect.playsByLaunchToken) return;
      const again = await player.ask('authenticate', { launchToken: entry.launchToken });
      player.expectCode('A launch token used twice', again, 'INVALID_TOKEN');
    }),
  ];
  const applicable = checks.filter(({ isOfCampaigns }) => !(isOfCampaigns && dialect.lacksCampaigns));
  for (const check of applicable) results.push(await perform(check.name, async () => (player ? check.run(player) : 'there is no player')));
  const isCertified = results.every(({ outcome }) => outcome === 'passed');
  return { subject: 'wallet', url: wallet, vendor, at: new Date().toISOString(), isCertified, results };
}
