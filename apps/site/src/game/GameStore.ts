import type { Client } from '@site/api/client';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { GameMessage } from '@site/api/gameFrame';
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
  /** What the frame shows by its own account: it has not spoken yet, it shows the game or its own error, or it was silent for too long. */
  frame: 'waiting' | 'shown' | 'silent' = 'waiting';
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
    this.frame = 'waiting';
    this.openedAt ??= Date.now();
    await this.countNet();
    const device = matchMedia('(max-width: 767px)').matches ? 'mobile' : 'desktop';
    const theme = document.documentElement.dataset['colorScheme'] === 'light' ? 'light' : 'dark';
    const reply = await api('launchGame', { nodeId, language: system.language, theme, device, backUrl: '/' });
    this.settle(reply.ok ? ready(reply.value) : failed(reply));
  }

  /** Takes what the frame says. A game that is late takes the place of the error. */
  hear({ kind }: GameMessage) {
    if (kind === 'ready' || kind === 'failed') this.frame = 'shown';
  }

  /** The frame had its time: where it has said nothing, something keeps it from being shown. */
  giveUpOnFrame() {
    if (this.frame === 'waiting') this.frame = 'silent';
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
