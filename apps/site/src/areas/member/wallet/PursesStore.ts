import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Client, Reply } from '@site/api/client';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { Answer } from '../../../stores/Answer';
import { MoneyCall } from '../../../stores/MoneyCall';
import type { WalletStore } from '../../../stores/WalletStore';
import type { Failure } from '../../session/SentCode';

export type Recalled = OutputOf<Calls['recallAll']>['results'][number];

/** A wallet that one or several vendors play from. */
export interface Purse {
  purse: string;
  /** One of its vendors, for moving money. */
  vassalage: string;
  names: string[];
  /** Null while the vendor does not answer. */
  balanceMinor: bigint | null;
  currency: string;
}

export interface Move {
  purse: Purse;
  direction: 'in' | 'out';
  amountMinor: bigint;
}

/** Money that a member keeps at vendors. Source: MEM-02. */
export class PursesStore {
  readonly answer: Answer<'merchantWallet'>;
  isRecalling = false;
  /** Outcome of the last recall, by wallet. */
  recalled: readonly Recalled[] = [];
  failure: Failure | undefined = undefined;
  private readonly recalling = new MoneyCall();
  private readonly moving = new MoneyCall();
  private readonly api: Client;
  private readonly wallet: WalletStore;

  constructor({ api, wallet }: { api: Client; wallet: WalletStore }) {
    this.api = api;
    this.wallet = wallet;
    this.answer = new Answer(api, 'merchantWallet');
    makeAutoObservable<this, 'api' | 'wallet' | 'recalling' | 'moving'>(
      this,
      { api: false, wallet: false, recalling: false, moving: false, recalled: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** Loads the wallets, and again whenever money of the member has moved. */
  start(): () => void {
    void this.refresh();
    return reaction(
      () => this.wallet.balance?.seq,
      () => void this.refresh(),
    );
  }

  refresh() {
    return this.answer.ask({ isSingle: 0 });
  }

  /** The wallets, each once. */
  get purses(): Purse[] {
    const { load } = this.answer;
    if (load.state !== 'ready') return [];
    return [...Map.groupBy(load.value.wallets, ({ purse }) => purse)].flatMap(([purse, [first, ...others]]) => {
      if (!first) return [];
      const { vassalage, name, balance, currency } = first;
      const names = [name, ...others.map((other) => other.name)];
      return { purse, vassalage, names, balanceMinor: balance === null ? null : BigInt(balance), currency };
    });
  }

  /** Returns the sum that is kept at all vendors that answer. */
  get keptMinor(): bigint {
    return this.purses.reduce((sum, { balanceMinor }) => sum + (balanceMinor ?? 0n), 0n);
  }

  /** Returns the balance of the main wallet, which is the most that can be put in. */
  get mainMinor(): bigint {
    return BigInt(this.wallet.balance?.balance ?? 0);
  }

  /** Brings everything back. A press after a lost answer repeats the same recall. */
  async recall() {
    this.settle({ isRecalling: true });
    const reply = await this.recalling.make('recall', (transferId) => this.api('recallAll', { transferId }));
    this.settle({ isRecalling: false, recalled: reply.ok ? reply.value.results : [], failure: reply.ok ? undefined : reply });
    await Promise.all([this.refresh(), this.wallet.refresh()]);
  }

  /** Moves money to a vendor’s wallet or back. A press after a lost answer repeats the same transfer. */
  async move({ purse, direction, amountMinor }: Move): Promise<Reply<'walletTransfer'>> {
    const asked = { vassalage: purse.vassalage, direction, amountMinor: String(amountMinor) };
    const reply = await this.moving.make(JSON.stringify(asked), (transferId) => this.api('walletTransfer', { ...asked, transferId }));
    this.settle({ recalled: [] });
    await Promise.all([this.refresh(), this.wallet.refresh()]);
    return reply;
  }

  private settle(parts: Partial<Pick<PursesStore, 'isRecalling' | 'recalled' | 'failure'>>) {
    Object.assign(this, parts);
  }
}
