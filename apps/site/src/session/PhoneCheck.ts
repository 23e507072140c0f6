import type { PhoneAuthFault } from '@site/rules/phoneAuth';
import type { PhoneValue } from '@site/ui/phoneNumbers';
import { makeAutoObservable } from 'mobx';
import { askPhoneAuth, type PhoneProvider } from '../transport/askPhoneAuth';
import type { SentCode } from './SentCode';

/** Source: REG-07. */
const AGAIN_AFTER_MINUTES = 1;

/** A number that somebody else verifies: they send the code, and give their word for whoever types it. Source: SES-23, ERR-11. */
export class PhoneCheck {
  /** The number that a code is asked for, while its owner shows to be a person. */
  asking: string | undefined = undefined;
  /** What is wrong with the code that was typed, or with the way to it. */
  fault: PhoneAuthFault | undefined = undefined;
  private sessionInfo = '';
  /** Good for an hour: what else is wrong with a form can be mended without another code. */
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

  /** To a number that can be one. */
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

  /** What the service is shown for the code. Undefined where it is not right; why is said beside it. */
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
