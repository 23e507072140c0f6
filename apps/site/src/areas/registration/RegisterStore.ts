import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Client } from '@site/api/client';
import type { RegisterRulesValue, RegistrationField, RegistrationUser } from '@site/api/registration';
import { mobileOf } from '@site/rules/mobile';
import { dayOf } from '@site/rules/period';
import { fieldsOf, registrationFaults, type RegistrationFaults, type RegistrationMode } from '@site/rules/registration';
import { loadChunk } from '@site/ui/loadChunk';
import type { PhoneValue } from '@site/ui/phoneNumbers';
import { makeAutoObservable, runInAction } from 'mobx';
import { Captcha } from '../session/Captcha';
import { PhoneCheck } from '../session/PhoneCheck';
import { readFault } from '../session/readFault';
import { type Failure, SentCode } from '../session/SentCode';
import type { LoginValue, SessionStore } from '../../stores/SessionStore';
import type { SystemStore } from '../../stores/SystemStore';
import { failed, type Load, loading } from '../../stores/load';

/** Data from the address of an invitation. */
export interface Invitation {
  /** Code of an agent's sign-up link. */
  affiliateCode?: string | undefined;
  referralCode?: string | undefined;
  recommenderId?: string | undefined;
  /** Ticket of a social login without an account. */
  socialTicket?: string | undefined;
}

export interface RegisterStoreDeps {
  api: Client;
  session: SessionStore;
  system: SystemStore;
  invitation: Invitation;
  /** Full address of the page with the form. */
  address: string;
  mobile: PhoneValue;
}

/** Fields without an input of their own. */
const unseen: ReadonlySet<RegistrationField> = new Set(['altcha', 'countryDialingCode', 'captcha', 'referralCode']);

/** A registration: its values, their faults, and the steps to submit it. Source: REG-02. */
export class RegisterStore {
  rules: Load<RegisterRulesValue> = loading;
  mode: RegistrationMode;
  typed: Partial<Record<RegistrationField, string>> = {};
  mobile: PhoneValue;
  isAgreed = false;
  wantsNews = false;
  faults: RegistrationFaults = {};
  failure: Failure | undefined = undefined;
  /** The invitation code invites nobody: shown above the form. */
  isCodeUnknown = false;
  /** Why it does not, where the service says it. */
  codeRule: string | undefined = undefined;
  /** The code of a sign-up link, until the service refuses it, and what it offers. */
  linkCode: string | undefined;
  link: OutputOf<Calls['visitLink']> | undefined = undefined;
  isBusy = false;
  /** This form has logged in its user. */
  isIn = false;
  wantsCaptcha = false;
  /** Number of submissions stopped by faults: each one focuses the first fault. */
  stops = 0;
  readonly captcha: Captcha;
  readonly code = new SentCode();
  /** Phone verification by an external provider. */
  readonly check: PhoneCheck | undefined;
  private readonly deps: RegisterStoreDeps;

  constructor(deps: RegisterStoreDeps) {
    this.deps = deps;
    this.captcha = new Captcha(deps.api);
    this.mobile = deps.mobile;
    this.linkCode = deps.invitation.affiliateCode;
    const { mobile, username, phoneAuth } = deps.system.permission.info.register;
    this.check = phoneAuth && new PhoneCheck(phoneAuth, this.code);
    this.mode = mobile && (!username || deps.system.isOn('MOBILENUMREG3')) ? 'mobile' : 'username';
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  /** Fields by name, required ones first. */
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
    await this.visit();
  }

  /** Reads what the sign-up link offers. Source: AGT-04. */
  private async visit() {
    if (!this.linkCode) return;
    const reply = await this.deps.api('visitLink', { code: this.linkCode });
    runInAction(() => {
      if (reply.ok) this.link = reply.value;
      else if (reply.code === 'invitationCode') this.fail(reply);
    });
  }

  /** Chooses the mode. Source: REG-01: the captcha is renewed. */
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

  /** Validates a field on blur; missing values are reported on submit only. */
  leave(field: RegistrationField) {
    const fault = this.judge()[field];
    if (fault && fault !== 'required') this.faults[field] = fault;
  }

  dismiss() {
    this.isCodeUnknown = false;
    this.linkCode = undefined;
    this.link = undefined;
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

  /** Submits in order: terms and fields, invitation code, bot check, phone, call. Returns true when logged in. Source: REG-02. */
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
    // The provider's code is required like the service's own.
    return { mode: this.mode, flags: this.check ? { ...flags, PHONEAUTH: '0', SMSVERIFY: '1' } : flags };
  }

  private get domain(): string {
    return new URL(this.deps.address).hostname;
  }

  /** The body of the call. Source: REG-04, REG-14. */
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
      ...(this.linkCode && { affiliateCode: this.linkCode }),
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

  /** Solves the bot check, when the brand requires one. */
  private async proveHuman(): Promise<{ altcha?: string }> {
    if (this.rules.state !== 'ready' || !this.rules.value.altcha.show) return {};
    const { solveChallenge } = await loadChunk('solveChallenge', () => import('../session/solveChallenge'));
    const altcha = await solveChallenge(this.deps.api);
    return altcha ? { altcha } : {};
  }

  /**
   * Returns the phone number's token from the provider, when there is one; undefined when the provider rejects the code, which is shown
   * beside it.
   */
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
      this.codeRule = details.rule;
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
