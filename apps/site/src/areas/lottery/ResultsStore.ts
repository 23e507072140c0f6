import type { Client } from '@site/api/client';
import type { Numero } from '@site/api/lottery';
import type { InitialData } from '@site/api/page';
import { makeAutoObservable, observableRef } from 'mobx';
import { failed, type FailureCode, type Load, loading, ready } from '../../stores/load';

/** Results of one lottery until a time, newest first, page by page. */
export class ResultsStore {
  draws: Load<readonly Numero[]> = loading;
  isLoadingMore = false;
  failure: FailureCode | undefined = undefined;
  readonly #api: Client;
  #gameCode = '';
  #until: number | undefined;
  #next: number | undefined;
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
  async show(gameCode: string, until: number | undefined) {
    if (gameCode !== this.#gameCode || until !== this.#until) this.draws = loading;
    this.#gameCode = gameCode;
    this.#until = until;
    this.#next = until;
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
    const reply = await this.#api('results', { gameCode: this.#gameCode, ...(until !== undefined && { until }) });
    if (turn !== this.#asked) return;
    this.settle(reply.ok ? ready([...before, ...reply.value.draws]) : failed(reply), before.length > 0);
    if (reply.ok) this.#next = reply.value.next;
  }

  private settle(draws: Load<readonly Numero[]>, isMore: boolean) {
    this.isLoadingMore = false;
    // What is shown stays when newer results cannot be read.
    if (!isMore && draws.state === 'failed' && this.draws.state === 'ready') return;
    this.failure = isMore && draws.state === 'failed' ? draws.code : undefined;
    if (!this.failure) this.draws = draws;
  }
}
