import type { PhoneAuthFault } from '@site/rules/phoneAuth';
import type { PhoneValue } from '@site/ui/phoneNumbers';
import { makeAutoObservable } from 'mobx';
import { askPhoneAuth, type PhoneProvider } from '../../transport/askPhoneAuth';
import type { SentCode } from './SentCode';

/** Source: REG-07. */
const AGAIN_AFTER_MINUTES = 1;

/** Phone verification by an external provider: it sends the code, and returns a token for a correct one. Source: SES-23, ERR-11. */
export class PhoneCheck {
  /** Number that a code is requested for, during the captcha. */
  asking: string | undefined = undefined;
  /** Fault of the typed code or of sending it. */
  fault: PhoneAuthFault | undefined = undefined;
  private sessionInfo = '';
  /** Verified token, valid for an hour: other faults of the form can be corrected without another code. */
  private word: { code: string; idToken: string } | undefined = undefined;
  private readonly provider: PhoneProvider;
  private readonly code: SentCode;

  constructor(provider: PhoneProvider, code: SentCode) {
    this.provider = provider;
    this.code = code;
    makeAutoObservable<this, 'provider' | 'code' | 'sessionInfo' | 'word'>(
      this,
      { provider: false, code: false, sessionInfo: false, word: false },
      { autoBind: true },
    );
  }

  /** Requests a code for a valid number. */
  start({ dialling, national }: PhoneValue) {
    if (Date.now() < this.code.readyAtMs) return;
    this.fault = undefined;
    this.asking = dialling + national.replace(/^0+/, '');
  }

  turnAway(fault: PhoneAuthFault) {
    this.asking = undefined;
    this.fault = fault;
  }

  async send(recaptchaToken: string) {
    const { asking: phoneNumber = '' } = this;
    this.asking = undefined;
    await this.code.ask(async () => {
      const reply = await askPhoneAuth(this.provider, 'sendVerificationCode', { phoneNumber, recaptchaToken });
      if (!reply.ok) return reply;
      this.sessionInfo = reply.value.sessionInfo;
      return { ok: true, value: { expiredMinutes: AGAIN_AFTER_MINUTES } };
    });
  }

  /** Returns the token for a code. Undefined when it is wrong; the fault is shown beside it. */
  async confirm(code: string): Promise<string | undefined> {
    if (this.word?.code === code) return this.word.idToken;
    const reply = await askPhoneAuth(this.provider, 'signInWithPhoneNumber', { sessionInfo: this.sessionInfo, code });
    this.find(reply.ok ? undefined : reply.fault);
    if (!reply.ok) return undefined;
    const { idToken } = reply.value;
    this.word = { code, idToken };
    return idToken;
  }

  private find(fault: PhoneAuthFault | undefined) {
    this.fault = fault;
  }
}
