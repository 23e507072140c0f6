import type { Client } from '@site/api/client';
import type { FieldRule } from '@site/api/registration';
import { fieldFault, type FieldFault } from '@site/rules/registration';
import { mobileOf } from '@site/rules/mobile';
import type { PhoneValue } from '@site/ui/phoneNumbers';
import { makeAutoObservable } from 'mobx';
import { Captcha } from '../session/Captcha';
import { readFault } from '../session/readFault';
import { type Failure, SentCode } from '../session/SentCode';
import type { SessionStore } from '../../stores/SessionStore';

export interface RecoverStoreDeps {
  api: Client;
  session: SessionStore;
  mobile: PhoneValue;
}

type Field = 'mobile' | 'code' | 'password' | 'username' | 'email';

/** Recovery of an account by phone or e-mail. Source: REG-08. */
export class RecoverStore {
  mobile: PhoneValue;
  typed: Record<Exclude<Field, 'mobile'>, string> = { code: '', password: '', username: '', email: '' };
  faults: Partial<Record<Field, FieldFault | undefined>> = {};
  failure: Failure | undefined = undefined;
  isBusy = false;
  wantsCaptcha = false;
  /** Purpose of the slider captcha, which precedes both calls. */
  proves: 'send' | 'reset' | undefined = undefined;
  /** A link was sent, if the account exists. */
  isMailed = false;
  passwordRule: FieldRule | undefined = undefined;
  readonly captcha: Captcha;
  readonly code = new SentCode();
  private readonly deps: RecoverStoreDeps;

  constructor(deps: RecoverStoreDeps) {
    this.deps = deps;
    this.mobile = deps.mobile;
    this.captcha = new Captcha(deps.api);
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  /** Loads the password rules; when that fails, only the service validates. */
  async start() {
    const reply = await this.deps.api('registerRules', {});
    if (reply.ok) this.take(reply.value.password);
  }

  write(field: keyof RecoverStore['typed'], text: string) {
    this.typed[field] = text;
    delete this.faults[field];
  }

  writeMobile(mobile: PhoneValue) {
    this.mobile = mobile;
    delete this.faults.mobile;
  }

  /** Requests a code for a valid number, after the slider captcha. */
  askForCode() {
    if (this.isRight({ mobile: this.mobileFault })) this.proves = 'send';
  }

  askForReset() {
    const { code, password } = this.typed;
    const faults = { mobile: this.mobileFault, code: code === '' ? 'required' : undefined, password: this.faultOf(password) } as const;
    if (this.isRight(faults)) this.proves = 'reset';
  }

  turnAway() {
    this.proves = undefined;
  }

  /** Continues with the slider's ticket. Returns true when logged in. */
  async goOn(slider: string): Promise<boolean> {
    const { proves } = this;
    this.turnAway();
    if (proves === 'reset') return this.reset(slider);
    const { api } = this.deps;
    const input = { ...this.number, purpose: 'password' as const, slider };
    await this.code.ask(() => api('sendLoginCode', input), { countsTravel: true });
    return false;
  }

  async mail(): Promise<void> {
    const { username, email } = this.typed;
    const faults = {
      username: username.trim() === '' ? 'required' : undefined,
      email: email.trim() === '' ? 'required' : undefined,
    } as const;
    if (!this.isRight(faults)) return;
    this.begin();
    const captcha = this.wantsCaptcha ? this.captcha.answer.trim() : '';
    const reply = await this.deps.api('forgotByEmail', { username: username.trim(), email: email.trim(), captcha });
    if (reply.ok) this.tell();
    else this.fail(reply);
  }

  /** Resets the password with the code of a mailed link. Returns true when logged in. */
  async resetByLink(code: string): Promise<boolean> {
    const { password } = this.typed;
    if (!this.isRight({ password: this.faultOf(password) })) return false;
    this.begin();
    const reply = await this.deps.api('resetByEmail', { code, newPassword: password });
    return reply.ok ? this.logIn({ username: reply.value.username }) : this.fail(reply);
  }

  private async reset(slider: string): Promise<boolean> {
    const { code, password } = this.typed;
    this.begin();
    const input = { ...this.number, verificationCode: code, newPassword: password, slider };
    const reply = await this.deps.api('resetByPhone', input);
    const { mobileNum: username, countryDialingCode } = this.number;
    return reply.ok ? this.logIn({ username, countryDialingCode }) : this.fail(reply);
  }

  private async logIn(name: { username: string; countryDialingCode?: string }): Promise<boolean> {
    const { api, session } = this.deps;
    const reply = await api('login', { ...name, password: this.typed.password });
    if (!reply.ok) return this.fail(reply);
    // At an unknown address, the member must log in, with a second factor.
    if ('verify' in reply.value) return this.fail({ code: 'verificationRequired', details: {} });
    session.enter(reply.value);
    return true;
  }

  private get number() {
    return { mobileNum: this.mobile.national, countryDialingCode: this.mobile.dialling };
  }

  private get mobileFault(): FieldFault | undefined {
    if (this.mobile.national === '') return 'required';
    return mobileOf(this.mobile.dialling, this.mobile.national) ? undefined : 'pattern';
  }

  private faultOf(password: string): FieldFault | undefined {
    if (password === '') return 'required';
    return this.passwordRule && fieldFault(password, this.passwordRule);
  }

  private isRight(faults: RecoverStore['faults']): boolean {
    this.faults = faults;
    return Object.values(faults).every((fault) => fault === undefined);
  }

  private take(rule: FieldRule) {
    this.passwordRule = rule;
  }

  private begin() {
    this.isBusy = true;
    this.failure = undefined;
  }

  private tell() {
    this.isBusy = false;
    this.isMailed = true;
  }

  private fail({ code, details }: Failure): false {
    this.isBusy = false;
    this.wantsCaptcha ||= code === 'captchaRequired';
    if (this.wantsCaptcha) void this.captcha.refresh();
    const isCode = code === 'wrongCode' || (code === 'codeExpired' && this.code.wasSent);
    if (isCode) this.faults = { code: 'pattern' };
    else if (code === 'invalidInput' && details.field === 'newPassword') this.faults = { password: readFault(details.rule) };
    else this.failure = { code, details };
    return false;
  }
}
