import type { Client, Reply } from '@site/api/client';
import { makeAutoObservable, reaction } from 'mobx';
import { Answer } from '../../../stores/Answer';
import type { WalletStore } from '../../../stores/WalletStore';

interface Sending {
  /** Account name of a downline; undefined sends to the own upline. */
  to: string | undefined;
  amountMinor: string;
  paymentPassword: string;
}

/** Transfers of a member to the upline or to downlines. Source: MEM-05. */
export class TransferStore {
  readonly config: Answer<'transferConfig'>;
  /** Id of the transfer that is being sent: a repeated press sends no other. */
  private asked: { content: string; transferId: string } | undefined = undefined;
  private readonly api: Client;
  private readonly wallet: WalletStore;

  constructor({ api, wallet }: { api: Client; wallet: WalletStore }) {
    this.api = api;
    this.wallet = wallet;
    this.config = new Answer(api, 'transferConfig');
    makeAutoObservable<this, 'api' | 'wallet' | 'asked'>(this, { api: false, wallet: false, asked: false }, { autoBind: true });
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

  async send({ to, amountMinor, paymentPassword }: Sending): Promise<Reply<'transferUpline'>> {
    const key = `${to} ${amountMinor}`;
    if (this.asked?.content !== key) this.asked = { content: key, transferId: crypto.randomUUID() };
    const input = { amountMinor, paymentPassword, transferId: this.asked.transferId };
    const reply = to === undefined ? await this.api('transferUpline', input) : await this.api('transferDownline', { to, ...input });
    if (reply.ok) {
      this.asked = undefined;
      await Promise.all([this.refresh(), this.wallet.refresh()]);
    }
    return reply;
  }
}
