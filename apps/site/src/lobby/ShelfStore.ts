import type { Client } from '@site/api/client';
import type { GameType } from '@site/api/common';
import type { Game, GameListValue } from '@site/api/games';
import { makeAutoObservable } from 'mobx';
import type { FailureCode } from '../stores/load';

/** As many as a shelf shows at first. Source: spec §9. */
const PAGE_SIZE = 12;

/** The games of one shelf of the lobby, page after page. */
export class ShelfStore {
  games: Game[];
  total: number;
  isLoading = false;
  failure: FailureCode | undefined = undefined;
  private readonly api: Client;
  private readonly gameType: GameType;

  constructor({ api, gameType, games, total }: { api: Client; gameType: GameType; games: Game[]; total: number }) {
    this.api = api;
    this.gameType = gameType;
    this.games = games.slice(0, PAGE_SIZE);
    this.total = total;
    makeAutoObservable<this, 'api' | 'gameType'>(this, { api: false, gameType: false }, { autoBind: true });
  }

  get hasMore(): boolean {
    return this.games.length < this.total;
  }

  async loadMore() {
    if (this.isLoading) return;
    this.begin();
    const pageNo = Math.floor(this.games.length / PAGE_SIZE) + 1;
    const reply = await this.api('gameList', { gameType: this.gameType, pageNo, pageSize: PAGE_SIZE });
    if (reply.ok) this.add(reply.value);
    else this.fail(reply.code);
  }

  private begin() {
    this.isLoading = true;
    this.failure = undefined;
  }

  /** The catalogue may have moved since the last page: a game is shown once. */
  private add({ games, total }: GameListValue) {
    const shown = new Set(this.games.map(({ nodeId }) => nodeId));
    const fresh = games.filter(({ nodeId }) => !shown.has(nodeId));
    this.games = [...this.games, ...fresh];
    this.total = fresh.length ? total : this.games.length;
    this.isLoading = false;
  }

  private fail(code: FailureCode) {
    this.failure = code;
    this.isLoading = false;
  }
}
