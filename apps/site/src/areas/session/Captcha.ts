import type { Client } from '@site/api/client';
import { loadChunk } from '@site/ui/loadChunk';
import { makeAutoObservable } from 'mobx';

/** A captcha picture and its answer. The client sends its ticket with the next call. Source: SES-03. */
export class Captcha {
  /** Picture as a `data:` URL. */
  picture: string | undefined = undefined;
  isMissing = false;
  answer = '';
  /** State of the proof of work, for people who cannot see the picture. */
  otherWay: 'working' | 'passed' | 'failed' | undefined = undefined;
  private turn = 0;
  private readonly api: Client;

  constructor(api: Client) {
    this.api = api;
    makeAutoObservable<this, 'api' | 'turn'>(this, { api: false, turn: false }, { autoBind: true });
  }

  /** Loads another picture: every answer invalidates one. */
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

  /** Solves the proof of work instead of the picture; its ticket is the answer. */
  async passOtherwise() {
    if (this.otherWay === 'working') return;
    const turn = ++this.turn;
    this.passed('working');
    const altcha = await loadChunk('solveChallenge', () => import('./solveChallenge')).then(
      ({ solveChallenge }) => solveChallenge(this.api),
      () => undefined,
    );
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
