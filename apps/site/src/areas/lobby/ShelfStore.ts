import type { Client } from '@site/api/client';
import type { GameType } from '@site/api/common';
import type { Game, GameListValue } from '@site/api/games';
import { isOpen } from '@site/rules/game';
import { makeAutoObservable, observableRef } from 'mobx';
import type { FailureCode } from '../../stores/load';
import { collapsedCount } from './collapsedCount';

/** Number of games shown at first. Source: LOB-03. */
const PAGE_SIZE = 12;

/** Query of a shelf; of hot games, only open ones. */
export type ShelfFilter = { gameType: GameType } | { gameClassify: 'HOT' };

export interface ShelfStoreDeps {
  api: Client;
  filter: ShelfFilter;
  /** The first games, already loaded. */
  games: Game[];
  total: number;
}

/** Games of one shelf of the lobby, expanded page by page and collapsed. Source: LOB-06, LOB-18. */
export class ShelfStore {
  total: number;
  isLoading = false;
  failure: FailureCode | undefined = undefined;
  private readonly api: Client;
  private readonly filter: ShelfFilter;
  private loaded: Game[];
  private pages = 1;
  private shown: number;

  constructor({ api, filter, games, total }: ShelfStoreDeps) {
    this.api = api;
    this.filter = filter;
    this.loaded = games.slice(0, PAGE_SIZE);
    this.shown = this.loaded.length;
    this.total = total;
    makeAutoObservable<this, 'api' | 'filter' | 'loaded'>(this, { api: false, filter: false, loaded: observableRef }, { autoBind: true });
  }

  get games(): Game[] {
    return this.loaded.slice(0, this.shown);
  }

  /** True when more games are shown than at first. */
  get isGrown(): boolean {
    return this.shown > PAGE_SIZE;
  }

  get isOpen(): boolean {
    return this.shown > collapsedCount(this.total);
  }

  /** Games loaded before collapsing are shown again immediately. */
  async loadMore() {
    if (this.isLoading) return;
    if (this.shown < this.loaded.length) return this.show(this.loaded.length);
    this.begin();
    const reply = await this.api('gameList', { ...this.filter, pageNo: this.pages + 1, pageSize: PAGE_SIZE });
    if (reply.ok) this.add(reply.value);
    else this.fail(reply.code);
  }

  close() {
    this.show(collapsedCount(this.total));
  }

  private show(shown: number) {
    this.shown = shown;
  }

  private begin() {
    this.isLoading = true;
    this.failure = undefined;
  }

  /** The catalogue may have shifted since the last page: duplicates are skipped. */
  private add({ games, total }: GameListValue) {
    const known = new Set(this.loaded.map(({ nodeId }) => nodeId));
    const isHotShelf = 'gameClassify' in this.filter;
    const fresh = games.filter((game) => !known.has(game.nodeId) && (!isHotShelf || isOpen(game)));
    this.pages += 1;
    this.loaded = [...this.loaded, ...fresh];
    this.shown = this.loaded.length;
    if (fresh.length === 0) this.total = this.loaded.length;
    else if (!isHotShelf) this.total = total;
    this.isLoading = false;
  }

  private fail(code: FailureCode) {
    this.failure = code;
    this.isLoading = false;
  }
}
