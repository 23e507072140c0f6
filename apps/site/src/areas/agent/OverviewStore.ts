import type { TeamOverviewValue } from '@site/api/agent';
import type { Client } from '@site/api/client';
import type { Day } from '@site/rules/period';
import { makeAutoObservable } from 'mobx';
import { failed, type Load, loading, ready } from '../../stores/load';
import { type OverviewPeriod, periodDays } from './overviewPeriod';

export interface OverviewStoreDeps {
  api: Client;
  /** Returns the brand's day, each time anew: an overview may stay open over midnight. */
  today: () => Day;
}

/** Figures of a team for the chosen days. */
export class OverviewStore {
  period: OverviewPeriod = 'days30';
  answer: Load<TeamOverviewValue> = loading;
  /** The last figures; shown until newer ones arrive. */
  last: TeamOverviewValue | undefined = undefined;
  private questions = 0;
  private readonly deps: OverviewStoreDeps;

  constructor(deps: OverviewStoreDeps) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'questions'>(this, { deps: false, questions: false }, { autoBind: true });
  }

  choose(period: OverviewPeriod) {
    this.period = period;
    return this.load();
  }

  async load() {
    this.take(loading);
    const question = ++this.questions;
    const reply = await this.deps.api('teamOverview', periodDays(this.period, this.deps.today()));
    // A slow reply to an earlier choice must not replace a newer one.
    if (question === this.questions) this.take(reply.ok ? ready(reply.value) : failed(reply));
  }

  private take(answer: Load<TeamOverviewValue>) {
    this.answer = answer;
    if (answer.state === 'ready') this.last = answer.value;
  }
}
