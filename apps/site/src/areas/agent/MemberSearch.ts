import type { Client } from '@site/api/client';
import type { Calls } from '@site/api/calls';
import type { OutputOf } from '@site/api/call';
import { makeAutoObservable, observableRef } from 'mobx';
import { failed, type Load, loading, ready } from '../../stores/load';

type Found = OutputOf<Calls['teamMembers']>;

/** Matches that are asked for at once. */
const PAGE = 50;

/** Members of the own team whose name contains the words, a page after the other. Source: AGT-05. */
export class MemberSearch {
  words = '';
  found: Load<Found> = loading;
  /** State of the page behind those that are there. */
  more: 'ready' | 'loading' | 'failed' = 'ready';
  readonly #api: Client;

  constructor(api: Client) {
    this.#api = api;
    makeAutoObservable(this, { found: observableRef }, { autoBind: true });
  }

  /** Begins a search; without words there is none. */
  async search(words: string) {
    this.begin(words);
    if (words === '') return;
    const reply = await this.#api('teamMembers', { search: words, pageSize: PAGE });
    if (this.words === words) this.settle(reply.ok ? ready(reply.value) : failed(reply), 'ready');
  }

  /** Asks for the next page, unless it is on its way. */
  async askMore() {
    const { found, words } = this;
    if (found.state !== 'ready' || found.value.next === null || this.more === 'loading') return;
    this.settle(found, 'loading');
    const reply = await this.#api('teamMembers', { search: words, pageSize: PAGE, cursor: found.value.next });
    // Another search, or the same words once more, has its own pages.
    if (this.found !== found) return;
    if (reply.ok) this.settle(ready({ ...reply.value, list: [...found.value.list, ...reply.value.list] }), 'ready');
    else this.settle(found, 'failed');
  }

  private begin(words: string) {
    this.words = words;
    this.settle(loading, 'ready');
  }

  private settle(found: Load<Found>, more: MemberSearch['more']) {
    this.found = found;
    this.more = more;
  }
}
