import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Client, Reply } from '@site/api/client';
import type { MemberInfo } from '@site/api/member';
import { isAgent } from '@site/rules/account';
import { makeAutoObservable, when } from 'mobx';
import type { Arrival } from '../takeArrival';

export type LoginValue = OutputOf<Calls['exchangeCode']>;

export interface SessionStoreDeps {
  api: Client;
  /** Where the token is kept: it ends with the tab. */
  tabStorage: () => Storage;
  /** Where it is kept that this browser is remembered. By what, only a cookie knows that no script can read. */
  browserStorage: () => Storage;
  /**
   * Marks the control that was pressed last as pending. Returns the function that removes the mark, or undefined when the control is
   * marked already. Without it nothing is marked.
   */
  markPressed?: (() => (() => void) | undefined) | undefined;
  /** Returns the token of another tab's session. Without it no other tab is asked. */
  askTabs?: (() => Promise<string | undefined>) | undefined;
}

const TOKEN = 'token';
const REMEMBERED = 'remembered';

/** Who is here. A painted page is a visitor's, so until `start` has looked, nobody knows. */
export class SessionStore {
  state: 'unknown' | 'visitor' | 'member' = 'unknown';
  member: MemberInfo | undefined = undefined;
  token: string | undefined = undefined;
  /** The member has logged in for the first time, on this page. */
  isFirstLogin = false;
  /** Somebody who has to choose another password before they are let in. The old one is known where they have just typed it. */
  held: { info: MemberInfo; password?: string | undefined } | undefined = undefined;
  /** The session ended while it was in use: the page stands as it was until the member is back or leaves. */
  lapse: 'ended' | 'idle' | undefined = undefined;
  private waiting: (() => void)[] = [];
  /** The service is asked about a session that another tab has begun. */
  private isJoining = false;
  private readonly deps: SessionStoreDeps;

  constructor(deps: SessionStoreDeps) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'waiting'>(this, { deps: false, waiting: false }, { autoBind: true });
  }

  get isAgent(): boolean {
    return this.member !== undefined && isAgent(this.member);
  }

  /** False while the service is being asked who is here: nothing that depends on the answer may be decided until then. */
  get isKnown(): boolean {
    return this.state !== 'unknown' && !this.isJoining;
  }

  /** Resolves once it is known who is here. */
  async settled(): Promise<void> {
    if (!this.isKnown) await when(() => this.isKnown);
  }

  /**
   * Runs `act` once it is known who is here: at once where it is. Until then the pressed control is marked as pending, and a second press
   * on it is ignored.
   */
  whenKnown(act: () => void) {
    if (this.isKnown) return act();
    const { markPressed } = this.deps;
    const unmark = markPressed ? markPressed() : () => {};
    if (!unmark) return undefined;
    return void this.settled().then(() => {
      unmark();
      act();
    });
  }

  /** Whether the tab still keeps what is known here: a page that was put away may come back after a login, or a logout. */
  get isAsKept(): boolean {
    return (this.deps.tabStorage().getItem(TOKEN) ?? undefined) === this.token;
  }

  /**
   * After hydration only. A token of an earlier page of this tab, or of another tab, is asked whose it is; without one, the browser may be
   * remembered.
   */
  async start() {
    const token = this.deps.tabStorage().getItem(TOKEN) ?? (await this.deps.askTabs?.());
    // Somebody has logged in meanwhile.
    if (this.token) return;
    await (token ? this.join(token) : this.comeBack());
  }

  /** In place of `start`, where the address brought something along to log in with. Source: SYS-05. */
  async arrive(arrival: Arrival): Promise<Reply<'exchangeCode'>> {
    const reply = await this.deps.api('exchangeCode', arrival);
    if (reply.ok) this.enter(reply.value);
    else await this.start();
    return reply;
  }

  /** Takes over a session that was begun elsewhere: on an earlier page of this tab, or in another tab. */
  async join(token: string) {
    this.keep(token);
    this.isJoining = true;
    const reply = await this.deps.api('memberInfo', {});
    if (token !== this.token) return;
    if (reply.ok) this.welcome(reply.value);
    else if (isOver(reply.code)) await this.comeBack();
    // A dead network or a service out of breath must not log anyone out: the token is kept, and the next page asks again.
    else this.show(this.member ? 'member' : 'visitor');
  }

  /** The login asked for it, and its reply brought the cookie. */
  remember() {
    this.deps.browserStorage().setItem(REMEMBERED, '1');
  }

  /** What follows every way of logging in. */
  enter({ token, info, firstTimeLogin }: LoginValue, password?: string) {
    this.keep(token);
    this.isFirstLogin = firstTimeLogin;
    this.welcome(info, password);
  }

  async signOut() {
    const left = this.token && this.deps.api('logout', {});
    // The call has its token by now. Whatever becomes of it, nobody is logged in here any more.
    this.end();
    await left;
  }

  /** A member is written to in the language that was chosen last. Source: SYS-20. */
  async speak(language: string) {
    await this.settled();
    if (this.member) await this.deps.api('setLanguage', { language });
  }

  /** Forgets the session here; the service may have ended it already. */
  end() {
    this.forgetToken();
    this.deps.browserStorage().removeItem(REMEMBERED);
    this.member = undefined;
    this.held = undefined;
    this.isFirstLogin = false;
    this.show('visitor');
    this.goOn();
  }

  /** The session is over, yet what is on the page is kept: whoever logs in again goes on where they were. */
  suspend(reason: 'ended' | 'idle') {
    this.forgetToken();
    this.lapse = reason;
  }

  /**
   * A call was told that the session of `token` is over. Answers, once it is known, whether the member is back and the call may be
   * made again: however many calls are told, the member is asked once.
   *
   * Source: SES-12.
   */
  async renew(token: string): Promise<boolean> {
    const { member } = this;
    if (!member) {
      if (token === this.token) this.end();
      return false;
    }
    if (token === this.token) this.suspend('ended');
    if (this.lapse) await new Promise<void>((resolve) => void this.waiting.push(resolve));
    return this.member?.id === member.id;
  }

  /** Source: SES-10. */
  private async comeBack() {
    if (!this.deps.browserStorage().getItem(REMEMBERED)) return this.end();
    // One tab at a time: what a browser is remembered by is good for one login, and each brings the next.
    const { token } = this;
    const reply = await navigator.locks.request(REMEMBERED, () => this.deps.api('loginRemembered', {}));
    // Somebody has logged in meanwhile.
    if (token !== this.token) return;
    if (reply.ok) this.enter(reply.value);
    else if (isOver(reply.code)) this.end();
    else this.show('visitor');
  }

  private keep(token: string) {
    this.deps.tabStorage().setItem(TOKEN, token);
    this.token = token;
  }

  private forgetToken() {
    this.deps.tabStorage().removeItem(TOKEN);
    this.token = undefined;
  }

  private welcome(info: MemberInfo, password?: string) {
    if (info.mustChangePassword) {
      this.held = { info, password };
      this.show('visitor');
    } else {
      this.held = undefined;
      this.member = info;
      this.show('member');
    }
    this.goOn();
  }

  private show(state: 'visitor' | 'member') {
    this.state = state;
    this.isJoining = false;
  }

  private goOn() {
    this.lapse = undefined;
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

/** What a call is refused for whose session is not, or no longer, there. */
export const isOver = (code: string) => code === 'loginRequired' || code === 'sessionEnded';
