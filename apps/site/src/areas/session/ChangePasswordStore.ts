import type { Client } from '@site/api/client';
import type { FieldRule } from '@site/api/registration';
import type { FieldFault } from '@site/rules/registration';
import { makeAutoObservable } from 'mobx';
import type { SessionStore } from '../../stores/SessionStore';
import { readFault } from './readFault';
import type { Failure } from './SentCode';

export interface ChangePasswordStoreDeps {
  api: Client;
  session: SessionStore;
}

type Field = 'oldPassword' | 'newPassword' | 'confirmNewPassword' | 'agreed';

/** A change of password, which signs out the account's other devices. Source: REG-17, SES-06. */
export class ChangePasswordStore {
  /** Rule of the new password; undefined when unknown: then only the service validates. */
  rule: FieldRule | undefined = undefined;
  typed: Record<Exclude<Field, 'agreed'>, string> = { oldPassword: '', newPassword: '', confirmNewPassword: '' };
  isAgreed = false;
  faults: Partial<Record<Field, FieldFault | 'sameAsBefore'>> = {};
  failure: Failure | undefined = undefined;
  isBusy = false;
  stops = 0;
  private readonly deps: ChangePasswordStoreDeps;

  constructor(deps: ChangePasswordStoreDeps) {
    this.deps = deps;
    this.typed.oldPassword = deps.session.held?.password ?? '';
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  /** True when the old password was just typed at the login. */
  get isOldKnown(): boolean {
    return this.deps.session.held?.password !== undefined;
  }

  /** True for whoever takes over an account that an agent has opened. Source: AGT-04, REG-05. */
  get mustAgree(): boolean {
    return this.deps.session.held?.info.mustAgree ?? false;
  }

  async start() {
    const reply = await this.deps.api('registerRules', {});
    if (reply.ok) this.take(reply.value.password);
  }

  agree(isAgreed: boolean) {
    this.isAgreed = isAgreed;
    delete this.faults.agreed;
  }

  write(field: Exclude<Field, 'agreed'>, text: string) {
    this.typed[field] = text;
    delete this.faults[field];
  }

  /** Changes the password. Returns true on success; the member is then logged in. */
  async submit(): Promise<boolean> {
    const { oldPassword, newPassword, confirmNewPassword } = this.typed;
    const faults = {
      ...(oldPassword === '' && { oldPassword: 'required' as const }),
      ...(newPassword === '' && { newPassword: 'required' as const }),
      ...(confirmNewPassword !== newPassword && { confirmNewPassword: 'different' as const }),
      ...(confirmNewPassword === '' && { confirmNewPassword: 'required' as const }),
      ...(this.mustAgree && !this.isAgreed && { agreed: 'required' as const }),
    };
    if (Object.keys(faults).length > 0) return this.stop(faults);
    const { api, session } = this.deps;
    this.begin();
    const reply = await api('changePassword', { ...this.typed, ...(this.mustAgree && { agreed: true }) });
    if (!reply.ok) return this.fail(reply);
    await session.join(reply.value.token);
    return true;
  }

  private take(rule: FieldRule) {
    this.rule = rule;
  }

  private begin() {
    this.isBusy = true;
    this.failure = undefined;
  }

  private stop(faults: ChangePasswordStore['faults']): false {
    this.isBusy = false;
    this.faults = faults;
    this.stops++;
    return false;
  }

  private fail({ code, details: { field, rule, ...details } }: Failure): false {
    if (code === 'wrongCredentials') return this.stop({ oldPassword: 'pattern' });
    if (code === 'invalidInput' && field) return this.stop({ [field]: rule === 'sameAsBefore' ? rule : readFault(rule) });
    this.isBusy = false;
    this.failure = { code, details };
    return false;
  }
}
