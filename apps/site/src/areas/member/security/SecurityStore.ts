import type { Client } from '@site/api/client';
import { makeAutoObservable } from 'mobx';
import { Answer } from '../../../stores/Answer';
import type { DialogsStore } from '../../../stores/DialogsStore';
import type { FailureCode } from '../../../stores/load';

/** Security settings of an account. */
export class SecurityStore {
  readonly devices: Answer<'devices'>;
  readonly history: Answer<'loginHistory'>;
  readonly passkeys: Answer<'passkeys'>;
  readonly summary: Answer<'security'>;
  readonly banks: Answer<'bankAccounts'>;
  /** Id of the device being signed out, or `all`. */
  ending: string | undefined = undefined;
  private readonly api: Client;
  private readonly dialogs: DialogsStore;

  constructor({ api, dialogs }: { api: Client; dialogs: DialogsStore }) {
    this.api = api;
    this.dialogs = dialogs;
    this.devices = new Answer(api, 'devices');
    this.history = new Answer(api, 'loginHistory');
    this.passkeys = new Answer(api, 'passkeys');
    this.summary = new Answer(api, 'security');
    this.banks = new Answer(api, 'bankAccounts');
    makeAutoObservable<this, 'api' | 'dialogs'>(this, { api: false, dialogs: false }, { autoBind: true });
  }

  start() {
    void this.devices.ask({});
    void this.history.ask({});
    void this.passkeys.ask({});
    void this.summary.ask({});
    void this.banks.ask({});
  }

  /** Reloads after a log-in method was added or removed: a new one signs out the other devices. */
  refresh() {
    void this.passkeys.ask({});
    void this.devices.ask({});
  }

  /** Signs out a device by its id, or with `all` every other device. */
  async endDevice(id: string) {
    this.mark(id);
    this.tell(await this.api('endDevice', { id }));
    await this.devices.ask({});
    this.mark(undefined);
  }

  async removePasskey(id: string) {
    this.tell(await this.api('removePasskey', { id }));
    await this.passkeys.ask({});
  }

  async removeBank(id: string) {
    this.tell(await this.api('removeBankAccount', { id }));
    await this.banks.ask({});
  }

  /** Reports a failed action as a toast. */
  private tell(reply: { ok: true } | { ok: false; code: FailureCode }) {
    if (!reply.ok) this.dialogs.open({ name: 'message', code: reply.code });
  }

  private mark(ending: string | undefined) {
    this.ending = ending;
  }
}
