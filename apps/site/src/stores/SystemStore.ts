import type { Client } from '@site/api/client';
import type { First } from '@site/api/page';
import type { PermissionValue } from '@site/api/system';
import { isOn } from '@site/rules/flags';
import { makeAutoObservable, observableRef } from 'mobx';
import { type LanguageCode, isLanguage, languages } from '../language';
import { isPageKept } from '../system/isPageKept';

const REFRESH_MS = 5 * 60_000;

export interface SystemStoreDeps {
  api: Client;
  /** Where the merchant code is kept. Source: SYS-11. */
  browserStorage: () => Storage;
}

/** What the service says of itself and of the brand, and the language of the page. */
export class SystemStore {
  permission: PermissionValue;
  /** Where pictures are had from; empty for our own origin. Source: SYS-06. */
  imageBase: string;
  /** How far the service's clock is ahead of this machine's; known from the first refresh on. */
  aheadMs = 0;
  readonly language: LanguageCode;
  /** The browser, or the person, asks for little. */
  readonly savesData: boolean;
  private readonly deps: SystemStoreDeps;

  constructor(deps: SystemStoreDeps, first: First) {
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

  /** 0 normal, 1 closed to all, 2 not offered where the visitor is. Source: SYS-01. */
  get status(): 0 | 1 | 2 {
    if (this.permission.maintenance) return 1;
    return this.permission.regionRestriction ? 2 : 0;
  }

  get isClosed(): boolean {
    return this.status !== 0;
  }

  /** Where customer service answers, in a window or a frame; undefined where the brand has none. */
  get supportPath(): string | undefined {
    return this.permission.info.customerService.find(({ csType }) => csType === 'WIDGET')?.path;
  }

  isOn(flag: string): boolean {
    return isOn(this.permission.info.whitelabel, flag);
  }

  /** Keeps the merchant code, and asks for the permission again every five minutes, of a kept page at once. Returns how to stop. */
  start(): () => void {
    this.deps.browserStorage().setItem('merchant', this.brand.merchant);
    if (isPageKept()) void this.refresh();
    const timer = setInterval(() => void this.refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }

  /** For the page that stands in for a closed site: the light question, and all of the permission only where the answer is another. Source: SYS-19. */
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
