import type { Client } from '@site/api/client';
import type { VerifyWay } from '@site/api/session';
import { makeAutoObservable } from 'mobx';
import type { LoginStore } from './LoginStore';
import { type Failure, SentCode } from './SentCode';

export interface VerifyStoreDeps {
  api: Client;
  login: LoginStore;
  ticket: string;
  way: VerifyWay;
}

/** Second factor of a log-in, in one of the offered ways. */
export class VerifyStore {
  way: VerifyWay;
  answer = '';
  isBusy = false;
  failure: Failure | undefined = undefined;
  triesLeft: number | undefined = undefined;
  /** Masked recipient. */
  sentTo: string | undefined = undefined;
  code = new SentCode();
  private readonly deps: VerifyStoreDeps;

  constructor(deps: VerifyStoreDeps) {
    this.deps = deps;
    this.way = deps.way;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  choose(way: VerifyWay) {
    this.way = way;
    this.answer = '';
    this.failure = undefined;
    this.sentTo = undefined;
    this.code = new SentCode();
  }

  write(answer: string) {
    this.answer = answer;
  }

  async send() {
    const { api, ticket, login } = this.deps;
    const { way, code } = this;
    if (way !== 'mobile' && way !== 'email') return;
    await code.ask(async () => {
      const reply = await api('sendVerify', { ticket, way });
      if (reply.ok) this.told(reply.value.sentTo);
      else if (reply.code === 'codeExpired') login.startAnew(reply);
      return reply;
    });
  }

  /** Submits an answer. Returns true when logged in. Without attempts left, the login restarts. */
  async answerWith(answer: string): Promise<boolean> {
    const { api, ticket, login } = this.deps;
    this.begin();
    const reply = await api('verifyAddress', { ticket, way: this.way, answer });
    if (reply.ok) return login.finish(reply.value);
    if (reply.code === 'codeExpired') login.startAnew(reply);
    this.fail(reply);
    return false;
  }

  private begin() {
    this.isBusy = true;
    this.failure = undefined;
  }

  private told(sentTo: string) {
    this.sentTo = sentTo;
  }

  private fail({ code, details }: Failure) {
    this.isBusy = false;
    this.failure = { code, details };
    this.triesLeft = details.triesLeft;
    this.answer = '';
  }
}
