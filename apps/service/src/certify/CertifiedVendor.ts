import { randomUUID } from 'node:crypto';
import type { VendorDemoInput, VendorGamesValue, VendorLaunchInput } from '@site/api/vendor';
import { setTimeout as wait } from 'node:timers/promises';
import { VendorRefusal } from '../vendors/VendorRefusal.ts';
import type { VendorAdapter, VendorPurse, VendorSeeds } from '../vendors/VendorAdapter.ts';
import { Fault } from './Fault.ts';

/** The time that the site gives a vendor. */
const LIMIT_MS = 3000;
const CATALOGUE_LIMIT_MS = 30_000;
const ATTEMPTS = 3;
const PAUSE_MS = 200;

export interface VendorTerms {
  adapter: VendorAdapter;
  /** The same vendor, called with a secret that is not the one of both sides. */
  forged: VendorAdapter;
  currency: string;
  /** A round that was played and settled before; absent when there is none to show. */
  round?: { playerId: string; roundId: string } | undefined;
}

type Ask<Answer> = (signal: AbortSignal) => Promise<Answer>;

/** A vendor that is being certified, with the expectations of the suite: the site's side of each call, with players that are the suite's own. */
export class CertifiedVendor {
  readonly adapter: VendorAdapter;
  readonly forged: VendorAdapter;
  readonly currency: string;
  readonly round: VendorTerms['round'];
  #games: VendorGamesValue | undefined;

  constructor({ adapter, forged, currency, round }: VendorTerms) {
    this.adapter = adapter;
    this.forged = forged;
    this.currency = currency;
    this.round = round;
  }

  get seeds(): VendorSeeds {
    return called(this.adapter.seeds);
  }

  get purse(): VendorPurse {
    return called(this.adapter.purse);
  }

  /** Reads the catalogue, once. */
  async catalogue(): Promise<VendorGamesValue> {
    this.#games ??= await this.ask('The catalogue', (signal) => this.adapter.listGames(signal), CATALOGUE_LIMIT_MS);
    return this.#games;
  }

  /** Returns a game that can be launched. */
  async game(isDemo = false) {
    const game = (await this.catalogue()).games.find(({ isGroup, playable, freeplay }) => playable && !isGroup && (!isDemo || freeplay));
    if (!game) throw new Fault(`The catalogue has no game that can be ${isDemo ? 'tried' : 'played'}.`);
    return game;
  }

  async launchInput(more: Partial<VendorLaunchInput> = {}): Promise<VendorLaunchInput> {
    const { isDemo: _, ...common } = await this.demoInput({ gameCode: (await this.game()).gameCode });
    const marks = { device: 'certify-device', network: 'certify-network' };
    return { ...common, playerId: newPlayer(), launchToken: randomUUID(), marks, ...more };
  }

  async demoInput({ gameCode }: { gameCode: string }): Promise<VendorDemoInput> {
    const site = { origin: 'https://certify.example', name: 'Certify', tokens: {}, autoplay: false, quickStop: false, lotteryPlays: ['*'] };
    return { gameCode, language: 'EN', theme: 'dark', currency: this.currency, device: 'desktop', backUrl: '/', site, isDemo: true };
  }

  /** Asks until there is an answer, as the site does. A refusal is an answer too, and a `Fault` here. */
  async ask<Answer>(what: string, ask: Ask<Answer>, limitMs = LIMIT_MS): Promise<Answer> {
    let reason = '';
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        return await ask(AbortSignal.timeout(limitMs));
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
        if (error instanceof VendorRefusal) throw new Fault(`${what} was refused: ${reason}`);
      }
      if (attempt < ATTEMPTS) await wait(PAUSE_MS);
    }
    throw new Fault(`${what} had no answer that makes sense in ${ATTEMPTS} attempts of ${limitMs} ms: ${reason}`);
  }

  /** Expects a refusal, which says that nothing was done. */
  async expectRefused(what: string, ask: Ask<unknown>): Promise<void> {
    try {
      await ask(AbortSignal.timeout(LIMIT_MS));
    } catch (error) {
      if (error instanceof VendorRefusal) return;
      throw new Fault(
        `${what} was not refused, but had no answer that makes sense: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    throw new Fault(`${what} was accepted, and should have been refused.`);
  }

  /** Hangs up after a time. The call may or may not have arrived. */
  async hangUp(ask: Ask<unknown>, afterMs: number): Promise<void> {
    await ask(AbortSignal.timeout(afterMs)).catch(() => undefined);
  }

  /** Expects an address of a page that a browser can open, at one of the origins that the site lets into frames. */
  async expectPage(what: string, address: string): Promise<void> {
    if (!this.adapter.origins.includes(new URL(address).origin))
      throw new Fault(`${what} is at ${new URL(address).origin}, which is none of ${this.adapter.origins.join(', ')}.`);
    const page = await this.ask(what, (signal) => fetch(address, { signal }));
    await page.body?.cancel();
    const type = page.headers.get('content-type') ?? '';
    if (!page.ok || !type.startsWith('text/html'))
      throw new Fault(`${what} was answered ${page.status} with "${type}", and should be a page.`);
  }
}

/** A player of nobody's: none of the vendor's own players is touched. */
export const newPlayer = () => `certify-${randomUUID()}`;

/** Returns a call that the vendor offers: the suite leaves out checks of others. */
export function called<Call>(call: Call | undefined): Call {
  if (call === undefined) throw new Fault('The vendor does not offer this.');
  return call;
}
