import type { Client, Reply } from '@site/api/client';
import { makeAutoObservable } from 'mobx';
import { Answer } from '../../../stores/Answer';
import { MoneyCall } from '../../../stores/MoneyCall';
import type { WalletStore } from '../../../stores/WalletStore';

const ROWS = 8;

/** The rebate of a member: what can be claimed, and what was credited. Source: MEM-22. */
export class RebateStore {
  readonly due: Answer<'rebate'>;
  readonly history: Answer<'rebateHistory'>;
  page = 1;
  private readonly claiming = new MoneyCall();
  private readonly api: Client;
  private readonly wallet: WalletStore;

  constructor({ api, wallet }: { api: Client; wallet: WalletStore }) {
    this.api = api;
    this.wallet = wallet;
    this.due = new Answer(api, 'rebate');
    this.history = new Answer(api, 'rebateHistory');
    makeAutoObservable<this, 'api' | 'wallet' | 'claiming'>(this, { api: false, wallet: false, claiming: false }, { autoBind: true });
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
    const reply = await this.claiming.make('claim', (transferId) => this.api('claimRebate', { transferId }));
    await Promise.all([this.refresh(), this.wallet.refresh()]);
    return reply;
  }
}
