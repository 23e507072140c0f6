import type { Client } from '@site/api/client';
import type { MemberInfo } from '@site/api/member';
import type { LoginValue } from '@site/api/session';
import { isAgent } from '@site/rules/account';
import { makeAutoObservable, when } from 'mobx';

export type { LoginValue };

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
  /** Somebody has logged in on this page. A session that went on from an earlier page, or in another tab, does not count. */
  hasEntered = false;
  /** The member has logged in for the first time, on this page. */
  isFirstLogin = false;
  /** Somebody who has to choose another password before they are let in. The old one is known where they have just typed it. */
  held: { info: MemberInfo; password?: string | undefined } | undefined = undefined;
  /** The session ended while it was in use: the page stands as it was until the member is back or leaves. */
  lapse: 'ended' | 'idle' | undefined = undefined;
  /** How often somebody has signed out on this page: the other tabs are told. */
  signOuts = 0;
  /** How often the session was forgotten here: an answer to a log-in that was asked for before that counts no more. */
  private ends = 0;
  private waiting: (() => void)[] = [];
  /** The service is asked about a session that another tab has begun. */
  private isJoining = false;
  /** What the address brought along to log in with is being looked at. */
  private isArriving = false;
  private readonly deps: SessionStoreDeps;

  constructor(deps: SessionStoreDeps) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'waiting' | 'ends'>(this, { deps: false, waiting: false, ends: false }, { autoBind: true });
  }

  get isAgent(): boolean {
    return this.member !== undefined && isAgent(this.member);
  }

  /** False while the service is being asked who is here: nothing that depends on the answer may be decided until then. */
  get isKnown(): boolean {
    return this.state !== 'unknown' && !this.isJoining && !this.isArriving;
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

  /** Runs `work` in place of `start`, and has everything that depends on who is here wait for its end. */
  async arrive(work: () => Promise<void>) {
    this.setArriving(true);
    await work();
    this.setArriving(false);
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
    this.hasEntered = true;
    this.welcome(info, password);
  }

  /** Ends every session of this browser: here, in the other tabs and in the service. Source: SES-08. */
  async signOut() {
    const left = this.leave();
    // The call has its token by now. Whatever becomes of it, nobody is logged in here any more.
    this.signOuts++;
    this.end();
    await left;
  }

  /** Does the same for somebody who is away, and keeps what is on the page. Source: SES-20. */
  async timeOut() {
    const left = this.leave();
    this.suspend('idle');
    await left;
  }

  /** A member is written to in the language that was chosen last. Source: SYS-20. */
  async speak(language: string) {
    await this.settled();
    if (this.member) await this.deps.api('setLanguage', { language });
  }

  /** Forgets the session here; the service may have ended it already. */
  end() {
    this.ends++;
    this.forgetToken();
    this.deps.browserStorage().removeItem(REMEMBERED);
    this.member = undefined;
    this.held = undefined;
    this.isFirstLogin = false;
    this.hasEntered = false;
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
    const { token, ends } = this;
    const reply = await navigator.locks.request(REMEMBERED, () => this.deps.api('loginRemembered', {}));
    // Somebody has logged in meanwhile, or signed out.
    if (token !== this.token || ends !== this.ends) return;
    if (reply.ok) this.enter(reply.value);
    else if (isOver(reply.code)) this.end();
    else this.show('visitor');
  }

  /** Where the session of this tab has ended before, the browser's others are ended by its cookies. */
  private async leave() {
    const { api } = this.deps;
    const reply = this.token ? await api('logout', {}) : undefined;
    if (!reply || (!reply.ok && isOver(reply.code))) await api('forgetBrowser', {});
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

  private setArriving(isArriving: boolean) {
    this.isArriving = isArriving;
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
