import type { Client } from '@site/api/client';
import type { InitialData } from '@site/api/page';
import type { PermissionValue } from '@site/api/system';
import { isOn } from '@site/rules/flags';
import { makeAutoObservable, observableRef } from 'mobx';
import { type LanguageCode, isLanguage, languages } from '../app/language';
import { isPageCached } from '../areas/system/isPageCached';

const REFRESH_MS = 5 * 60_000;

export interface SystemStoreDeps {
  api: Client;
  /** Storage of the merchant code. Source: SYS-11. */
  browserStorage: () => Storage;
}

/** State of the service and the brand, and the language of the page. */
export class SystemStore {
  permission: PermissionValue;
  /** Base address of pictures; empty for our own origin. Source: SYS-06. */
  imageBase: string;
  /** Offset of the service's clock from this machine's; known after the first refresh. */
  aheadMs = 0;
  readonly language: LanguageCode;
  /** The browser or the visitor asks to save data. */
  readonly savesData: boolean;
  private readonly deps: SystemStoreDeps;

  constructor(deps: SystemStoreDeps, first: InitialData) {
    this.deps = deps;
    this.permission = first.permission;
    this.imageBase = first.imageBase ?? '';
    this.language = isLanguage(first.language) ? first.language : 'EN';
    this.savesData = first.savesData ?? false;
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, language: false, savesData: false, imageBase: false, permission: observableRef },
      { autoBind: true },
    );
  }

  get brand() {
    return this.permission.brand;
  }

  /** BCP 47 tag for Intl and HTML. */
  get locale(): string {
    return languages[this.language].tag;
  }

  get languages(): LanguageCode[] {
    return this.brand.languages.filter(isLanguage);
  }

  /** 0 open, 1 closed for maintenance, 2 not offered in the visitor's region. Source: SYS-01. */
  get status(): 0 | 1 | 2 {
    if (this.permission.maintenance) return 1;
    return this.permission.regionRestriction ? 2 : 0;
  }

  get isClosed(): boolean {
    return this.status !== 0;
  }

  /** Address of customer service, for a window or a frame; undefined when the brand has none. */
  get supportPath(): string | undefined {
    return this.permission.info.customerService.find(({ csType }) => csType === 'WIDGET')?.path;
  }

  isOn(flag: string): boolean {
    return isOn(this.permission.info.whitelabel, flag);
  }

  /**
   * Stores the merchant code, and refreshes the permission every five minutes, on a cached page immediately. Returns a function that stops
   * it.
   */
  start(): () => void {
    this.deps.browserStorage().setItem('merchant', this.brand.merchant);
    if (isPageCached()) void this.refresh();
    const timer = setInterval(() => void this.refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }

  /** For the page of a closed site: polls the status, and loads the whole permission only on a change. Source: SYS-19. */
  async askStatus() {
    const reply = await this.deps.api('systemStatus', {});
    if (reply.ok && reply.value.status !== this.status) await this.refresh();
  }

  async refresh() {
    const reply = await this.deps.api('permission', {});
    if (reply.ok) this.take(reply.value);
  }

  private take(permission: PermissionValue) {
    this.aheadMs = permission.serverTime - Date.now();
    this.permission = permission;
  }
}
