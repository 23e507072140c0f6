import { CertifiedPlayer } from './CertifiedPlayer.ts';
import { checks } from './checks.ts';
import type { Dialect } from './Dialect.ts';
import { Fault } from './Fault.ts';

export interface Result {
  check: string;
  outcome: 'passed' | 'failed' | 'not run';
  /** Fault of the wallet, or the reason why the check was not run. */
  reason?: string;
  tookMs: number;
}

export interface Certificate {
  wallet: string;
  vendor: string;
  /** ISO 8601, in UTC. */
  at: string;
  /** True when every check has passed. */
  isCertified: boolean;
  results: Result[];
}

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
  return { wallet, vendor, at: new Date().toISOString(), isCertified, results };
}

async function perform(check: string, run: () => Promise<string | void>): Promise<Result> {
  const from = performance.now();
  const ended = (outcome: Result['outcome'], reason?: string): Result => ({
    check,
    outcome,
    ...(reason !== undefined && { reason }),
    tookMs: Math.round(performance.now() - from),
  });
  try {
    const reason = await run();
    return typeof reason === 'string' ? ended('not run', reason) : ended('passed');
  } catch (error) {
    if (error instanceof Fault) return ended('failed', error.message);
    throw error;
  }
}
