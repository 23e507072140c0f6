import type { TeamOverviewValue } from '@site/api/agent';
import type { Client } from '@site/api/client';
import type { Day } from '@site/rules/period';
import { makeAutoObservable } from 'mobx';
import { type FailureCode } from '../stores/load';

export interface Range {
  from: Day;
  to: Day;
}

/** The team's figures of some days. New ones take the place of the last when they come, not before. */
export class OverviewStore {
  overview: TeamOverviewValue | undefined = undefined;
  failure: FailureCode | undefined = undefined;
  isLoading = false;
  private wanted: Range | undefined = undefined;
  private readonly api: Client;

  constructor(api: Client) {
    this.api = api;
    makeAutoObservable<this, 'api' | 'wanted'>(this, { api: false, wanted: false }, { autoBind: true });
  }

  async load(range: Range) {
    this.begin(range);
    const reply = await this.api('teamOverview', range);
    // A slow answer for an earlier choice must not replace a newer one.
    if (this.wanted !== range) return;
    if (reply.ok) this.show(reply.value);
    else this.fail(reply.code);
  }

  private begin(range: Range) {
    this.wanted = range;
    this.isLoading = true;
  }

  private show(overview: TeamOverviewValue) {
    this.overview = overview;
    this.failure = undefined;
    this.isLoading = false;
  }

  private fail(code: FailureCode) {
    this.failure = code;
    this.isLoading = false;
  }
}
