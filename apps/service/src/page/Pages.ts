import { createHash, randomUUID } from 'node:crypto';
import { withImageBase } from '@site/api/withImageBase';
import { Kept } from '../Kept.ts';
import type { Services } from '../services.ts';
import type { BrandState } from '../system/Brands.ts';
import { ipOf } from '../system/ipOf.ts';
import { originOf } from '../system/originOf.ts';
import { permissionOf } from '../system/permissionOf.ts';
import { escapeHtml } from './escapeHtml.ts';
import { fillTemplate } from './fillTemplate.ts';
import { firstOf } from './firstOf.ts';
import { inLanguage } from './languageLinks.ts';
import { type PageAddress, pageAddress } from './pageAddress.ts';
import { pageHead } from './pageHead.ts';
import type { Site } from './readSite.ts';

const MOST_KEPT = 400;
/** What begins at its time changes no row; all else that changes makes another version of the content. */
const KEPT_MS = 30_000;
/** An address that no page has: all of them share one painting. */
const NOWHERE: PageAddress = { url: '/not-found', category: undefined, games: undefined, promotionId: undefined, canonical: undefined };

export interface Visit {
  state: BrandState;
  language: string;
  url: URL;
  address: string;
  savesData: boolean;
  /** Where its pictures are had from; empty for our own origin. */
  imageBase: string;
  now: Date;
}

export interface Page {
  status: Painting['status'];
  /** The same for as long as nothing is another but the nonce and the time of the reply. */
  tag: string;
  fill: (nonce: string) => string;
}

interface Painting {
  html: string;
  /** 503 while the site is closed for maintenance. */
  status: 200 | 404 | 503;
  /** Of all that is in it. */
  tag: string;
  /** False where nobody else will ask for it (searches, pages beyond the last), or where a part of it could not be read. */
  isKept: boolean;
}

/** Painted pages, kept by brand, language and address. What differs by visitor and by reply is filled in as they leave. */
export class Pages {
  readonly #site: Site;
  readonly #services: Services;
  readonly #kept = new Kept<Painting>({ most: MOST_KEPT, keptMs: KEPT_MS });
  /** The visitor's address, the time, the page's own address and the place of its pictures, as long as nobody has come. */
  readonly #visitorSlot = randomUUID();
  readonly #timeSlot = randomUUID();
  readonly #canonicalSlot = randomUUID();
  readonly #imageSlot = randomUUID();

  constructor(site: Site, services: Services) {
    this.#site = site;
    this.#services = services;
  }

  async paint(visit: Visit): Promise<Page> {
    const { state, language, url, address, imageBase, now } = visit;
    const page = this.#site.isKnownPage(url.pathname) ? pageAddress(url.pathname, url.searchParams) : NOWHERE;
    const { html, status, tag } = await this.#painting(page, visit);
    const origin = originOf(state, this.#services.config);
    const own = page.canonical ?? '/';
    // An address that names its language is a page of its own; the others are the one that chooses by the visitor.
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

  async #painting(page: PageAddress, visit: Visit): Promise<Painting> {
    const { state, language, savesData } = visit;
    const version = await this.#services.content.read();
    const common = permissionOf({ ...this.#services, state, encKey: await this.#services.encKeys.current() });
    const key = JSON.stringify([String(version), common, language, page.url, savesData]);
    const painting = await this.#kept.get(key, () => this.#paintNew(page, visit));
    if (!painting.isKept) this.#kept.drop(key);
    return painting;
  }

  async #paintNew(page: PageAddress, { state, language, savesData, now }: Visit): Promise<Painting> {
    const permission = {
      ...permissionOf({ ...this.#services, state, encKey: await this.#services.encKeys.current() }),
      location: { ip: this.#visitorSlot, country: state.settings.country },
      serverTime: now.getTime(),
    };
    const { first, isWhole } = await firstOf(this.#services, { permission, language, page, savesData, now });
    const painted = await this.#site.paintPage(page.url, first, this.#site.nonceSlot);
    const status = permission.maintenance ? 503 : painted.status;
    const canonical = status === 200 && !permission.regionRestriction ? page.canonical : undefined;
    const head = pageHead({
      first,
      painted,
      origin: originOf(state, this.#services.config),
      canonical,
      // What answers 503 is asked for again; marked, it would be forgotten.
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

/** The slots are this process's own: after a restart every page counts as another. */
const digestOf = (parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
