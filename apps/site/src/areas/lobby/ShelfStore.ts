import type { Reply } from '@site/api/client';
import type { Game, GameListValue } from '@site/api/games';
import { makeAutoObservable, observableRef } from 'mobx';
import type { FailureCode } from '../../stores/load';
import { collapsedCount } from './collapsedCount';

/** Number of games shown at first, and of each page. Source: LOB-03. */
export const SHELF_PAGE = 12;

type Part = Pick<GameListValue, 'games' | 'total'>;

/** A page of games, with the total count of the shelf. */
export type ShelfPage = { ok: true; value: Part } | Extract<Reply<'gameList'>, { ok: false }>;

export interface ShelfStoreDeps {
  /** Loads a page of the shelf's games; the first one is loaded already. */
  askPage: (pageNo: number) => Promise<ShelfPage>;
  /** The first games, already loaded. */
  games: Game[];
  total: number;
}

/** Games of one shelf of the lobby, expanded page by page and collapsed. Source: LOB-06, LOB-18. */
export class ShelfStore {
  total: number;
  isLoading = false;
  failure: FailureCode | undefined = undefined;
  private readonly askPage: ShelfStoreDeps['askPage'];
  private loaded: Game[];
  private pages = 1;
  private shown: number;

  constructor({ askPage, games, total }: ShelfStoreDeps) {
    this.askPage = askPage;
    this.loaded = games.slice(0, SHELF_PAGE);
    this.shown = this.loaded.length;
    this.total = total;
    makeAutoObservable<this, 'askPage' | 'loaded'>(this, { askPage: false, loaded: observableRef }, { autoBind: true });
  }

  get games(): Game[] {
    return this.loaded.slice(0, this.shown);
  }

  /** True when more games are shown than at first. */
  get isGrown(): boolean {
    return this.shown > SHELF_PAGE;
  }

  get isOpen(): boolean {
    return this.shown > collapsedCount(this.total);
  }

  /** Games loaded before collapsing are shown again immediately. */
  async loadMore() {
    if (this.isLoading) return;
    if (this.shown < this.loaded.length) return this.show(this.loaded.length);
    this.begin();
    const page = await this.askPage(this.pages + 1);
    if (page.ok) this.add(page.value);
    else this.fail(page.code);
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
  private add({ games, total }: Part) {
    const known = new Set(this.loaded.map(({ nodeId }) => nodeId));
    const fresh = games.filter(({ nodeId }) => !known.has(nodeId));
    this.pages += 1;
    this.loaded = [...this.loaded, ...fresh];
    this.shown = this.loaded.length;
    this.total = fresh.length === 0 ? this.loaded.length : total;
    this.isLoading = false;
  }

  private fail(code: FailureCode) {
    this.failure = code;
    this.isLoading = false;
  }
}
