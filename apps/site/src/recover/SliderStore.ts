import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Client } from '@site/api/client';
import type { SliderCaptchaState } from '@site/ui/SliderCaptcha';
import { makeAutoObservable } from 'mobx';
import { solveChallenge } from '../session/solveChallenge';

/** A puzzle that a person solves, or work that the browser does in place of it. */
export class SliderStore {
  puzzle: OutputOf<Calls['slider']> | undefined = undefined;
  state: SliderCaptchaState = 'loading';
  private readonly api: Client;

  constructor(api: Client) {
    this.api = api;
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  /** Another puzzle; `state` is what is said over it once it is there. */
  async refresh(state: 'ready' | 'wrong' = 'ready') {
    if (state === 'ready') this.say('loading');
    const reply = await this.api('slider', {});
    this.show(reply.ok ? reply.value : undefined, reply.ok ? state : 'failed');
  }

  /** Gives a ticket that is good for one call. */
  async solve(x: number): Promise<string | undefined> {
    const { puzzle } = this;
    if (!puzzle) return undefined;
    this.say('checking');
    return this.take({ ticket: puzzle.ticket, x: Math.round(x) });
  }

  /** The same, for whoever does not see the picture. */
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
    // A wrong answer has used the puzzle up.
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
