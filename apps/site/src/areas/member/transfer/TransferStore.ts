import type { Client, Reply } from '@site/api/client';
import { makeAutoObservable, reaction } from 'mobx';
import { Answer } from '../../../stores/Answer';
import { MoneyCall } from '../../../stores/MoneyCall';
import type { WalletStore } from '../../../stores/WalletStore';

interface Sending {
  /** Account name of a downline; undefined sends to the own upline. */
  to: string | undefined;
  amountMinor: string;
  paymentPassword: string;
}

type Sent = Reply<'transferUpline'> | Reply<'transferDownline'>;

/** Transfers of a member to the upline or to downlines. Source: MEM-05. */
export class TransferStore {
  readonly config: Answer<'transferConfig'>;
  private readonly sending = new MoneyCall();
  private readonly api: Client;
  private readonly wallet: WalletStore;

  constructor({ api, wallet }: { api: Client; wallet: WalletStore }) {
    this.api = api;
    this.wallet = wallet;
    this.config = new Answer(api, 'transferConfig');
    makeAutoObservable<this, 'api' | 'wallet' | 'sending'>(this, { api: false, wallet: false, sending: false }, { autoBind: true });
  }

  /** Loads all, and again whenever the member's money changes. */
  start(): () => void {
    void this.refresh();
    return reaction(
      () => this.wallet.balance,
      () => void this.refresh(),
    );
  }

  refresh() {
    return this.config.ask({});
  }

  async send({ to, amountMinor, paymentPassword }: Sending): Promise<Sent> {
    const reply = await this.sending.make<Sent>(`${to} ${amountMinor}`, (transferId) => {
      const input = { amountMinor, paymentPassword, transferId };
      return to === undefined ? this.api('transferUpline', input) : this.api('transferDownline', { to, ...input });
    });
    if (reply.ok) await Promise.all([this.refresh(), this.wallet.refresh()]);
    return reply;
  }
}
