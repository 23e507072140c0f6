import type { Client } from '@site/api/client';
import { makeAutoObservable } from 'mobx';
import { Answer } from '../../stores/Answer';

/** How an account is kept one's own, as the service knows it. */
export class SecurityStore {
  readonly devices: Answer<'devices'>;
  readonly history: Answer<'loginHistory'>;
  readonly passkeys: Answer<'passkeys'>;
  /** The device that is being signed out, or `all`. */
  ending: string | undefined = undefined;
  private readonly api: Client;

  constructor(api: Client) {
    this.api = api;
    this.devices = new Answer(api, 'devices');
    this.history = new Answer(api, 'loginHistory');
    this.passkeys = new Answer(api, 'passkeys');
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  start() {
    void this.devices.ask({});
    void this.history.ask({});
    void this.passkeys.ask({});
  }

  /** One device by its id, or with `all` every one but this. */
  async endDevice(id: string) {
    this.mark(id);
    await this.api('endDevice', { id });
    await this.devices.ask({});
    this.mark(undefined);
  }

  async removePasskey(id: string) {
    await this.api('removePasskey', { id });
    await this.passkeys.ask({});
  }

  private mark(ending: string | undefined) {
    this.ending = ending;
  }
}
