import type { PushEvent } from '@site/api/events';
import type { EventSourceTerms } from '@site/api/followEvents';
import { makeAutoObservable } from 'mobx';
import type { NoticesStore } from './NoticesStore';
import type { SessionStore } from './SessionStore';
import type { SystemStore } from './SystemStore';
import type { WalletStore } from './WalletStore';

export interface PushStoreDeps {
  followEvents: (terms: Pick<EventSourceTerms, 'signal' | 'onEvent' | 'onLost'>) => Promise<void>;
  wallet: WalletStore;
  notices: NoticesStore;
  system: SystemStore;
  session: SessionStore;
}

/** Keeps a stream of the service's events open. */
export class PushStore {
  isConnected = false;
  /** Number of changes of the winner board since the page was opened. */
  wins = 0;
  /** Number of times that jackpots have dropped. */
  drops = 0;
  /** Number of times that the own chat may have changed. */
  chats = 0;
  private stream: AbortController | undefined = undefined;
  private readonly deps: PushStoreDeps;

  constructor(deps: PushStoreDeps) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'stream'>(this, { deps: false, stream: false }, { autoBind: true });
  }

  open() {
    this.close();
    this.stream = new AbortController();
    void this.deps.followEvents({
      signal: this.stream.signal,
      onEvent: (event) => this.receive(event),
      onLost: () => this.lose(),
    });
  }

  close() {
    this.stream?.abort();
    this.stream = undefined;
    this.isConnected = false;
  }

  private receive(event: PushEvent) {
    this.isConnected = true;
    const { system, session, wallet, notices } = this.deps;
    if (event.kind === 'status') void system.refresh();
    else if (event.kind === 'unread') notices.count(event.unread);
    else if (event.kind === 'winner') this.wins++;
    else if (event.kind === 'jackpot') this.drops++;
    else if (event.kind === 'chat') this.chats++;
    else if (event.kind === 'sessionEnded') session.suspend('ended');
    else {
      // What was missed before the stream was opened.
      if (event.kind === 'state') this.chats++;
      wallet.take(event.balance);
    }
  }

  private lose() {
    this.isConnected = false;
  }
}
