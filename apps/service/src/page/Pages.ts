import { randomUUID } from 'node:crypto';
import type { First } from '@site/api/page';
import { buildLobby } from '../games/buildLobby.ts';
import gameList from '../games/gameList.ts';
import type { Services } from '../services.ts';
import type { BrandState } from '../system/Brands.ts';
import { locationOf } from '../system/locationOf.ts';
import { permissionOf } from '../system/permissionOf.ts';
import { fillTemplate } from './fillTemplate.ts';
import { type PageAddress, pageAddress } from './pageAddress.ts';
import type { Site } from './readSite.ts';

const MOST_KEPT = 400;
/** Content changes without a word to this process; the state of the brand is part of what a page is kept by. */
const KEPT_MS = 30_000;
/** An address that no page has: all of them share one painting. */
const NOWHERE = '/not-found';

export interface Visit {
  state: BrandState;
  language: string;
  url: URL;
  address: string;
  nonce: string;
  now: Date;
}

interface Painting {
  html: string;
  status: 200 | 404;
  /** Whether others will ask for it: there is no end of names and classes to search for, and of pages beyond the last. */
  isCommon: boolean;
}

interface Kept {
  until: number;
  page: Promise<Painting>;
}

/** Painted pages, kept by brand, language and address. What differs by visitor and by reply is filled in as they leave. */
export class Pages {
  readonly #site: Site;
  readonly #services: Services;
  readonly #kept = new Map<string, Kept>();
  /** The visitor's address and the time, as long as nobody has come. */
  readonly #visitorSlot = randomUUID();
  readonly #timeSlot = randomUUID();

  constructor(site: Site, services: Services) {
    this.#site = site;
    this.#services = services;
  }

  async paint({ state, language, url, address, nonce, now }: Visit): Promise<{ html: string; status: 200 | 404 }> {
    const { html, status } = await this.#painting(state, language, url, now);
    return {
      status,
      html: html
        .replaceAll(this.#site.nonceSlot, nonce)
        .replaceAll(this.#visitorSlot, () => locationOf(address).ip)
        .replaceAll(`"${this.#timeSlot}"`, String(now.getTime())),
    };
  }

  #painting(state: BrandState, language: string, url: URL, now: Date): Promise<Painting> {
    const page = this.#site.isKnownPage(url.pathname) ? pageAddress(url.pathname, url.searchParams) : { url: NOWHERE, games: undefined };
    const common = permissionOf({ state, ...this.#services });
    const key = JSON.stringify([common, language, page.url]);
    const found = this.#kept.get(key);
    this.#kept.delete(key);
    const kept = found && found.until > now.getTime() ? found : this.#begin(key, common, language, page, now);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return kept.page;
  }

  #begin(key: string, common: ReturnType<typeof permissionOf>, language: string, page: PageAddress, now: Date): Kept {
    const painting = this.#paintNew(common, language, page, now);
    painting.then(
      ({ isCommon }) => isCommon || this.#kept.delete(key),
      () => this.#kept.delete(key),
    );
    return { until: now.getTime() + KEPT_MS, page: painting };
  }

  async #paintNew(common: ReturnType<typeof permissionOf>, language: string, page: PageAddress, now: Date): Promise<Painting> {
    const first = await this.#first(common, language, page, now);
    const painted = await this.#site.paintPage(page.url, first, this.#site.nonceSlot);
    const embedded = { ...first, permission: { ...first.permission, serverTime: this.#timeSlot as unknown as number } };
    return { html: fillTemplate(this.#site, painted, embedded), status: painted.status, isCommon: isCommon(page, first) };
  }

  async #first(common: ReturnType<typeof permissionOf>, language: string, { url, games }: PageAddress, now: Date): Promise<First> {
    const services = this.#services;
    const { merchant } = common.brand;
    const permission = { ...common, location: { ...locationOf(''), ip: this.#visitorSlot }, serverTime: now.getTime() };
    const isOpen = !common.maintenance && !common.regionRestriction;
    if (!isOpen || url.startsWith('/agent')) return { language, permission, lobby: null, games: null };
    const listed =
      games &&
      (await gameList.run({
        input: games,
        member: undefined,
        sessionHash: undefined,
        address: '',
        userAgent: '',
        language,
        merchant,
        now,
        services,
      }));
    return {
      language,
      permission,
      lobby: await buildLobby(services, { merchant, language }),
      games: listed?.ok ? listed.value : null,
    };
  }
}

const isCommon = ({ url, games }: PageAddress, first: First) =>
  !games || (!games.gameName && first.games !== null && (!url.includes('?') || first.games.games.length > 0));
