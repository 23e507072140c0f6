import type { GameType } from '@site/api/common';
import type { Client } from '@site/api/client';
import { makeAutoObservable } from 'mobx';
import { Answer } from '../../../stores/Answer';
import type { SessionStore } from '../../../stores/SessionStore';
import type { Failure } from '../../session/SentCode';

/** Limits, breaks and reminders of a member. */
export class PlayStore {
  readonly limits: Answer<'limits'>;
  readonly check: Answer<'realityCheck'>;
  readonly exclusion: Answer<'exclusion'>;
  readonly blocks: Answer<'productBlock'>;
  /** Reason why the last change was refused; undefined when it was not. */
  failure: Failure | undefined = undefined;
  private readonly api: Client;
  private readonly session: SessionStore;

  constructor(api: Client, session: SessionStore) {
    this.api = api;
    this.session = session;
    this.limits = new Answer(api, 'limits');
    this.check = new Answer(api, 'realityCheck');
    this.exclusion = new Answer(api, 'exclusion');
    this.blocks = new Answer(api, 'productBlock');
    makeAutoObservable<this, 'api' | 'session'>(this, { api: false, session: false }, { autoBind: true });
  }

  start() {
    void this.limits.ask({});
    void this.check.ask({});
    void this.exclusion.ask({});
    void this.blocks.ask({});
  }

  async remindEvery(minutes: 15 | 30 | 45 | 60) {
    this.tell(await this.api('setRealityCheck', { minutes }));
    await this.check.ask({});
  }

  async block(gameType: GameType, blocked: boolean) {
    this.tell(await this.api('setProductBlock', { gameType, blocked }));
    await Promise.all([this.blocks.ask({}), this.session.askAgain()]);
  }

  private tell(reply: { ok: true } | ({ ok: false } & Failure)) {
    this.failure = reply.ok ? undefined : reply;
  }
}
