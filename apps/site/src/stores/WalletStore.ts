import type { Client } from '@site/api/client';
import type { BalanceValue } from '@site/api/wallet';
import { makeAutoObservable } from 'mobx';
import type { FailureCode } from './load';

export interface WalletStoreDeps {
  api: Client;
  /** Where it is kept that the amount is hidden. */
  browserStorage: () => Storage;
}

const HIDDEN = 'balance-hidden';

/** The member's balance, by answer and by push. */
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
    this.isHidden = this.deps.browserStorage().getItem(HIDDEN) === '1';
    return this.refresh();
  }

  async refresh() {
    this.isRefreshing = true;
    const reply = await this.deps.api('balance', {});
    this.settle(reply.ok ? undefined : reply.code);
    if (reply.ok) this.take(reply.value);
  }

  /** `seq` grows with every entry of the account: an answer that was overtaken is not shown. */
  take(balance: BalanceValue) {
    if (this.balance && balance.seq < this.balance.seq) return;
    this.balance = balance;
  }

  toggleHidden() {
    this.isHidden = !this.isHidden;
    this.deps.browserStorage().setItem(HIDDEN, this.isHidden ? '1' : '0');
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
