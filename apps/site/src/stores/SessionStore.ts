import type { Client } from '@site/api/client';
import type { MemberInfo } from '@site/api/member';
import type { LoginValue } from '@site/api/session';
import { isAgent } from '@site/rules/account';
import { makeAutoObservable, when } from 'mobx';

export type { LoginValue };

export interface SessionStoreDeps {
  api: Client;
  /** Storage of the token, until the tab closes. */
  tabStorage: () => Storage;
  /** Storage of whether this browser is remembered. The secret itself is in a cookie that scripts cannot read. */
  browserStorage: () => Storage;
  /**
   * Marks the last pressed control as pending. Returns a function that removes the mark, or undefined when the control is marked already.
   * Omitted, nothing is marked.
   */
  markPressed?: (() => (() => void) | undefined) | undefined;
  /** Returns the token of another tab's session. Omitted, no other tab is asked. */
  askTabs?: (() => Promise<string | undefined>) | undefined;
}

const TOKEN = 'token';
const REMEMBERED = 'remembered';

/** The session. A server-rendered page is a visitor's, so the session is unknown until `start` has finished. */
export class SessionStore {
  member: MemberInfo | undefined = undefined;
  token: string | undefined = undefined;
  /** The service did not answer about the session: it may still be valid, so nobody has to log in. */
  isUnanswered = false;
  /** A member has logged in on this page. Continuing a session of an earlier page or another tab does not count. */
  hasEntered = false;
  /** The member has logged in for the first time, on this page. */
  isFirstLogin = false;
  /** A member who must change the password first. `password` is the old one, if it was just typed. */
  held: { info: MemberInfo; password?: string | undefined } | undefined = undefined;
  /** The session ended during use: the page stays until the member logs in again or leaves. */
  lapse: 'ended' | 'idle' | undefined = undefined;
  /** Number of sign-outs on this page: other tabs are notified. */
  signOuts = 0;
  /** Number of times the session was discarded: replies to earlier log-ins are ignored. */
  private ends = 0;
  private waiting: (() => void)[] = [];
  /** State found so far. */
  private found: 'unknown' | 'visitor' | 'member' = 'unknown';
  /** Checking a session of another tab. */
  private isJoining = false;
  /** Checking the log-in data of the address. */
  private isArriving = false;
  private readonly deps: SessionStoreDeps;

  constructor(deps: SessionStoreDeps) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'waiting' | 'ends'>(this, { deps: false, waiting: false, ends: false }, { autoBind: true });
  }

  /** Unknown also while the address logs in: nobody may be redirected to a login meanwhile. */
  get state(): 'unknown' | 'visitor' | 'member' {
    return this.isArriving ? 'unknown' : this.found;
  }

  get isAgent(): boolean {
    return this.member !== undefined && isAgent(this.member);
  }

  /** False while the service is checking the session: decisions that depend on it must wait. */
  get isKnown(): boolean {
    return this.state !== 'unknown' && !this.isJoining;
  }

  /** Resolves once the session is known. */
  async settled(): Promise<void> {
    if (!this.isKnown) await when(() => this.isKnown);
  }

  /**
   * Calls `act` once the session is known, or immediately if it is. Until then the pressed control is marked as pending, and a second press
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

  /**
   * Returns true while the tab's storage equals the state here: a page from the back/forward cache may return after a login or a logout.
   */
  get isAsKept(): boolean {
    return (this.deps.tabStorage().getItem(TOKEN) ?? undefined) === this.token;
  }

  /** Finds the session after hydration: by the token of this tab or another tab; otherwise the browser may be remembered. */
  async start() {
    const token = this.deps.tabStorage().getItem(TOKEN) ?? (await this.deps.askTabs?.());
    // Another log-in was faster.
    if (this.token) return;
    await (token ? this.join(token) : this.comeBack());
  }

  /** Checks the session again, when the service did not answer. */
  async askAgain() {
    await (this.token ? this.join(this.token) : this.start());
  }

  /** Runs `work` instead of `start`, and makes everything that depends on the session wait for it. */
  async arrive(work: () => Promise<void>) {
    this.setArriving(true);
    await work();
    this.setArriving(false);
  }

  /** Continues a session of an earlier page of this tab, or of another tab. */
  async join(token: string) {
    this.keep(token);
    this.isJoining = true;
    const reply = await this.deps.api('memberInfo', {});
    if (token !== this.token) return;
    if (reply.ok) this.welcome(reply.value);
    else if (isOver(reply.code)) await this.comeBack();
    // A network failure or an overloaded service must not log anyone out: the token is kept, and the next page checks it again.
    else this.show(this.member ? 'member' : 'visitor', { isUnanswered: !this.member });
  }

  /** Records that the browser is remembered: the login asked for it, and its reply set the cookie. */
  remember() {
    this.deps.browserStorage().setItem(REMEMBERED, '1');
  }

  /** Starts a session after any way of logging in. */
  enter({ token, info, firstTimeLogin }: LoginValue, password?: string) {
    this.keep(token);
    this.isFirstLogin = firstTimeLogin;
    this.hasEntered = true;
    this.welcome(info, password);
  }

  /** Ends every session of this browser: here, in other tabs and on the service. Source: SES-08. */
  async signOut() {
    const left = this.leave();
    // The request has its token. Whatever its result, the session is over here.
    this.signOuts++;
    this.clear();
    await left;
  }

  /** Ends the session after a sign-out, here or in another tab: nothing of it stays in the tab. Source: SES-08. */
  clear() {
    this.end();
    this.deps.tabStorage().clear();
  }

  /** Signs out an idle member, and keeps the page. Source: SES-20. */
  async timeOut() {
    const left = this.leave();
    this.suspend('idle');
    await left;
  }

  /** Stores the member's latest language, used for messages. Source: SYS-20. */
  async speak(language: string) {
    await this.settled();
    if (this.member) await this.deps.api('setLanguage', { language });
  }

  /** Discards the session here; the service may have ended it already. */
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

  /** Ends the session but keeps the page: a new login continues it. */
  suspend(reason: 'ended' | 'idle') {
    this.forgetToken();
    this.lapse = reason;
  }

  /**
   * Handles a refused call whose session is over. Resolves with true when the member has logged in again and the call can be repeated:
   * however many calls are refused, the member is asked once.
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

  /** Logs in a remembered browser. Source: SES-10. */
  private async comeBack() {
    if (!this.deps.browserStorage().getItem(REMEMBERED)) return this.end();
    // One tab at a time: the remember cookie is valid for one login, and each login sets the next.
    const { token, ends } = this;
    const reply = await navigator.locks.request(REMEMBERED, () => this.deps.api('loginRemembered', {}));
    // Another log-in or a sign-out was faster.
    if (token !== this.token || ends !== this.ends) return;
    if (reply.ok) this.enter(reply.value);
    else if (isOver(reply.code)) this.end();
    else this.show('visitor', { isUnanswered: true });
  }

  /** Ends the sessions of this browser; when this tab's session is over, by the cookies. */
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

  private show(state: 'visitor' | 'member', { isUnanswered = false } = {}) {
    this.found = state;
    this.isUnanswered = isUnanswered;
    this.isJoining = false;
  }

  private goOn() {
    this.lapse = undefined;
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

/** Returns true for refusals of calls without a valid session. */
export const isOver = (code: string) => code === 'loginRequired' || code === 'sessionEnded';
