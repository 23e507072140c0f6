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
const HOLD_MS = 15_000;

/** The member's balance, from replies and push events. */
export class WalletStore {
  balance: BalanceValue | undefined = undefined;
  isRefreshing = false;
  failure: FailureCode | undefined = undefined;
  isHidden = false;
  /** Newest balance while a game shows a round whose result the shown balance would tell. */
  private held: { newest: BalanceValue; timer: ReturnType<typeof setTimeout> } | undefined = undefined;
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
    const newest = this.held?.newest ?? this.balance;
    if (newest && (balance.currency !== newest.currency || balance.seq < newest.seq)) return;
    if (this.held) this.held.newest = balance;
    else this.balance = balance;
  }

  /**
   * Shows the balance less a stake, and holds back later balances until `release`, or for 15 seconds. A repeated call only extends the
   * time. Source: GAM-06.
   */
  hold(stakeMinor: bigint) {
    const { balance } = this;
    if (!balance) return;
    clearTimeout(this.held?.timer);
    const timer = setTimeout(() => this.release(), HOLD_MS);
    if (this.held) {
      this.held.timer = timer;
      return;
    }
    this.held = { newest: balance, timer };
    const left = BigInt(balance.balance) - stakeMinor;
    if (left >= 0n) this.balance = { ...balance, balance: String(left) };
  }

  /** Shows the newest balance again. */
  release() {
    if (!this.held) return;
    clearTimeout(this.held.timer);
    this.balance = this.held.newest;
    this.held = undefined;
  }

  toggleHidden() {
    this.isHidden = !this.isHidden;
    this.deps.browserStorage().setItem(STORAGE_KEY, this.isHidden ? '1' : '0');
  }

  forget() {
    this.release();
    this.balance = undefined;
    this.failure = undefined;
  }

  private settle(failure: FailureCode | undefined) {
    this.isRefreshing = false;
    this.failure = failure;
  }
}
