import type { Client } from '@site/api/client';
import type { RegisterRulesValue, RegistrationField, RegistrationUser } from '@site/api/registration';
import { mobileOf } from '@site/rules/mobile';
import { dayOf } from '@site/rules/period';
import { fieldsOf, registrationFaults, type RegistrationFaults, type RegistrationMode } from '@site/rules/registration';
import type { PhoneValue } from '@site/ui/phoneNumbers';
import { makeAutoObservable, runInAction } from 'mobx';
import { loadChunk } from '../loadChunk';
import { Captcha } from '../session/Captcha';
import { PhoneCheck } from '../session/PhoneCheck';
import { readFault } from '../session/readFault';
import { type Failure, SentCode } from '../session/SentCode';
import type { LoginValue, SessionStore } from '../stores/SessionStore';
import type { SystemStore } from '../stores/SystemStore';
import { failed, type Load, loading } from '../stores/load';

/** What came with the address that led here. */
export interface Invitation {
  referralCode?: string | undefined;
  recommenderId?: string | undefined;
  /** Of a sign-in elsewhere that belongs to no account yet. */
  socialTicket?: string | undefined;
}

export interface RegisterStoreDeps {
  api: Client;
  session: SessionStore;
  system: SystemStore;
  invitation: Invitation;
  /** Where the form stands, as a whole address. */
  address: string;
  mobile: PhoneValue;
}

/** Which the form asks for by other means than a field of their own. */
const unseen: ReadonlySet<RegistrationField> = new Set(['altcha', 'countryDialingCode', 'captcha', 'referralCode']);

/** Somebody who registers: what they typed, what is wrong with it, and the way from one to the other. Source: spec §4 "Registration". */
export class RegisterStore {
  rules: Load<RegisterRulesValue> = loading;
  mode: RegistrationMode;
  typed: Partial<Record<RegistrationField, string>> = {};
  mobile: PhoneValue;
  isAgreed = false;
  wantsNews = false;
  faults: RegistrationFaults = {};
  failure: Failure | undefined = undefined;
  /** The invitation code is nobody's: said over the form. */
  isCodeUnknown = false;
  isBusy = false;
  /** This form has let somebody in. */
  isIn = false;
  wantsCaptcha = false;
  /** How often a try was stopped by what was typed: each time the first fault is led to. */
  stops = 0;
  readonly captcha: Captcha;
  readonly code = new SentCode();
  /** Where somebody else than the service verifies phones. */
  readonly check: PhoneCheck | undefined;
  private readonly deps: RegisterStoreDeps;

