import type { Client } from '@site/api/client';
import type { GameListValue } from '@site/api/games';
import { makeAutoObservable } from 'mobx';
import { type Load, loading, ready } from '../stores/load';
import { categoryAddress, type CategoryQuery } from './categoryQuery';

/** Source: spec §9 "Page sizes". */
const PAGE_SIZE = 40;

/** One page of a category's games. The address says which; pages seen are kept, so that going back shows them at once. */
export class CategoryStore {
  query: CategoryQuery;
  list: Load<GameListValue> = loading;
  private readonly api: Client;
  private readonly seen = new Map<string, GameListValue>();

  constructor(api: Client, query: CategoryQuery, painted: GameListValue | undefined) {
    this.api = api;
    this.query = query;
    if (painted) {
      this.list = ready(painted);
      this.seen.set(categoryAddress(query), painted);
    }
    makeAutoObservable<this, 'api' | 'seen'>(this, { api: false, seen: false }, { autoBind: true });
  }

  async show(query: CategoryQuery) {
    const address = categoryAddress(query);
    const seen = this.seen.get(address);
    this.begin(query, seen ? ready(seen) : loading);
    if (seen) return;

    const { category, vassalage, classify, gameName, page } = query;
    const reply = await this.api('gameList', {
      gameType: category,
      gameClassify: classify,
      pageNo: page,
      pageSize: PAGE_SIZE,
      ...(vassalage && { vassalage }),
      ...(gameName && { gameName }),
    });
    if (reply.ok) this.seen.set(address, reply.value);
    // A slow answer for an earlier choice must not replace a newer one.
    if (address === categoryAddress(this.query)) this.settle(reply.ok ? ready(reply.value) : { state: 'failed', code: reply.code });
  }

  private begin(query: CategoryQuery, list: Load<GameListValue>) {
    this.query = query;
    this.list = list;
  }

  private settle(list: Load<GameListValue>) {
    this.list = list;
  }
}
