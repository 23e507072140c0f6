import type { Client } from '@site/api/client';
import type { BalanceValue } from '@site/api/wallet';
import { makeAutoObservable } from 'mobx';
import type { FailureCode } from './load';

export interface WalletStoreDeps {
  api: Client;
  /** Storage of whether the amount is hidden. */
  browserStorage: () => Storage;
}

const STORAGE_KEY = 'balance-hidden';

/** The member's balance, from replies and push events. */
export class WalletStore {
  balance: BalanceValue | undefined = undefined;
  isRefreshing = false;
  failure: FailureCode | undefined = undefined;
  isHidden = false;
  private readonly deps: WalletStoreDeps;

  constructor(deps: WalletStoreDeps) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  start() {
    this.isHidden = this.deps.browserStorage().getItem(STORAGE_KEY) === '1';
    return this.refresh();
  }

  async refresh() {
    this.isRefreshing = true;
    const reply = await this.deps.api('balance', {});
    this.settle(reply.ok ? undefined : reply.code);
    if (reply.ok) this.take(reply.value);
  }

  /**
   * Keeps the balance of the main wallet, which comes first; others are ignored. `seq` grows with every entry: a reply older than the
   * last one is ignored.
   */
  take(balance: BalanceValue) {
    if (this.balance && (balance.currency !== this.balance.currency || balance.seq < this.balance.seq)) return;
    this.balance = balance;
  }

  toggleHidden() {
    this.isHidden = !this.isHidden;
    this.deps.browserStorage().setItem(STORAGE_KEY, this.isHidden ? '1' : '0');
  }

  forget() {
    this.balance = undefined;
    this.failure = undefined;
  }

  private settle(failure: FailureCode | undefined) {
    this.isRefreshing = false;
    this.failure = failure;
  }
}
