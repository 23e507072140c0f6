import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Client } from '@site/api/client';
import type { SliderCaptchaState } from '@site/ui/SliderCaptcha';
import { makeAutoObservable } from 'mobx';
import { solveChallenge } from '../session/solveChallenge';

/** A slider puzzle, or proof of work instead. */
export class SliderStore {
  puzzle: OutputOf<Calls['slider']> | undefined = undefined;
  state: SliderCaptchaState = 'loading';
  private readonly api: Client;

  constructor(api: Client) {
    this.api = api;
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  /** Loads another puzzle; `state` is its message once loaded. */
  async refresh(state: 'ready' | 'wrong' = 'ready') {
    if (state === 'ready') this.say('loading');
    const reply = await this.api('slider', {});
    this.show(reply.ok ? reply.value : undefined, reply.ok ? state : 'failed');
  }

  /** Submits an answer. Returns a ticket that is valid for one call. */
  async solve(x: number): Promise<string | undefined> {
    const { puzzle } = this;
    if (!puzzle) return undefined;
    this.say('checking');
    return this.take({ ticket: puzzle.ticket, x: Math.round(x) });
  }

  /** Solves the proof of work instead, for people who cannot see the picture. */
  async solveOtherwise(): Promise<string | undefined> {
    this.say('checking');
    const altcha = await solveChallenge(this.api);
    if (altcha) return this.take({ altcha });
    this.say('failed');
    return undefined;
  }

  private async take(answer: { ticket: string; x: number } | { altcha: string }): Promise<string | undefined> {
    const reply = await this.api('solveSlider', answer);
    if (reply.ok) {
      this.say('solved');
      return reply.value.slider;
    }
    // A wrong answer invalidates the puzzle.
    if (reply.code === 'botCheckFailed') await this.refresh('wrong');
    else this.say('failed');
    return undefined;
  }

  private say(state: SliderCaptchaState) {
    this.state = state;
  }

  private show(puzzle: OutputOf<Calls['slider']> | undefined, state: SliderCaptchaState) {
    this.puzzle = puzzle;
    this.state = state;
  }
}
