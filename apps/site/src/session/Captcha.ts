import type { Client } from '@site/api/client';
import { makeAutoObservable } from 'mobx';

/** A picture to be read, and what was read. Its ticket goes back with the next call by itself. Source: SES-03. */
export class Captcha {
  /** As an address, `data:`. */
  picture: string | undefined = undefined;
  isMissing = false;
  answer = '';
  private turn = 0;
  private readonly api: Client;

  constructor(api: Client) {
    this.api = api;
    makeAutoObservable<this, 'api' | 'turn'>(this, { api: false, turn: false }, { autoBind: true });
  }

  /** Another picture: every answer uses one up. */
  async refresh() {
    const turn = ++this.turn;
    this.show(undefined);
    const reply = await this.api('captcha', {});
    if (turn !== this.turn) return;
    this.show(reply.ok ? `data:image/png;base64,${reply.value}` : undefined, !reply.ok);
  }

  write(answer: string) {
    this.answer = answer;
  }

  private show(picture: string | undefined, isMissing = false) {
    this.answer = '';
    this.picture = picture;
    this.isMissing = isMissing;
  }
}
