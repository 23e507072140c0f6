import type { Client } from '@site/api/client';
import type { PhoneValue } from '@site/ui/phoneNumbers';
import { makeAutoObservable } from 'mobx';
import { type Failure, SentCode } from '../../session/SentCode';

interface Terms {
  api: Client;
  kind: 'email' | 'mobile';
  mobile: PhoneValue;
}

type Field = 'email' | 'verificationCode' | 'password';
/** Why a field is refused; that of the contact is the text `contact.<fault>`. */
interface Faults {
  contact?: 'badEmail' | 'badMobile' | 'taken';
  verificationCode?: 'wrong';
  password?: 'wrong';
}

const CODE_LENGTH = 6;

/** Another contact that is being bound to the account. Source: MEM-30. */
export class ContactStore {
  mobile: PhoneValue;
  typed: Record<Field, string> = { email: '', verificationCode: '', password: '' };
  faults: Faults = {};
  failure: Failure | undefined = undefined;
  isBusy = false;
  readonly code = new SentCode();
  private readonly api: Client;
  private readonly kind: Terms['kind'];

  constructor({ api, kind, mobile }: Terms) {
    this.api = api;
    this.kind = kind;
    this.mobile = mobile;
    makeAutoObservable<this, 'api' | 'kind'>(this, { api: false, kind: false, code: false }, { autoBind: true });
  }

  get hasContact(): boolean {
    return this.kind === 'email' ? this.typed.email !== '' : this.mobile.national !== '';
  }

  write(field: Field, text: string) {
    this.typed[field] = text;
    delete this.faults[field === 'email' ? 'contact' : field];
  }

  writeMobile(mobile: PhoneValue) {
    this.mobile = mobile;
    delete this.faults.contact;
  }

  async sendCode() {
    const contact =
      this.kind === 'email'
        ? ({ way: 'email', recipient: this.typed.email } as const)
        : ({ way: 'sms', recipient: this.mobile.national, countryDialingCode: this.mobile.dialling } as const);
    await this.code.ask(async () => {
      const reply = await this.api('sendMemberCode', { ...contact, purpose: this.kind });
      if (!reply.ok && reply.code === 'invalidInput') this.refuseContact();
      return reply;
    });
    if (this.faults.contact) this.code.dismiss();
  }

  /** Binds the contact. Returns true on success. */
  async submit(): Promise<boolean> {
    const { email, verificationCode, password } = this.typed;
    const faults: Faults = {
      ...(!this.hasContact && { contact: this.badContact }),
      ...(verificationCode.length < CODE_LENGTH && { verificationCode: 'wrong' }),
      ...(password === '' && { password: 'wrong' }),
    };
    if (Object.keys(faults).length > 0) return this.stop(faults);
    this.begin();
    const { national: mobileNum, dialling: countryDialingCode } = this.mobile;
    const reply =
      this.kind === 'email'
        ? await this.api('bindEmail', { email, verificationCode, password })
        : await this.api('bindMobile', { mobileNum, countryDialingCode, verificationCode, password });
    return reply.ok || this.fail(reply);
  }

  private get badContact(): 'badEmail' | 'badMobile' {
    return this.kind === 'email' ? 'badEmail' : 'badMobile';
  }

  private refuseContact() {
    this.faults.contact = this.badContact;
  }

  private begin() {
    this.isBusy = true;
    this.failure = undefined;
  }

  private stop(faults: Faults): false {
    this.isBusy = false;
    this.faults = faults;
    return false;
  }

  private fail({ code, details }: Failure): false {
    if (code === 'wrongCredentials') return this.stop({ password: 'wrong' });
    if (code === 'wrongCode' || code === 'codeExpired') return this.stop({ verificationCode: 'wrong' });
    if (code === 'conflict') return this.stop({ contact: 'taken' });
    if (code === 'invalidInput') return this.stop({ contact: this.badContact });
    this.isBusy = false;
    this.failure = { code, details };
    return false;
  }
}
