import type { Client } from '@site/api/client';
import { makeAutoObservable } from 'mobx';

/** A picture to be read, and what was read. Its ticket goes back with the next call by itself. Source: SES-03. */
export class Captcha {
  /** As an address, `data:`. */
  picture: string | undefined = undefined;
  isMissing = false;
  answer = '';
  /** How far the work goes that stands in place of the picture, for whoever does not see it. */
  otherWay: 'working' | 'passed' | 'failed' | undefined = undefined;
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

  /** Lets the browser do work in place of reading the picture; its ticket is the answer. */
  async passOtherwise() {
    if (this.otherWay === 'working') return;
    const turn = ++this.turn;
    this.passed('working');
    const { solveChallenge } = await import('./solveChallenge');
    const altcha = await solveChallenge(this.api);
    const reply = altcha ? await this.api('solveSlider', { altcha }) : undefined;
    if (turn !== this.turn) return;
    if (reply?.ok) this.passed('passed', reply.value.slider);
    else this.passed('failed');
  }

  private passed(otherWay: 'working' | 'passed' | 'failed', answer = '') {
    this.otherWay = otherWay;
    this.answer = answer;
  }

  private show(picture: string | undefined, isMissing = false) {
    this.answer = '';
    this.otherWay = undefined;
    this.picture = picture;
    this.isMissing = isMissing;
  }
}
