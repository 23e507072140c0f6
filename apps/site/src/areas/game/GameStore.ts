import type { Client } from '@site/api/client';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { GameMessage } from '@site/api/gameFrame';
import { dayOf } from '@site/rules/period';
import { makeAutoObservable } from 'mobx';
import { failed, type Load, loading, ready } from '../../stores/load';
import type { SystemStore } from '../../stores/SystemStore';
import type { WalletStore } from '../../stores/WalletStore';

type Launch = OutputOf<Calls['launchGame']>;

export interface GameStoreDeps {
  api: Client;
  system: SystemStore;
  wallet: WalletStore;
}

/** A running game: its address, start, and result so far. */
export class GameStore {
  launch: Load<Launch> = loading;
  /** State of the frame: no message yet, the game or its own error is shown, or no message within the time limit. */
  frame: 'waiting' | 'shown' | 'silent' = 'waiting';
  openedAt: number | undefined = undefined;
  /** Payouts minus stakes since the game was opened, from the betting record. */
  netMinor = 0n;
  private netBefore: bigint | undefined = undefined;
  private readonly deps: GameStoreDeps;

  constructor(deps: GameStoreDeps) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  /** A retry too: the session continues. */
  async open(nodeId: number) {
    const { api, system } = this.deps;
    this.settle(loading);
    this.frame = 'waiting';
    this.openedAt ??= Date.now();
    await this.countNet();
    const device = matchMedia('(max-width: 767px)').matches ? 'mobile' : 'desktop';
    const theme = document.documentElement.dataset['colorScheme'] === 'light' ? 'light' : 'dark';
    const reply = await api('launchGame', { nodeId, language: system.language, theme, device, backUrl: '/' });
    this.settle(reply.ok ? ready(reply.value) : failed(reply));
  }

  /** Handles a message of the frame. A late game replaces the error. The game tells its result before the balance does. */
  hear(message: GameMessage) {
    const { wallet } = this.deps;
    const { kind } = message;
    if (kind === 'ready' || kind === 'failed') this.frame = 'shown';
    if (kind === 'playing') {
      const { stakeMinor, currency } = message;
      if (/^\d{1,18}$/.test(stakeMinor) && currency === wallet.balance?.currency) wallet.hold(BigInt(stakeMinor));
    } else wallet.release();
  }

  close() {
    this.deps.wallet.release();
  }

  /** Handles the time limit: a frame without a message is blocked or broken. */
  giveUpOnFrame() {
    if (this.frame === 'waiting') this.frame = 'silent';
  }

  /** Called after every change of the balance. */
  async countNet() {
    if (this.openedAt === undefined) return;
    const { api, system } = this.deps;
    const { zone } = system.brand;
    const from = dayOf(new Date(this.openedAt), zone);
    const reply = await api('betRecords', { from, to: dayOf(new Date(), zone), limit: 1 });
    if (reply.ok) this.takeNet(BigInt(reply.value.totals.netMinor));
  }

  private takeNet(net: bigint) {
    this.netBefore ??= net;
    this.netMinor = net - this.netBefore;
  }

  private settle(launch: Load<Launch>) {
    this.launch = launch;
  }
}
