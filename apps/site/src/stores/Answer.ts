import type { InputOf, OutputOf } from '@site/api/call';
import type { CallName, Calls } from '@site/api/calls';
import type { Client } from '@site/api/client';
import { makeAutoObservable, observableRef } from 'mobx';
import { failed, type Load, loading, ready } from './load';

/** Reply of one call. It may begin with data of the server-rendered page. */
export class Answer<N extends CallName> {
  load: Load<OutputOf<Calls[N]>> = loading;
  readonly #api: Client;
  readonly #name: N;
  #question = '';
  #isPainted = false;
  #asked = 0;

  constructor(api: Client, name: N, painted?: { input: InputOf<Calls[N]>; value: OutputOf<Calls[N]> | undefined }) {
    this.#api = api;
    this.#name = name;
    if (painted?.value) {
      this.load = ready(painted.value);
      this.#question = JSON.stringify(painted.input);
      this.#isPainted = true;
    }
    makeAutoObservable(this, { load: observableRef }, { autoBind: true });
  }

  /** For an opening page: data from the server is fresh, other data is requested. */
  async open(input: InputOf<Calls[N]>) {
    const isNew = this.#isPainted && this.#question === JSON.stringify(input);
    this.#isPainted = false;
    if (!isNew) await this.ask(input);
  }

  /** Requests a new reply; keeps the last reply to the same input meanwhile, and when the call fails. */
  async ask(input: InputOf<Calls[N]>) {
    const question = JSON.stringify(input);
    const turn = ++this.#asked;
    if (question !== this.#question || this.load.state !== 'ready') this.settle(loading);
    this.#question = question;
    const reply = await this.#api(this.#name, input);
    if (turn !== this.#asked) return;
    if (reply.ok) this.settle(ready(reply.value));
    else if (this.load.state !== 'ready') this.settle(failed(reply));
  }

  /** Discards the reply and ignores pending ones. */
  forget() {
    this.#asked++;
    this.#question = '';
    this.settle(loading);
  }

  private settle(load: Load<OutputOf<Calls[N]>>) {
    this.load = load;
  }
}
