import { createHash, randomUUID } from 'node:crypto';
import { withImageBase } from '@site/api/withImageBase';
import { PromiseCache } from '../http/PromiseCache.ts';
import type { Services } from '../services.ts';
import type { BrandState } from '../system/Brands.ts';
import { ipOf } from '../system/ipOf.ts';
import type { locationOf } from '../system/locationOf.ts';
import { originOf } from '../system/originOf.ts';
import { permissionOf } from '../system/permissionOf.ts';
import { escapeHtml } from './escapeHtml.ts';
import { fillTemplate } from './fillTemplate.ts';
import { initialDataOf } from './initialDataOf.ts';
import { inLanguage } from './languageLinks.ts';
import { type PageAddress, pageAddress } from './pageAddress.ts';
import { pageHead } from './pageHead.ts';
import type { Site } from './readSite.ts';

const MAX_CACHED = 400;
/** Scheduled content appears without a change of a row; every other change creates a new version of the content. */
const CACHED_MS = 30_000;
/** Address for all unknown paths, which share one rendered page. */
const NOWHERE: PageAddress = { url: '/not-found', category: undefined, games: undefined, promotionId: undefined, canonical: undefined };

export interface Visit {
  state: BrandState;
  language: string;
  url: URL;
  address: string;
  location: ReturnType<typeof locationOf>;
  savesData: boolean;
  /** Base address of its pictures; empty for our own origin. */
  imageBase: string;
  now: Date;
}

export interface Page {
  status: CachedPage['status'];
  /** Entity tag that ignores the nonce and the time of the reply. */
  tag: string;
  fill: (nonce: string) => string;
}

interface CachedPage {
  html: string;
  /** 503 during maintenance. */
  status: 200 | 404 | 503;
  /** Entity tag of the whole content. */
  tag: string;
  /** False for a page that nobody else will request (searches, pages beyond the last), or with an unreadable part. */
  isKept: boolean;
}

/** Rendered pages, cached by brand, language and address. Parts that differ by visitor and reply are filled in when a page is sent. */
export class Pages {
  readonly #site: Site;
  readonly #services: Services;
  readonly #kept = new PromiseCache<CachedPage>({ max: MAX_CACHED, ttlMs: CACHED_MS });
  /** Placeholders for the visitor's address, the time, the page's own address and the base address of its pictures. */
  readonly #visitorSlot = randomUUID();
  readonly #timeSlot = randomUUID();
  readonly #canonicalSlot = randomUUID();
  readonly #imageSlot = randomUUID();

  constructor(site: Site, services: Services) {
    this.#site = site;
    this.#services = services;
  }

  async render(visit: Visit): Promise<Page> {
    const { state, language, url, address, imageBase, now } = visit;
    const declared = this.#site.pageAt(url.pathname);
    const page = declared ? pageAddress(url.pathname, url.searchParams, declared) : NOWHERE;
    const { html, status, tag } = await this.#painting(page, visit);
    const origin = originOf(state, this.#services.config);
    const own = page.canonical ?? '/';
    // An address with a language is a page of its own; other addresses share one that chooses by the visitor.
    const canonical = url.searchParams.get('lang')?.toUpperCase() === language ? inLanguage(origin, own, language) : origin + own;
    const ip = ipOf(address);
    return {
      status,
      tag: digestOf([tag, ip, canonical, imageBase]),
      fill: (nonce) =>
        html
          .replaceAll(this.#site.nonceSlot, nonce)
          .replaceAll(this.#visitorSlot, () => ip)
          .replaceAll(this.#canonicalSlot, () => escapeHtml(canonical))
          .replaceAll(this.#imageSlot, () => escapeHtml(imageBase))
          .replaceAll(`"${this.#timeSlot}"`, String(now.getTime())),
    };
  }

  async #painting(page: PageAddress, visit: Visit): Promise<CachedPage> {
    const { state, language, location, savesData } = visit;
    const version = await this.#services.content.read();
    const common = permissionOf({ ...this.#services, state, language, encKey: await this.#services.encKeys.current() });
    const key = JSON.stringify([String(version), common, language, location, page.url, savesData]);
    const painting = await this.#kept.get(key, () => this.#paintNew(page, visit));
    if (!painting.isKept) this.#kept.delete(key);
    return painting;
  }

  async #paintNew(page: PageAddress, { state, language, location, savesData, now }: Visit): Promise<CachedPage> {
    const permission = {
      ...permissionOf({ ...this.#services, state, language, encKey: await this.#services.encKeys.current() }),
      location: { ip: this.#visitorSlot, ...location },
      serverTime: now.getTime(),
    };
    const { first, isWhole } = await initialDataOf(this.#services, { permission, language, page, savesData, now });
    const painted = await this.#site.renderPage(page.url, first, this.#site.nonceSlot);
    const status = permission.maintenance ? 503 : painted.status;
    const canonical = status === 200 && !permission.regionRestriction ? page.canonical : undefined;
    const head = pageHead({
      first,
      painted,
      origin: originOf(state, this.#services.config),
      canonical,
      // A 503 is retried by crawlers; with noindex, the page would be removed.
      isHidden: canonical === undefined && status !== 503,
      canonicalSlot: this.#canonicalSlot,
    });
    const embedded = {
      ...first,
      imageBase: this.#imageSlot,
      permission: { ...first.permission, serverTime: this.#timeSlot as unknown as number },
    };
    const listed = first.games ?? first.search;
    const html = withImageBase(fillTemplate(this.#site, { painted, first: embedded, head }), this.#imageSlot);
    return {
      html,
      tag: digestOf([html]),
      status,
      isKept: isWhole && (!page.games || (!page.games.gameName && (!page.url.includes('?') || !!listed?.games.length))),
    };
  }
}

/** The placeholders differ in each process: after a restart every page has a new tag. */
const digestOf = (parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
