import type { InputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Client, Reply } from '@site/api/client';
import { makeAutoObservable, reaction } from 'mobx';
import { Answer } from '../../../stores/Answer';
import { MoneyCall } from '../../../stores/MoneyCall';
import type { WalletStore } from '../../../stores/WalletStore';

const ROWS = 8;

/** Deposits of a member: the ways to pay, the one that is shown, and the earlier ones. Source: MEM-03. */
export class DepositStore {
  readonly methods: Answer<'depositMethods'>;
  readonly shown: Answer<'deposits'>;
  readonly history: Answer<'deposits'>;
  page = 1;
  private shownId: string | undefined = undefined;
  private readonly beginning = new MoneyCall();
  private readonly api: Client;
  private readonly wallet: WalletStore;

  constructor({ api, wallet }: { api: Client; wallet: WalletStore }) {
    this.api = api;
    this.wallet = wallet;
    this.methods = new Answer(api, 'depositMethods');
    this.shown = new Answer(api, 'deposits');
    this.history = new Answer(api, 'deposits');
    makeAutoObservable<this, 'api' | 'wallet' | 'beginning'>(this, { api: false, wallet: false, beginning: false }, { autoBind: true });
  }

  /** Loads the list, and everything again whenever the service tells that something of the member's money has changed. */
  start(): () => void {
    void this.refresh();
    return reaction(
      () => this.wallet.balance,
      () => void this.refresh(),
    );
  }

  async refresh() {
    await Promise.all([
      this.history.ask({ pageNo: this.page, pageSize: ROWS }),
      this.shownId ? this.shown.ask({ id: this.shownId }) : this.methods.ask({}),
    ]);
  }

  show(id: string | undefined) {
    this.shownId = id;
    if (id) void this.shown.ask({ id });
    else void this.methods.ask({});
  }

  turnTo(page: number) {
    this.page = page;
    void this.history.ask({ pageNo: page, pageSize: ROWS });
  }

  get pages(): number {
    return this.history.load.state === 'ready' ? Math.ceil(this.history.load.value.total / ROWS) : 1;
  }

  async begin(content: Omit<InputOf<Calls['deposit']>, 'transferId'>): Promise<Reply<'deposit'>> {
    const reply = await this.beginning.make(JSON.stringify(content), (transferId) => this.api('deposit', { ...content, transferId }));
    if (reply.ok) void this.refresh();
    return reply;
  }
}
