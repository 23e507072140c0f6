import type { Client } from '@site/api/client';
import type { GameListValue } from '@site/api/games';
import { SEARCH_PAGE_SIZE } from '@site/rules/gamePages';
import { makeAutoObservable } from 'mobx';
import { type Load, ready } from '../stores/load';

export interface SearchQuery {
  /** Empty: nothing is looked for. */
  words: string;
  page: number;
}

/**
 * What a search finds, as fast as it is typed: one question is under way at a time, and the newest is asked next. Until its answer is
 * here the last one stands.
 *
 * Source: LOB-08.
 */
export class SearchStore {
  /** What `list` answers. */
  answered: SearchQuery;
  list: Load<GameListValue> | undefined = undefined;
  isAsking = false;
  private wanted: SearchQuery;
  private readonly api: Client;

  constructor(api: Client, query: SearchQuery, painted: GameListValue | undefined) {
    this.api = api;
    this.answered = query;
    this.wanted = query;
    if (painted) this.list = ready(painted);
    makeAutoObservable<this, 'api' | 'wanted'>(this, { api: false, wanted: false }, { autoBind: true });
  }

  async show(query: SearchQuery) {
    this.wanted = query;
    if (query.words === '') return this.settle(query, undefined);
    if (this.isAsking || (this.list?.state === 'ready' && isSame(query, this.answered))) return;
    this.isAsking = true;
    for (let asked: SearchQuery | undefined; asked !== this.wanted;) {
      asked = this.wanted;
      if (asked.words === '') break;
      const reply = await this.api('gameList', { gameName: asked.words, pageNo: asked.page, pageSize: SEARCH_PAGE_SIZE });
      if (this.wanted.words !== '') this.settle(asked, reply.ok ? ready(reply.value) : { state: 'failed', code: reply.code });
    }
    this.rest();
  }

  private settle(query: SearchQuery, list: Load<GameListValue> | undefined) {
    this.answered = query;
    this.list = list;
  }

  private rest() {
    this.isAsking = false;
  }
}

const isSame = (one: SearchQuery, other: SearchQuery) => one.words === other.words && one.page === other.page;
