import type { Client } from '@site/api/client';
import type { Numero } from '@site/api/lottery';
import type { InitialData } from '@site/api/page';
import { makeAutoObservable, observableRef } from 'mobx';
import { failed, type FailureCode, type Load, loading, ready } from '../../stores/load';

interface Page {
  draws: readonly Numero[];
  next?: number | undefined;
}

/** Results of one lottery until a time, newest first, page by page. */
export class ResultsStore {
  draws: Load<readonly Numero[]> = loading;
  isLoadingMore = false;
  failure: FailureCode | undefined = undefined;
  readonly #api: Client;
  #gameCode = '';
  #until: number | undefined;
  #next: number | undefined;
  #isMember = false;
  #asked = 0;

  constructor(api: Client, painted: InitialData['results']) {
    this.#api = api;
    if (painted) {
      const { value, until } = painted;
      this.draws = ready(value.draws);
      this.#gameCode = value.game.gameCode;
      this.#until = until;
    }
    makeAutoObservable(this, { draws: observableRef }, { autoBind: true });
  }

  /** Asks for the newest; what is shown of the same lottery until the same time stays meanwhile. */
  async show(gameCode: string, { until, isMember }: { until: number | undefined; isMember: boolean }) {
    if (gameCode !== this.#gameCode || until !== this.#until) this.draws = loading;
    this.#gameCode = gameCode;
    this.#until = until;
    this.#next = until;
    this.#isMember = isMember;
    await this.#ask([]);
  }

  async showMore() {
    if (this.draws.state !== 'ready' || this.isLoadingMore) return;
    this.isLoadingMore = true;
    await this.#ask(this.draws.value);
  }

  async #ask(before: readonly Numero[]) {
    const turn = ++this.#asked;
    const until = this.#next;
    const page = await (until === undefined && this.#isMember ? this.#askOpened() : this.#askUntil(until));
    if (turn !== this.#asked) return;
    this.settle(page.state === 'ready' ? ready([...before, ...page.value.draws]) : page, before.length > 0);
    if (page.state === 'ready') this.#next = page.value.next;
  }

  async #askUntil(until: number | undefined): Promise<Load<Page>> {
    const reply = await this.#api('results', { gameCode: this.#gameCode, ...(until !== undefined && { until }) });
    return reply.ok ? ready(reply.value) : failed(reply);
  }

  /** The newest draws of a member: the opened numbers, without the draw that is not public yet. Source: LOT-01. */
  async #askOpened(): Promise<Load<Page>> {
    const reply = await this.#api('openedNumeros', { gameCode: this.#gameCode, pageNo: 1 });
    if (!reply.ok) return failed(reply);
    const { list } = reply.value;
    // A draw opens at the time of the one before it.
    return ready({ draws: list.filter(({ result }) => result !== null), next: list.at(-1)?.openAt });
  }

  private settle(draws: Load<readonly Numero[]>, isMore: boolean) {
    this.isLoadingMore = false;
    // What is shown stays when newer results cannot be read.
    if (!isMore && draws.state === 'failed' && this.draws.state === 'ready') return;
    this.failure = isMore && draws.state === 'failed' ? draws.code : undefined;
    if (!this.failure) this.draws = draws;
  }
}