  constructor(deps: RegisterStoreDeps) {
    this.deps = deps;
    this.captcha = new Captcha(deps.api);
    this.mobile = deps.mobile;
    const { mobile, username, phoneAuth } = deps.system.permission.info.register;
    this.check = phoneAuth && new PhoneCheck(phoneAuth, this.code);
    this.mode = mobile && (!username || deps.system.isOn('MOBILENUMREG3')) ? 'mobile' : 'username';
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  /** Fields by name, those that must be filled in first. */
  get fields() {
    if (this.rules.state !== 'ready') return [];
    const asked = [...fieldsOf(this.rules.value, this.way)].filter(([field]) => !unseen.has(field));
    return asked.toSorted(([, one], [, other]) => Number(other.required) - Number(one.required));
  }

  get asksCaptcha(): boolean {
    return this.wantsCaptcha || (this.rules.state === 'ready' && this.rules.value.captcha.show);
  }

  async start() {
    const reply = await this.deps.api('registerRules', {});
    runInAction(() => {
      this.rules = reply.ok ? { state: 'ready', value: reply.value } : failed(reply);
    });
    if (this.asksCaptcha) void this.captcha.refresh();
  }

  /** Source: REG-01: the captcha is another one. */
  choose(mode: RegistrationMode) {
    this.mode = mode;
    this.faults = {};
    this.failure = undefined;
    if (this.asksCaptcha) void this.captcha.refresh();
  }

  write(field: RegistrationField, text: string) {
    this.typed[field] = text;
    delete this.faults[field];
  }

  writeMobile(mobile: PhoneValue) {
    this.mobile = mobile;
    delete this.faults.mobileNum;
  }

  agree(isAgreed: boolean) {
    this.isAgreed = isAgreed;
    delete this.faults.agreed;
  }

  wantNews(wantsNews: boolean) {
    this.wantsNews = wantsNews;
  }

  /** Says what is wrong with a field that was left; that it is empty is said only at the end. */
  leave(field: RegistrationField) {
    const fault = this.judge()[field];
    if (fault && fault !== 'required') this.faults[field] = fault;
  }

  dismiss() {
    this.isCodeUnknown = false;
  }

  async sendCode() {
    const fault = this.judge().mobileNum;
    if (fault) return this.stop({ mobileNum: fault });
    if (this.check) return this.check.start(this.mobile);
    const { dialling: countryDialingCode, national: mobileNo } = this.mobile;
    await this.code.ask(async () => {
      const proof = await this.proveHuman();
      return this.deps.api('sendRegisterCode', { countryDialingCode, mobileNo, regType: this.mode, ...proof });
    });
  }

  /** In order: terms and fields, the invitation's code, the bot check, the phone, the call. Answers whether somebody is in. Source: REG-02. */
  async submit(): Promise<boolean> {
    const faults = this.judge();
    if (Object.keys(faults).length > 0) return this.stop(faults);
    const { api } = this.deps;
    this.begin();
    const { affiliateCode } = this.typed;
    if (affiliateCode) {
      const known = await api('checkAffiliate', { code: affiliateCode, domain: this.domain });
      if (!known.ok) return this.fail(known);
    }
    const person = await this.proveHuman();
    const phone = await this.provePhone();
    if (!phone) return this.stop({});
    const reply = await api(this.mode === 'mobile' ? 'registerMobile' : 'register', { ...this.user, ...person, ...phone });
    if (!reply.ok) return this.fail(reply);
    return this.finish(reply.value);
  }

  private get way() {
    const flags = this.deps.system.permission.info.whitelabel;
    // The code of whoever verifies phones is asked for as the service's own would be.
    return { mode: this.mode, flags: this.check ? { ...flags, PHONEAUTH: '0', SMSVERIFY: '1' } : flags };
  }

  private get domain(): string {
    return new URL(this.deps.address).hostname;
  }

  /** The body as it travels. Source: REG-04, REG-14. */
  private get user(): RegistrationUser {
    const { invitation, address } = this.deps;
    const shown = new Set(this.fields.map(([field]) => field));
    const typed = Object.fromEntries(
      Object.entries(this.typed)
        .filter(([field, text]) => shown.has(field as RegistrationField) && text.trim() !== '')
        .map(([field, text]) => [field, isSecret(field) ? text : text.trim()]),
    );
    const { dialling, national } = this.mobile;
    const mobile = mobileOf(dialling, national);
    const mobileNum = mobile?.national ?? national.replace(/^0+/, '');
    return {
      ...typed,
      ...(shown.has('mobileNum') && mobileNum && { mobileNum, countryDialingCode: mobile?.dialling ?? dialling }),
      ...(this.mode === 'mobile' && { username: mobileNum }),
      ...(this.asksCaptcha && { captcha: this.captcha.answer.trim() }),
      ...(invitation.referralCode && { referralCode: invitation.referralCode }),
      ...(invitation.recommenderId && { recommenderId: invitation.recommenderId }),
      ...(invitation.socialTicket && { socialTicket: invitation.socialTicket }),
      login: true,
      registerUrl: address,
      registerMethod: 'WEB',
      domain: this.domain,
      agreed: this.isAgreed,
      marketing: this.wantsNews,
    };
  }

  /** The bot check, where the brand asks for one. */
  private async proveHuman(): Promise<{ altcha?: string }> {
    if (this.rules.state !== 'ready' || !this.rules.value.altcha.show) return {};
    const { solveChallenge } = await loadChunk('solveChallenge', () => import('../session/solveChallenge'));
    const altcha = await solveChallenge(this.deps.api);
    return altcha ? { altcha } : {};
  }

  /** By the word of whoever verifies phones, where somebody does; undefined where they deny it, which is said beside their code. */
  private async provePhone() {
    if (!this.check) return {};
    const firebaseIdToken = await this.check.confirm(this.typed.verificationCode ?? '');
    return firebaseIdToken === undefined ? undefined : { firebaseChannel: 'sms' as const, firebaseIdToken };
  }

  private judge(): RegistrationFaults {
    if (this.rules.state !== 'ready') return {};
    const fields = new Map(this.fields);
    return registrationFaults(this.user, { fields, today: dayOf(new Date(), this.deps.system.brand.zone) });
  }

  private begin() {
    this.isBusy = true;
    this.failure = undefined;
  }

  private finish(value: LoginValue): true {
    this.isIn = true;
    this.deps.session.enter(value);
    return true;
  }

  private stop(faults: RegistrationFaults): false {
    this.isBusy = false;
    this.faults = faults;
    this.stops++;
    return false;
  }

  private fail({ code, details }: Failure): false {
    this.isBusy = false;
    this.wantsCaptcha ||= code === 'captchaRequired';
    if (this.asksCaptcha) void this.captcha.refresh();
    if (code === 'captchaRequired') return this.stop({ captcha: 'required' });
    if (code === 'invitationCode') {
      this.isCodeUnknown = true;
      return false;
    }
    if (code === 'wrongCode' || code === 'codeExpired') return this.stop({ verificationCode: 'pattern' });
    if (code === 'tooYoung') return this.stop({ birthday: 'tooYoung' });
    const field = code === 'invalidInput' && this.fields.find(([name]) => name === details.field)?.[0];
    if (field) return this.stop({ [field]: readFault(details.rule) });
    this.failure = { code, details };
    return false;
  }
}

const isSecret = (field: string) => field === 'password' || field === 'confirmPassword';
