import type { PushEvent } from '@site/api/events';
import { makeAutoObservable } from 'mobx';
import type { ReadEvents } from '../transport/readEvents';
import type { SessionStore } from './SessionStore';
import type { SystemStore } from './SystemStore';
import type { WalletStore } from './WalletStore';

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;

export interface PushStoreDeps {
  readEvents: ReadEvents;
  wallet: WalletStore;
  system: SystemStore;
  session: SessionStore;
}

/** Keeps a stream of the service's events open, and reconnects when it breaks. */
export class PushStore {
  isConnected = false;
  /** Number of changes of the winner board since the page was opened. */
  wins = 0;
  private stream: AbortController | undefined = undefined;
  private readonly deps: PushStoreDeps;

  constructor(deps: PushStoreDeps) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'stream'>(this, { deps: false, stream: false }, { autoBind: true });
  }

  open() {
    this.close();
    this.stream = new AbortController();
    void this.follow(this.stream.signal);
  }

  close() {
    this.stream?.abort();
    this.stream = undefined;
    this.isConnected = false;
  }

  private async follow(signal: AbortSignal) {
    for (let failures = 0; !signal.aborted; failures++) {
      for await (const event of this.deps.readEvents(signal)) {
        failures = 0;
        this.receive(event);
      }
      if (signal.aborted) return;
      this.lose();
      await pause(waitMs(failures), signal);
    }
  }

  private receive(event: PushEvent) {
    this.isConnected = true;
    const { system, session, wallet } = this.deps;
    if (event.kind === 'status') void system.refresh();
    else if (event.kind === 'winner') this.wins++;
    else if (event.kind === 'sessionEnded') session.suspend('ended');
    else wallet.take(event.balance);
  }

  private lose() {
    this.isConnected = false;
  }
}

/**
 * Returns an exponential backoff with jitter: between half and all of a doubling wait, so that browsers do not reconnect at the same time.
 */
function waitMs(failures: number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** failures, MAX_WAIT_MS);
  return longest * (0.5 + Math.random() / 2);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
