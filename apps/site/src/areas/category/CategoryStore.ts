import type { Client } from '@site/api/client';
import type { GameListValue } from '@site/api/games';
import { gamesPerPage, isPersonalClass } from '@site/rules/gamePages';
import { makeAutoObservable, observableRef } from 'mobx';
import { failed, type Load, loading, ready } from '../../stores/load';
import { categoryAddress, type CategoryQuery, isOfVendors } from './categoryQuery';
import { MorePages } from './MorePages';

/** One page of a category's games. The address is the query; visited pages are cached, so that going back shows them immediately. */
export class CategoryStore {
  query: CategoryQuery;
  list: Load<GameListValue> = loading;
  readonly more = new MorePages();
  private readonly api: Client;
  private readonly seen = new Map<string, GameListValue>();

  constructor(api: Client, query: CategoryQuery, painted: GameListValue | undefined) {
    this.api = api;
    this.query = query;
    if (painted) {
      this.list = ready(painted);
      this.seen.set(categoryAddress(query), painted);
    }
    makeAutoObservable<this, 'api' | 'seen'>(this, { api: false, seen: false, list: observableRef }, { autoBind: true });
  }

  /** Personal lists are always requested: presses and plays change them. */
  async show(query: CategoryQuery, { isMember }: { isMember: boolean }) {
    const address = categoryAddress(query);
    const seen = this.seen.get(address);
    if (address !== categoryAddress(this.query)) this.more.clear();
    this.begin(query, seen ? ready(seen) : loading);
    if (seen || isOfVendors(query) || (isPersonalClass(query.classify) && !isMember)) return;

    const list = await this.ask(query);
    if (list.state === 'ready' && !isPersonalClass(query.classify)) this.seen.set(address, list.value);
    // A slow reply to an earlier query must not replace a newer one.
    if (address === categoryAddress(this.query)) this.settle(list);
  }

  async showMore() {
    const { query } = this;
    await this.more.add((after) => this.ask({ ...query, page: query.page + after }));
  }

  private async ask({ gameType, vassalage, classify, gameName, page }: CategoryQuery): Promise<Load<GameListValue>> {
    const asked = { gameType, pageSize: gamesPerPage(classify), ...(vassalage && { vassalage }) };
    switch (classify) {
      case 'FAV': {
        const reply = await this.api('favourites', { ...asked, pageNo: page });
        return reply.ok ? ready({ ...reply.value, games: reply.value.content }) : failed(reply);
      }
      case 'RECENT': {
        const reply = await this.api('recentGames', { ...asked, page });
        return reply.ok ? ready({ ...reply.value, games: reply.value.list }) : failed(reply);
      }
      default: {
        const reply = await this.api('gameList', { ...asked, gameClassify: classify, pageNo: page, ...(gameName && { gameName }) });
        return reply.ok ? ready(reply.value) : failed(reply);
      }
    }
  }

  private begin(query: CategoryQuery, list: Load<GameListValue>) {
    this.query = query;
    this.list = list;
  }

  private settle(list: Load<GameListValue>) {
    this.list = list;
  }
}
