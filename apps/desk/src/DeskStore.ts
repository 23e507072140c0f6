import { type Client, createClient } from '@site/api/client';
import type { InputOf, OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { OperatorValue, QueueKind } from '@site/api/operator';
import { sealBody } from '@site/api/sealBody';
import type { PermissionValue } from '@site/api/system';
import type { DeskAct } from '@site/api/deskRoles';
import type { ToastsProps } from '@site/ui/Toasts';
import { makeAutoObservable, observableRef } from 'mobx';
import { type LanguageCode, languages } from './language';

const TOKEN = 'operator-token';

interface DeskStoreDeps {
  permission: PermissionValue;
  language: LanguageCode;
  /** Storage of the token, until the tab closes. */
  tabStorage: () => Storage;
}

/** The operator's session, and what every page of the desk shares. Source: OPR-01. */
export class DeskStore {
  operator: OperatorValue | undefined = undefined;
  /** Unknown until the service has answered about the kept token. */
  isKnown = false;
  /** Open items of each queue that the role may decide. */
  waiting: { kind: QueueKind; open: number }[] = [];
  /** An operator has closed the site at once. */
  closing: OutputOf<Calls['urgentClosing']> = null;
  notices: ToastsProps['items'] = [];
  readonly api: Client;
  /** Headers that name the session, the brand and the language. */
  readonly headers: () => Record<string, string>;
  readonly language: LanguageCode;
  private permission: PermissionValue;
  private readonly tabStorage: () => Storage;
  private token: string | null;
  /** Offset of the service's clock from this machine's. */
  private readonly aheadMs: number;

  constructor({ permission, language, tabStorage }: DeskStoreDeps) {
    this.permission = permission;
    this.language = language;
    this.tabStorage = tabStorage;
    this.aheadMs = permission.serverTime - Date.now();
    this.token = tabStorage().getItem(TOKEN);
    this.headers = () => ({
      ...(this.token && { Authorization: `Bearer ${this.token}` }),
      'X-Merchant': this.brand.merchant,
      'Accept-Language': languages[language].tag,
    });
    const call = createClient({
      headers: this.headers,
      seal: (path, input) => sealBody(input, { key: this.permission.encKey, path, nowMs: Date.now() + this.aheadMs }),
    });
    this.api = async (name, input, options) => {
      const reply = await call(name, input, options);
      if (!reply.ok && this.operator && (reply.code === 'sessionEnded' || reply.code === 'loginRequired')) this.forget();
      return reply;
    };
    makeAutoObservable<this, 'tabStorage' | 'permission' | 'aheadMs'>(
      this,
      {
        api: false,
        headers: false,
        language: false,
        tabStorage: false,
        aheadMs: false,
        permission: observableRef,
        waiting: observableRef,
        operator: observableRef,
        closing: observableRef,
      },
      { autoBind: true },
    );
  }

  get brand() {
    return this.permission.brand;
  }

  /** True when the role of the operator allows an act. */
  may(act: DeskAct): boolean {
    return this.operator?.acts.includes(act) ?? false;
  }

  /** Finds out whether the kept token is valid still. */
  async start() {
    const reply = this.token ? await this.api('operatorSession', {}) : undefined;
    if (reply?.ok) this.enter(reply.value);
    else if (reply?.code !== 'networkAbnormal') this.forget();
    this.know();
  }

  /** Reads the operator again, after a change of the own account. */
  async refresh() {
    const reply = await this.api('operatorSession', {});
    if (reply.ok) this.enter(reply.value);
  }

  async logIn(input: InputOf<Calls['operatorLogin']>) {
    const reply = await this.api('operatorLogin', input);
    if (reply.ok) {
      this.tabStorage().setItem(TOKEN, reply.value.token);
      this.keep(reply.value.token);
      this.enter(reply.value.operator);
    }
    return reply;
  }

  async logOut() {
    await this.api('operatorLogout', {});
    this.forget();
  }

  count(waiting: { kind: QueueKind; open: number }[]) {
    this.waiting = waiting;
  }

  async readClosing() {
    const reply = await this.api('urgentClosing', {});
    if (reply.ok) this.showClosing(reply.value);
  }

  tell(text: string) {
    this.notices = [...this.notices, { id: crypto.randomUUID(), text, look: 'good' }];
  }

  dismiss(id: string) {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  private keep(token: string) {
    this.token = token;
  }

  private showClosing(closing: OutputOf<Calls['urgentClosing']>) {
    this.closing = closing;
  }

  private enter(operator: OperatorValue) {
    this.operator = operator;
  }

  private know() {
    this.isKnown = true;
  }

  private forget() {
    this.tabStorage().removeItem(TOKEN);
    this.token = null;
    this.operator = undefined;
    this.waiting = [];
    this.closing = null;
  }
}
