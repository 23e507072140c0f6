import type { InputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Client } from '@site/api/client';
import { isMobileTyped } from '@site/rules/mobileTyped';
import { latinDigits } from '@site/ui/latinDigits';
import type { PhoneValue } from '@site/ui/phoneNumbers';
import { makeAutoObservable } from 'mobx';
import { loadChunk } from '../loadChunk';
import type { SecondProof } from '../stores/DialogsStore';
import type { LoginValue, SessionStore } from '../stores/SessionStore';
import type { PhoneProvider } from '../transport/askPhoneAuth';
import { Captcha } from './Captcha';
import { askPasskey } from './askPasskey';
import { keepLastLogin } from './lastLogin';
import { PhoneCheck } from './PhoneCheck';
import { type Failure, SentCode } from './SentCode';

export interface Typed {
  mode: 'username' | 'sms';
  username: string;
  mobile: PhoneValue;
  /** In sms mode the code. */
  secret: string;
  isRemembered: boolean;
}

export interface LoginStoreDeps {
  api: Client;
  session: SessionStore;
  browserStorage: () => Storage;
  area: 'site' | 'agent';
  /** Who verifies phones, where it is not the service itself. */
  provider?: PhoneProvider | undefined;
  /** A link has shown the first proof: it begins with the second. */
  verify?: SecondProof | undefined;
}

type Proof = Pick<InputOf<Calls['login']>, 'type' | 'password' | 'firebaseIdToken'>;

/** One person's way in, through whatever the service asks on the way. */
export class LoginStore {
  isBusy = false;
  /** This form has let somebody in. */
  isIn = false;
  failure: Failure | undefined = undefined;
  wantsCaptcha = false;
  /** The first proof was right, and a second is asked for. */
  verify: SecondProof | undefined;
  readonly captcha: Captcha;
  readonly code = new SentCode();
  readonly check: PhoneCheck | undefined;
  private typed: Typed | undefined = undefined;
  private readonly deps: LoginStoreDeps;

  constructor(deps: LoginStoreDeps) {
    this.deps = deps;
    this.verify = deps.verify;
    this.captcha = new Captcha(deps.api);
    this.check = deps.provider && new PhoneCheck(deps.provider, this.code);
    makeAutoObservable<this, 'deps' | 'typed'>(this, { deps: false, typed: false }, { autoBind: true });
  }

  async sendCode(mobile: PhoneValue) {
    if (this.check) return this.check.start(mobile);
    const { dialling: countryDialingCode, national: mobileNum } = mobile;
    await this.code.ask(() => this.deps.api('sendLoginCode', { mobileNum, countryDialingCode, purpose: 'login' }));
  }

  /** Answers whether somebody is in. A bot check that is asked for is done in passing. */
  async logIn(typed: Typed): Promise<boolean> {
    this.typed = typed;
    this.begin();
    const proof = await this.prove(typed);
    if (!proof) return this.stop();
    const reply = await this.ask(typed, proof);
    if (!reply.ok) return this.fail(reply);
    if ('verify' in reply.value) {
      this.askForMore(reply.value.verify);
      return false;
    }
    return this.finish(reply.value);
  }

  /** Nothing is typed: the device knows who it is. Whoever turns the device's question away is told nothing. */
  async logInByPasskey(): Promise<boolean> {
    const { api, area } = this.deps;
    this.begin();
    const asked = await api('passkeyOptions', {});
    if (!asked.ok) return this.fail(asked);
    const response = await askPasskey(asked.value.options);
    if (!response) return this.stop();
    const reply = await api('loginPasskey', { ticket: asked.value.ticket, response, area });
    return reply.ok ? this.finish(reply.value) : this.fail(reply);
  }

  /** Back to the form as it was, such as when the time for showing more is over. */
  startAnew(failure?: Failure) {
    this.verify = undefined;
    this.failure = failure;
  }

  finish(value: LoginValue): boolean {
    const { session, browserStorage } = this.deps;
    this.isIn = true;
    if (this.typed) {
      const { mode, username, mobile, isRemembered } = this.typed;
      keepLastLogin(browserStorage(), isRemembered ? { username: username.trim(), ...(mode === 'sms' && { mobile }) } : undefined);
      session.enter(value, mode === 'username' ? this.typed.secret : undefined);
      if (isRemembered) session.remember();
    } else session.enter(value);
    this.stop();
    return true;
  }

  /** That the account is theirs; undefined where whoever verifies phones denies it. */
  private async prove({ mode, secret }: Typed): Promise<Proof | undefined> {
    if (mode === 'username' || !this.check) return { type: mode, password: secret };
    const firebaseIdToken = await this.check.confirm(secret);
    return firebaseIdToken === undefined ? undefined : { type: 'firebase', firebaseIdToken };
  }

  private async ask(typed: Typed, proof: Proof) {
    const { api, area } = this.deps;
    const { isRemembered } = typed;
    const input = {
      ...nameOf(typed),
      ...proof,
      remember: isRemembered,
      area,
      ...(this.wantsCaptcha && { captcha: this.captcha.answer.trim() }),
    };
    const reply = await api('login', input);
    if (reply.ok || reply.code !== 'botCheckFailed') return reply;
    const { solveChallenge } = await loadChunk('solveChallenge', () => import('./solveChallenge'));
    const altcha = await solveChallenge(api);
    return altcha ? api('login', { ...input, altcha }) : reply;
  }

  private begin() {
    this.isBusy = true;
    this.failure = undefined;
  }

  private stop(): false {
    this.isBusy = false;
    return false;
  }

  private fail({ code, details }: Failure): false {
    // The first time it is asked for, nothing was wrong with what was typed.
    const isNews = code === 'captchaRequired' && !this.wantsCaptcha;
    this.failure = isNews ? undefined : { code, details };
    this.wantsCaptcha ||= code === 'captchaRequired' || details.captcha === true;
    if (this.wantsCaptcha) void this.captcha.refresh();
    return this.stop();
  }

  private askForMore(verify: SecondProof) {
    this.verify = verify;
    this.isBusy = false;
  }
}

/** With a mobile number goes the code of the country that is chosen beside it. */
function nameOf({ mode, username, mobile }: Typed) {
  if (mode === 'sms') return { username: mobile.national, countryDialingCode: mobile.dialling };
  const name = username.trim();
  return isMobileTyped(latinDigits(name)) ? { username: name, countryDialingCode: mobile.dialling } : { username: name };
}
