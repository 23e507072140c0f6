import type { InputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Client } from '@site/api/client';
import { isMobileTyped } from '@site/rules/mobileTyped';
import { latinDigits } from '@site/money/latinDigits';
import { loadChunk } from '@site/ui/loadChunk';
import type { PhoneValue } from '@site/ui/phoneNumbers';
import { makeAutoObservable } from 'mobx';
import type { SecondProof } from '../../stores/DialogsStore';
import type { LoginValue, SessionStore } from '../../stores/SessionStore';
import type { PhoneProvider } from '../../transport/askPhoneAuth';
import { Captcha } from './Captcha';
import { askPasskey } from './askPasskey';
import { keepLastLogin } from './lastLogin';
import { PhoneCheck } from './PhoneCheck';
import { type Failure, SentCode } from './SentCode';

export interface Typed {
  mode: 'username' | 'sms';
  username: string;
  mobile: PhoneValue;
  /** The password; in sms mode the code. */
  secret: string;
  isRemembered: boolean;
}

export interface LoginStoreDeps {
  api: Client;
  session: SessionStore;
  browserStorage: () => Storage;
  area: 'site' | 'agent';
  /** External phone verification provider. */
  provider?: PhoneProvider | undefined;
  /** The first factor was proved by a link: starts with the second. */
  verify?: SecondProof | undefined;
}

type Proof = Pick<InputOf<Calls['login']>, 'type' | 'password' | 'firebaseIdToken'>;

/** A log-in with all the steps that the service requires. */
export class LoginStore {
  isBusy = false;
  /** This form has logged in its user. */
  isIn = false;
  failure: Failure | undefined = undefined;
  wantsCaptcha = false;
  /** Second factor, required after the first was correct. */
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

  /** Logs in, solving a required bot check in the background. Returns true when logged in. */
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

  /** Logs in by passkey, without typing. Cancelling the browser's dialog shows no error. */
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

  /** Returns to the initial form, such as after the second factor's time limit. */
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

  /** Returns a proof of the account; undefined when the phone provider rejects the code. */
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
    // The first request for a captcha is not an error of the typed values.
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

/** A mobile number is sent with the dialling code of the chosen country. */
function nameOf({ mode, username, mobile }: Typed) {
  if (mode === 'sms') return { username: mobile.national, countryDialingCode: mobile.dialling };
  const name = username.trim();
  return isMobileTyped(latinDigits(name)) ? { username: name, countryDialingCode: mobile.dialling } : { username: name };
}
