import type { Client } from '@site/api/client';
import type { GameType } from '@site/api/common';
import type { GameListValue } from '@site/api/games';
import { makeAutoObservable, observableRef } from 'mobx';
import { MorePages } from '../category/MorePages';
import { failed, type Load, ready } from '../../stores/load';

export interface SearchQuery {
  /** Search term; empty when there is no search. */
  words: string;
  page: number;
}

const nothing: SearchQuery = { words: '', page: 1 };

export interface SearchStoreDeps {
  api: Client;
  pageSize: number;
  /** Returns the types of games to leave out. */
  blockedTypes?: () => readonly GameType[];
  /** Initial query. */
  query?: SearchQuery;
  /** Initial result, from the server-rendered page. */
  painted?: GameListValue | undefined;
}

/**
 * Search while typing: one request at a time, followed by the latest query. Keeps the last result until the next arrives.
 *
 * Source: LOB-08.
 */
export class SearchStore {
  /** Query of `list`. */
  answered: SearchQuery;
  list: Load<GameListValue> | undefined = undefined;
  isAsking = false;
  readonly more = new MorePages();
  private wanted: SearchQuery;
  private readonly api: Client;
  private readonly pageSize: number;
  private readonly blockedTypes: () => readonly GameType[];

  constructor({ api, pageSize, blockedTypes = () => [], query = nothing, painted }: SearchStoreDeps) {
    this.api = api;
    this.pageSize = pageSize;
    this.blockedTypes = blockedTypes;
    this.answered = query;
    this.wanted = query;
    if (painted) this.list = ready(painted);
    makeAutoObservable<this, 'api' | 'pageSize' | 'blockedTypes' | 'wanted'>(
      this,
      { api: false, pageSize: false, blockedTypes: false, wanted: false, list: observableRef },
      { autoBind: true },
    );
  }

  async show(query: SearchQuery) {
    this.wanted = query;
    if (query.words === '') return this.settle(query, undefined);
    if (this.isAsking || (this.list?.state === 'ready' && isSame(query, this.answered))) return;
    this.isAsking = true;
    for (let asked: SearchQuery | undefined; asked !== this.wanted;) {
      asked = this.wanted;
      if (asked.words === '') break;
      const list = await this.ask(asked);
      if (this.wanted.words !== '') this.settle(asked, list);
    }
    this.rest();
  }

  async showMore() {
    const { words, page } = this.answered;
    await this.more.add((after) => this.ask({ words, page: page + after }));
  }

  private async ask({ words, page }: SearchQuery): Promise<Load<GameListValue>> {
    const without = this.blockedTypes().join(',');
    const reply = await this.api('gameList', { gameName: words, pageNo: page, pageSize: this.pageSize, ...(without && { without }) });
    return reply.ok ? ready(reply.value) : failed(reply);
  }

  private settle(query: SearchQuery, list: Load<GameListValue> | undefined) {
    this.more.clear();
    this.answered = query;
    this.list = list;
  }

  private rest() {
    this.isAsking = false;
  }
}

const isSame = (one: SearchQuery, other: SearchQuery) => one.words === other.words && one.page === other.page;
