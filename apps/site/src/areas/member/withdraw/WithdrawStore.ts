import type { InputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Client, Reply } from '@site/api/client';
import type { WithdrawalValue } from '@site/api/withdraw';
import { makeAutoObservable, reaction } from 'mobx';
import { Answer } from '../../../stores/Answer';
import { MoneyCall, ofMoney } from '../../../stores/MoneyCall';
import type { WalletStore } from '../../../stores/WalletStore';

const ROWS = 6;

/** Withdrawals of a member: what can be withdrawn now, the one that is shown, and the earlier ones. Source: MEM-04. */
export class WithdrawStore {
  readonly config: Answer<'withdrawConfig'>;
  readonly banks: Answer<'bankAccounts'>;
  readonly one: Answer<'withdrawals'>;
  readonly history: Answer<'withdrawals'>;
  /** Id of the withdrawal that was chosen; undefined shows the last one. */
  shownId: string | undefined = undefined;
  page = 1;
  private readonly sending = new MoneyCall();
  private readonly api: Client;
  private readonly wallet: WalletStore;

  constructor({ api, wallet }: { api: Client; wallet: WalletStore }) {
    this.api = api;
    this.wallet = wallet;
    this.config = new Answer(api, 'withdrawConfig');
    this.banks = new Answer(api, 'bankAccounts');
    this.one = new Answer(api, 'withdrawals');
    this.history = new Answer(api, 'withdrawals');
    makeAutoObservable<this, 'api' | 'wallet' | 'sending'>(this, { api: false, wallet: false, sending: false }, { autoBind: true });
  }

  /** Loads all, and again whenever the service tells that something of the member has changed. */
  start(): () => void {
    void this.banks.ask({});
    void this.refresh();
    return reaction(
      () => this.wallet.balance,
      () => void this.refresh(),
    );
  }

  async refresh() {
    await Promise.all([this.config.ask({}), this.askShown(), this.history.ask({ pageNo: this.page, pageSize: ROWS })]);
  }

  /** The withdrawal that is shown; undefined without one. */
  get shown(): WithdrawalValue | undefined {
    return this.one.load.state === 'ready' ? this.one.load.value.list[0] : undefined;
  }

  /** The withdrawal that is shown waits for the member's answer. */
  get isAsking(): boolean {
    return this.shown?.parts.some(({ state }) => state === 'PAID') ?? false;
  }

  show(id: string | undefined) {
    this.shownId = id;
    void this.askShown();
  }

  turnTo(page: number) {
    this.page = page;
    void this.history.ask({ pageNo: page, pageSize: ROWS });
  }

  get pages(): number {
    return this.history.load.state === 'ready' ? this.history.load.value.totalPages : 1;
  }

  async withdraw(content: Omit<InputOf<Calls['withdraw']>, 'transferId'>): Promise<Reply<'withdraw'>> {
    const { bankAccountId, amountMinor } = content;
    const reply = await this.sending.make(`${bankAccountId} ${amountMinor}`, (transferId) =>
      this.api('withdraw', { ...content, transferId }),
    );
    if (!reply.ok) return reply;
    this.shownId = undefined;
    await Promise.all([this.refresh(), this.wallet.refresh()]);
    return reply;
  }

  async confirm(input: InputOf<Calls['confirmReceipt']>): Promise<Reply<'confirmReceipt'>> {
    const reply = ofMoney(await this.api('confirmReceipt', input), input.id);
    // Also when another tab has answered, or the time is over: the page shows which.
    if (reply.ok || reply.code === 'conflict') await this.refresh();
    return reply;
  }

  private askShown() {
    return this.one.ask(this.shownId ? { id: this.shownId } : { pageSize: 1 });
  }
}
