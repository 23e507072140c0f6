import type { Client } from '@site/api/client';
import type { GameType } from '@site/api/common';
import type { Game, GameListValue } from '@site/api/games';
import { makeAutoObservable, observableRef } from 'mobx';
import type { FailureCode } from '../stores/load';
import { foldOf } from './foldOf';

/** As many as a shelf shows at first. Source: spec §9. */
const PAGE_SIZE = 12;

/** The games of one shelf of the lobby: page after page, and closed again. Source: LOB-06, LOB-18. */
export class ShelfStore {
  total: number;
  isLoading = false;
  failure: FailureCode | undefined = undefined;
  private readonly api: Client;
  private readonly gameType: GameType;
  private loaded: Game[];
  private shown: number;

  constructor({ api, gameType, games, total }: { api: Client; gameType: GameType; games: Game[]; total: number }) {
    this.api = api;
    this.gameType = gameType;
    this.loaded = games.slice(0, PAGE_SIZE);
    this.shown = this.loaded.length;
    this.total = total;
    makeAutoObservable<this, 'api' | 'gameType' | 'loaded'>(
      this,
      { api: false, gameType: false, loaded: observableRef },
      { autoBind: true },
    );
  }

  get games(): Game[] {
    return this.loaded.slice(0, this.shown);
  }

  get isOpen(): boolean {
    return this.shown > foldOf(this.total);
  }

  /** What was loaded before it was closed is shown again at once. */
  async loadMore() {
    if (this.isLoading) return;
    if (this.shown < this.loaded.length) return this.show(this.loaded.length);
    this.begin();
    const pageNo = Math.floor(this.loaded.length / PAGE_SIZE) + 1;
    const reply = await this.api('gameList', { gameType: this.gameType, pageNo, pageSize: PAGE_SIZE });
    if (reply.ok) this.add(reply.value);
    else this.fail(reply.code);
  }

  close() {
    this.show(foldOf(this.total));
  }

  private show(shown: number) {
    this.shown = shown;
  }

  private begin() {
    this.isLoading = true;
    this.failure = undefined;
  }

  /** The catalogue may have moved since the last page: a game is shown once. */
  private add({ games, total }: GameListValue) {
    const known = new Set(this.loaded.map(({ nodeId }) => nodeId));
    const fresh = games.filter(({ nodeId }) => !known.has(nodeId));
    this.loaded = [...this.loaded, ...fresh];
    this.shown = this.loaded.length;
    this.total = fresh.length ? total : this.loaded.length;
    this.isLoading = false;
  }

  private fail(code: FailureCode) {
    this.failure = code;
    this.isLoading = false;
  }
}
