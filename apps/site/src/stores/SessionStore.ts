import type { Client, Reply } from '@site/api/client';
import type { MemberInfo } from '@site/api/member';
import { isAgent } from '@site/rules/account';
import { makeAutoObservable } from 'mobx';
import type { Arrival } from '../takeArrival';

export interface Credentials {
  username: string;
  password: string;
  /** Only where `username` is a mobile number. */
  countryDialingCode?: string;
  area: 'site' | 'agent';
}

export interface SessionStoreDeps {
  api: Client;
  /** Where the token is kept: it ends with the tab. */
  tabStorage: () => Storage;
}

const TOKEN = 'token';

/** Who is here. A painted page is a visitor's, so until `start` has looked, nobody knows. */
export class SessionStore {
  state: 'unknown' | 'visitor' | 'member' = 'unknown';
  member: MemberInfo | undefined = undefined;
  token: string | undefined = undefined;
  /** The member has logged in for the first time, on this page. */
  isFirstLogin = false;
  private readonly deps: SessionStoreDeps;

  constructor(deps: SessionStoreDeps) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  get isAgent(): boolean {
    return this.member !== undefined && isAgent(this.member);
  }

  /** After hydration only. A token of an earlier page of this tab is asked whose it is. */
  async start() {
    const token = this.deps.tabStorage().getItem(TOKEN) ?? undefined;
    if (!token) return this.end();
    this.token = token;
    const reply = await this.deps.api('memberInfo', {});
    if (token !== this.token) return;
    if (reply.ok) this.welcome(reply.value);
    // A dead network must not log anyone out: the token is kept, and the next page asks again.
    else if (reply.code === 'networkAbnormal') this.state = 'visitor';
    else this.end();
  }

  /** In place of `start`, where the address brought something along to log in with. Source: SYS-05. */
  async arrive(arrival: Arrival): Promise<Reply<'exchangeCode'>> {
    const reply = await this.deps.api('exchangeCode', arrival);
    if (reply.ok) {
      this.keep(reply.value.token);
      this.welcome(reply.value.info);
    } else await this.start();
    return reply;
  }

  async login({ countryDialingCode, ...credentials }: Credentials): Promise<Reply<'login'>> {
    const reply = await this.deps.api('login', { ...credentials, ...(countryDialingCode && { countryDialingCode }) });
    if (reply.ok && 'token' in reply.value) {
      this.keep(reply.value.token);
      this.isFirstLogin = reply.value.firstTimeLogin;
      this.welcome(reply.value.info);
    }
    return reply;
  }

  async signOut() {
    await this.deps.api('logout', {});
    this.end();
  }

  /** Forgets the session here; the service may have ended it already. */
  end() {
    this.deps.tabStorage().removeItem(TOKEN);
    this.token = undefined;
    this.member = undefined;
    this.isFirstLogin = false;
    this.state = 'visitor';
  }

  private keep(token: string) {
    this.deps.tabStorage().setItem(TOKEN, token);
    this.token = token;
  }

  private welcome(member: MemberInfo) {
    this.member = member;
    this.state = 'member';
  }
}
