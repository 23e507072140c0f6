import type { Client, Reply } from '@site/api/client';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { GameMessage } from '@site/api/gameFrame';
import type { LotteryLaunch } from '@site/api/vendor';
import { dayOf } from '@site/rules/period';
import { makeAutoObservable } from 'mobx';
import { failed, type Load, loading, ready } from '../../stores/load';
import type { SystemStore } from '../../stores/SystemStore';
import type { WalletStore } from '../../stores/WalletStore';

const digits = /^\d{1,18}$/;

/** A trial has no mode, since it stands in a frame, and leaves no round. */
type Launch = OutputOf<Calls['launchDemo']> & Partial<Pick<OutputOf<Calls['launchGame']>, 'mode' | 'unfinished'>>;

export interface GameStoreDeps {
  api: Client;
  system: SystemStore;
  wallet: WalletStore;
}

/** A running game: its address, start, and result so far. */
export class GameStore {
  launch: Load<Launch> = loading;
  /** State of the frame: no sign yet, the game or its own error is shown, or no sign within the time limit. */
  frame: 'waiting' | 'shown' | 'silent' = 'waiting';
  openedAt: number | undefined = undefined;
  /** Number of rounds that were over since the game was opened. */
  rounds = 0;
  /** Payouts minus stakes since the game was opened, from the betting record; undefined while unknown. */
  netMinor: bigint | undefined = undefined;
  /** Balance of a free trial, from the game; null before the game has told it, undefined when real money is played. */
  playMoney: { currency: string; balanceMinor: bigint } | null | undefined = undefined;
  /** The betting record's net before the first round; undefined when it could not be read then. */
  private netBefore: bigint | undefined = undefined;
  private wasPlayable = false;
  private readonly deps: GameStoreDeps;

  constructor(deps: GameStoreDeps) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  /** Opens the game, or the room of a game, that the query of an address names. A retry too: the session continues. */
  async openAt(query: URLSearchParams) {
    const [gameCode, roomId] = [query.get('gameCode'), query.get('roomId')];
    if (query.has('demo')) await this.open(query, 'launchDemo');
    else if (gameCode && roomId) await this.openRoom(gameCode, roomId);
    else await this.open(query, 'launchGame');
  }

  /** Opens a lottery in a prize mode: at its slip, or at its hall. Source: LOT-02. */
  async openLottery(gameCode: string, { prizeMode, view }: Pick<LotteryLaunch, 'prizeMode' | 'view'>) {
    const { api, system } = this.deps;
    const input = { lottoArea: 'VN', launchMode: 'LOTT', prizeMode, gameCode, view, backUrl: '/lott' } as const;
    await this.begin(api('launchLotteryOrPvp', { ...input, ...shownHere(), language: system.language }));
  }

  /** True while a game is open that sends messages. The page of another is shown once it has loaded. */
  get speaks(): boolean {
    return this.launch.state === 'ready' && this.launch.value.speaks;
  }

  /** True while a round that was left before stands where it was left. */
  get isGoingOn(): boolean {
    return this.launch.state === 'ready' && Boolean(this.launch.value.unfinished) && this.rounds === 0;
  }

  /** Handles the load of the frame's page, the only sign of a game that sends no messages. A late one replaces the error. */
  takeLoad() {
    if (!this.speaks) this.frame = 'shown';
  }

  /** Handles a message of the frame. A late game replaces the error. The game tells its result before the balance does. */
  hear(message: GameMessage) {
    if (!this.speaks) return;
    const { wallet } = this.deps;
    const { kind } = message;
    if (kind === 'ready' || kind === 'failed') this.frame = 'shown';
    if (kind === 'round') this.rounds += 1;
    if (this.playMoney !== undefined) return this.hearTrial(message);
    if (kind === 'playing') {
      const { stakeMinor, currency } = message;
      if (digits.test(stakeMinor) && currency === wallet.balance?.currency) wallet.hold(BigInt(stakeMinor));
    } else wallet.release();
  }

  /** A free trial has its own balance and result, and never touches the wallet. */
  private hearTrial(message: GameMessage) {
    if (message.kind === 'balance' && digits.test(message.balanceMinor))
      this.playMoney = { currency: message.currency, balanceMinor: BigInt(message.balanceMinor) };
    if (message.kind === 'round' && digits.test(message.winMinor) && digits.test(message.stakeMinor))
      this.netMinor = (this.netMinor ?? 0n) + BigInt(message.winMinor) - BigInt(message.stakeMinor);
  }

  close() {
    this.deps.wallet.release();
  }

  /** Handles the time limit: a frame without a sign is blocked or broken. */
  giveUpOnFrame() {
    if (this.frame === 'waiting') this.frame = 'silent';
  }

  /** Called after every change of the balance. */
  async countNet() {
    if (this.openedAt !== undefined) this.takeNet(await this.readNet(this.openedAt));
  }

  private async readNet(since: number): Promise<bigint | undefined> {
    const { api, system } = this.deps;
    const { zone } = system.brand;
    const reply = await api('betRecords', { from: dayOf(new Date(since), zone), to: dayOf(new Date(), zone), limit: 1 });
    return reply.ok ? BigInt(reply.value.totals.netMinor) : undefined;
  }

  /** The first net must be from before the first round: a later one would hide what was lost until then. */
  private takeNet(net: bigint | undefined) {
    if (!this.wasPlayable) this.netBefore ??= net;
    if (net !== undefined && this.netBefore !== undefined) this.netMinor = net - this.netBefore;
  }

  /** A book opens at the match `eventId`. */
  private async open(query: URLSearchParams, call: 'launchGame' | 'launchDemo') {
    const { api, system } = this.deps;
    const eventId = query.get('eventId') ?? undefined;
    const input = { nodeId: Number(query.get('nodeId')), eventId, language: system.language, ...shownHere(), backUrl: '/' } as const;
    await this.begin(api(call, input), call === 'launchDemo');
  }

  /** Opens a game between players at one of its rooms. Source: GAM-08. */
  private async openRoom(gameCode: string, roomId: string) {
    const { api, system } = this.deps;
    await this.begin(api('launchLotteryOrPvp', { gameCode, roomId, ...shownHere(), backUrl: '/pvp', language: system.language }));
  }

  /** Shows the game once its launch is answered. Its result counts from the betting record before the first round. */
  private async begin(asked: Promise<Reply<'launchGame' | 'launchDemo' | 'launchLotteryOrPvp'>>, isDemo = false) {
    this.launch = loading;
    this.frame = 'waiting';
    this.openedAt ??= Date.now();
    this.playMoney = isDemo ? (this.playMoney ?? null) : undefined;
    if (isDemo) this.netMinor ??= 0n;
    const [reply] = await Promise.all([asked, isDemo ? undefined : this.countNet()]);
    this.settle(reply.ok ? ready(reply.value) : failed(reply));
  }

  private settle(launch: Load<Launch>) {
    this.launch = launch;
    this.wasPlayable ||= launch.state === 'ready';
  }
}

/** Device and scheme of the page, which the game takes over. */
function shownHere() {
  return {
    device: matchMedia('(max-width: 767px)').matches ? 'mobile' : 'desktop',
    theme: document.documentElement.dataset['colorScheme'] === 'light' ? 'light' : 'dark',
  } as const;
}
