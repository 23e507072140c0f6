import type { Client, Reply } from '@site/api/client';
import { makeAutoObservable } from 'mobx';
import { Answer } from '../../../stores/Answer';
import type { WalletStore } from '../../../stores/WalletStore';

const ROWS = 8;

/** The rebate of a member: what can be claimed, and what was credited. Source: MEM-22. */
export class RebateStore {
  readonly due: Answer<'rebate'>;
  readonly history: Answer<'rebateHistory'>;
  page = 1;
  /** Id of the request that is being sent: a repeated press sends no other. */
  private asked: string | undefined = undefined;
  private readonly api: Client;
  private readonly wallet: WalletStore;

  constructor({ api, wallet }: { api: Client; wallet: WalletStore }) {
    this.api = api;
    this.wallet = wallet;
    this.due = new Answer(api, 'rebate');
    this.history = new Answer(api, 'rebateHistory');
    makeAutoObservable<this, 'api' | 'wallet' | 'asked'>(this, { api: false, wallet: false, asked: false }, { autoBind: true });
  }

  start() {
    void this.refresh();
  }

  async refresh() {
    await Promise.all([this.due.ask({}), this.history.ask({ pageNo: this.page, pageSize: ROWS })]);
  }

  turnTo(page: number) {
    this.page = page;
    void this.history.ask({ pageNo: page, pageSize: ROWS });
  }

  async claim(): Promise<Reply<'claimRebate'>> {
    this.asked ??= crypto.randomUUID();
    const reply = await this.api('claimRebate', { transferId: this.asked });
    if (reply.ok) this.asked = undefined;
    await Promise.all([this.refresh(), this.wallet.refresh()]);
    return reply;
  }
}
