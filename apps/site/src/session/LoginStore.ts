import type { Client } from '@site/api/client';
import { makeAutoObservable } from 'mobx';
import type { SessionStore } from '../stores/SessionStore';
import type { Failure } from './SentCode';

export interface Typed {
  username: string;
  /** Prefix of the country, where the name is a mobile number. */
  dialling: string;
  password: string;
}

export interface LoginStoreDeps {
  api: Client;
  session: SessionStore;
  area: 'site' | 'agent';
}

/** One person's way in, through whatever the service asks on the way. */
export class LoginStore {
  isBusy = false;
  failure: Failure | undefined = undefined;
  private readonly deps: LoginStoreDeps;

  constructor(deps: LoginStoreDeps) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  /** Answers whether somebody is in. */
  async logIn({ username, dialling, password }: Typed): Promise<boolean> {
    const { api, session, area } = this.deps;
    this.begin();
    const reply = await api('login', { ...nameOf(username, dialling), password, area });
    if (!reply.ok) return this.fail(reply);
    if ('verify' in reply.value) return this.fail({ code: 'verificationRequired', details: {} });
    session.enter(reply.value, password);
    this.stop();
    return true;
  }

  private begin() {
    this.isBusy = true;
    this.failure = undefined;
  }

  private stop() {
    this.isBusy = false;
  }

  private fail({ code, details }: Failure): false {
    this.failure = { code, details };
    this.stop();
    return false;
  }
}

/** A name of digits is a mobile number, and its country's code goes with it. */
function nameOf(username: string, dialling: string) {
  const isMobile = /^\+?\d[\d ]{5,}$/.test(username.trim());
  return isMobile ? { username: username.replaceAll(/\D/g, ''), countryDialingCode: dialling } : { username: username.trim() };
}
