import { Fault } from './Fault.ts';

export interface Result {
  check: string;
  outcome: 'passed' | 'failed' | 'not run';
  /** The fault that was found, or the reason why the check was not run. */
  reason?: string;
  tookMs: number;
}

export interface Certificate {
  /** The side that was driven: a wallet as a vendor calls it, or a vendor as the site calls it. */
  subject: 'wallet' | 'vendor';
  url: string;
  /** Name of the vendor in the signatures. */
  vendor: string;
  /** ISO 8601, in UTC. */
  at: string;
  /** True when every check has passed. */
  isCertified: boolean;
  /** Checks of what the vendor does not offer, which it need not. */
  notOffered?: string[];
  results: Result[];
}

/** Runs a check. A fault of it does not stop the others. */
export async function perform(check: string, run: () => Promise<string | void>): Promise<Result> {
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
