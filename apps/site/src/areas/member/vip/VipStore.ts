import type { Client } from '@site/api/client';
import type { VipGift } from '@site/api/vip';
import { makeAutoObservable } from 'mobx';
import { Answer } from '../../../stores/Answer';
import type { FailureCode } from '../../../stores/load';
import { ofMoney } from '../../../stores/MoneyCall';
import type { ToastsStore } from '../../../stores/ToastsStore';
import type { WalletStore } from '../../../stores/WalletStore';

interface VipDeps {
  api: Client;
  wallet: WalletStore;
  toasts: ToastsStore;
}

/** The VIP level of a member, the ladder, and the gifts. Source: MEM-12. */
export class VipStore {
  readonly ranks: Answer<'vipRanks'>;
  readonly progress: Answer<'vipProgress'>;
  /** Key of the gift that is being claimed. */
  claiming: string | undefined = undefined;
  /** Ids of requests by gift: a repeated press sends no other. */
  private readonly asked = new Map<string, string>();
  private readonly deps: VipDeps;

  constructor(deps: VipDeps) {
    this.deps = deps;
    this.ranks = new Answer(deps.api, 'vipRanks');
    this.progress = new Answer(deps.api, 'vipProgress');
    makeAutoObservable<this, 'deps' | 'asked'>(this, { deps: false, asked: false }, { autoBind: true });
  }

  start() {
    void this.ranks.ask({});
    void this.progress.ask({});
  }

  get failure(): FailureCode | undefined {
    const [failed] = [this.ranks.load, this.progress.load].flatMap((load) => (load.state === 'failed' ? [load.code] : []));
    return failed;
  }

  async claim({ kind, period }: VipGift) {
    const key = keyOf({ kind, period });
    const transferId = this.asked.get(key) ?? crypto.randomUUID();
    this.asked.set(key, transferId);
    this.mark(key);
    const reply = ofMoney(await this.deps.api('claimVipGift', { kind, period, transferId }), transferId);
    this.mark(undefined);
    if (!reply.ok) this.deps.toasts.refuse(reply.code, reply);
    await Promise.all([this.progress.ask({}), this.deps.wallet.refresh()]);
  }

  private mark(key: string | undefined) {
    this.claiming = key;
  }
}

/** Returns the key of a gift, which is given once. */
export const keyOf = ({ kind, period }: Pick<VipGift, 'kind' | 'period'>): string => `${kind}:${period}`;
