import type { Client } from '@site/api/client';
import { isEasyPin } from '@site/rules/registration';
import { makeAutoObservable } from 'mobx';
import { type Failure, SentCode } from '../../session/SentCode';

const LENGTH = 6;

interface Terms {
  api: Client;
  /** The account has a payment password already. */
  hasOne: boolean;
  /** Where a code can be sent; undefined where the account has neither number nor address. */
  way: 'sms' | 'email' | undefined;
}

type Field = 'password' | 'oldPaymentPassword' | 'verificationCode' | 'newPaymentPassword' | 'confirm';
/** Why a field is refused; its text is `payment.<fault>`. */
type Fault = 'rule' | 'different' | 'same' | 'wrong' | 'loginWrong';

/** A payment password that is being set. Source: MEM-27, docs/domain.md DR-17. */
export class PaymentPasswordStore {
  /** Proof of the owner: the log-in password, the old payment password, or the log-in password with a code. */
  proof: 'password' | 'old' | 'code';
  typed: Record<Field, string> = { password: '', oldPaymentPassword: '', verificationCode: '', newPaymentPassword: '', confirm: '' };
  faults: Partial<Record<Field, Fault>> = {};
  failure: Failure | undefined = undefined;
  isBusy = false;
  readonly code = new SentCode();
  readonly way: Terms['way'];
  private readonly api: Client;

  constructor({ api, hasOne, way }: Terms) {
    this.api = api;
    this.way = way;
    this.proof = hasOne ? 'old' : 'password';
    makeAutoObservable<this, 'api'>(this, { api: false, way: false, code: false }, { autoBind: true });
  }

  write(field: Field, text: string) {
    this.typed[field] = text;
    delete this.faults[field];
  }

  prove(proof: 'old' | 'code') {
    this.proof = proof;
    this.faults = {};
    this.failure = undefined;
  }

  async sendCode() {
    const { way } = this;
    if (way) await this.code.ask(() => this.api('sendMemberCode', { way, purpose: 'paymentPassword' }));
  }

  /** Sets the payment password. Returns true on success. */
  async submit(): Promise<boolean> {
    const { password, oldPaymentPassword, verificationCode, newPaymentPassword, confirm } = this.typed;
    const faults = this.findFaults();
    if (Object.keys(faults).length > 0) return this.stop(faults);
    this.begin();
    const proofs = {
      password: { password },
      old: { oldPaymentPassword },
      code: { password, verificationCode, ...(this.way && { way: this.way }) },
    };
    const reply = await this.api('setPaymentPassword', { ...proofs[this.proof], newPaymentPassword, confirm });
    return reply.ok || this.fail(reply);
  }

  private findFaults(): PaymentPasswordStore['faults'] {
    const { password, oldPaymentPassword, verificationCode, newPaymentPassword, confirm } = this.typed;
    return {
      ...(this.proof !== 'old' && password === '' && { password: 'loginWrong' as const }),
      ...(this.proof === 'old' && oldPaymentPassword.length < LENGTH && { oldPaymentPassword: 'wrong' as const }),
      ...(this.proof === 'code' && verificationCode.length < LENGTH && { verificationCode: 'wrong' as const }),
      ...((newPaymentPassword.length < LENGTH || isEasyPin(newPaymentPassword)) && { newPaymentPassword: 'rule' as const }),
      ...(confirm !== newPaymentPassword && { confirm: 'different' as const }),
    };
  }

  private begin() {
    this.isBusy = true;
    this.failure = undefined;
  }

  private stop(faults: PaymentPasswordStore['faults']): false {
    this.isBusy = false;
    this.faults = faults;
    return false;
  }

  private fail({ code, details }: Failure): false {
    if (code === 'wrongPaymentPassword') return this.stop({ oldPaymentPassword: 'wrong' });
    if (code === 'wrongCredentials') return this.stop({ password: 'loginWrong' });
    if (code === 'invalidInput' && details.field === 'newPaymentPassword')
      return this.stop({ newPaymentPassword: details.rule === 'sameAsBefore' ? 'same' : 'rule' });
    this.isBusy = false;
    this.failure = { code, details };
    return false;
  }
}
