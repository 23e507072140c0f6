import type { Client } from '@site/api/client';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { dayOf } from '@site/rules/period';
import { makeAutoObservable } from 'mobx';
import { failed, type Load, loading, ready } from '../stores/load';
import type { SystemStore } from '../stores/SystemStore';

type Launch = OutputOf<Calls['launchGame']>;

export interface GameStoreDeps {
  api: Client;
  system: SystemStore;
}

/** A game that is open in the page: where it runs, since when, and what it has won or cost so far. */
export class GameStore {
  launch: Load<Launch> = loading;
  openedAt: number | undefined = undefined;
  /** Payouts less stakes since the game was opened, as the betting record counts them. */
  netMinor = 0n;
  private netBefore: bigint | undefined = undefined;
  private readonly deps: GameStoreDeps;

  constructor(deps: GameStoreDeps) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  /** Also when it is asked for again: the session goes on. */
  async open(nodeId: number) {
    const { api, system } = this.deps;
    this.settle(loading);
    this.openedAt ??= Date.now();
    await this.countNet();
    const device = matchMedia('(max-width: 767px)').matches ? 'mobile' : 'desktop';
    const reply = await api('launchGame', { nodeId, language: system.language, device, backUrl: '/' });
    this.settle(reply.ok ? ready(reply.value) : failed(reply));
  }

  /** Asked after every movement of the balance. */
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
