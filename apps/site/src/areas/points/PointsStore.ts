import type { Client, Reply } from '@site/api/client';
import { makeAutoObservable } from 'mobx';
import { Answer } from '../../stores/Answer';
import { MoneyCall } from '../../stores/MoneyCall';
import type { WalletStore } from '../../stores/WalletStore';

const ROWS = 8;
const DAYS = 5;
/** Rewards of a brand are shown on one page. */
const REWARDS = 100;

export type PointRecords = 'redeem' | 'exchange';

/** Points of a member, what they buy, and their records. Source: MEM-11, MEM-13, MEM-19. */
export class PointsStore {
  readonly balance: Answer<'pointBalance'>;
  readonly config: Answer<'pointConfig'>;
  readonly rewards: Answer<'pointRewards'>;
  readonly redeemed: Answer<'redeemHistory'>;
  readonly days: Answer<'pointHistory'>;
  records: PointRecords = 'redeem';
  page = 1;
  private readonly sending = new MoneyCall();
  private readonly api: Client;
  private readonly wallet: WalletStore;

  constructor({ api, wallet }: { api: Client; wallet: WalletStore }) {
    this.api = api;
    this.wallet = wallet;
    this.balance = new Answer(api, 'pointBalance');
    this.config = new Answer(api, 'pointConfig');
    this.rewards = new Answer(api, 'pointRewards');
    this.redeemed = new Answer(api, 'redeemHistory');
    this.days = new Answer(api, 'pointHistory');
    makeAutoObservable<this, 'api' | 'wallet' | 'sending'>(this, { api: false, wallet: false, sending: false }, { autoBind: true });
  }

  start() {
    void this.refresh();
  }

  async refresh() {
    await Promise.all([this.balance.ask({}), this.config.ask({}), this.rewards.ask({ pageSize: REWARDS }), this.askRecords()]);
  }

  /** Points that can be spent; undefined until they are known. */
  get held(): bigint | undefined {
    return this.balance.load.state === 'ready' ? BigInt(this.balance.load.value.points) : undefined;
  }

  show(records: PointRecords) {
    this.records = records;
    this.page = 1;
    void this.askRecords();
  }

  turnTo(page: number) {
    this.page = page;
    void this.askRecords();
  }

  askRecords() {
    return this.records === 'redeem'
      ? this.redeemed.ask({ pageNo: this.page, pageSize: ROWS })
      : this.days.ask({ pageNo: this.page, pageSize: DAYS });
  }

  async convert(points: bigint, paymentPassword: string): Promise<Reply<'convertPoints'>> {
    const reply = await this.sending.make(`convert ${points}`, (transferId) =>
      this.api('convertPoints', { points: String(points), paymentPassword, transferId }),
    );
    if (reply.ok) await this.done();
    return reply;
  }

  async redeem(rewardId: string, quantity: number, paymentPassword: string): Promise<Reply<'redeemReward'>> {
    const reply = await this.sending.make(`redeem ${rewardId} ${quantity}`, (transferId) =>
      this.api('redeemReward', { rewardId, quantity, paymentPassword, transferId }),
    );
    if (reply.ok) await this.done();
    else if (reply.code === 'outOfStock') void this.rewards.ask({ pageSize: REWARDS });
    return reply;
  }

  private async done() {
    this.page = 1;
    await Promise.all([this.refresh(), this.wallet.refresh()]);
  }
}
