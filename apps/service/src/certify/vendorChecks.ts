import { randomUUID } from 'node:crypto';
import type { VendorTransactionsValue } from '@site/api/vendor';
import { seedHash } from '@site/rules/fairStream';
import type { VendorAdapter } from '../vendors/VendorAdapter.ts';
import { called, type CertifiedVendor, newPlayer } from './CertifiedVendor.ts';
import { Fault } from './Fault.ts';

export interface VendorCheck {
  name: string;
  /** The call of the adapter without which the check does not apply. */
  needs?: keyof VendorAdapter;
  /** Throws a `Fault` that says what the vendor did wrong. Returns the reason when it could not be tried. */
  run(vendor: CertifiedVendor): Promise<string | void>;
}

const AT_ONCE = 8;
const HOUR_MS = 3_600_000;
/** Pages of a log after which it makes no sense. */
const MOST_PAGES = 1000;
/** The site hangs up before, during and after the work of a usual vendor. */
const HANG_UP_MS = [1, 3, 10, 30];
const AMOUNT = 1000n;

/** The suite, in the order of its report. Source: VEN-03, docs/domain.md DR-0.6, DR-16. */
export const vendorChecks: readonly VendorCheck[] = [
  {
    name: 'catalogue',
    async run(vendor) {
      const { vendors, games } = await vendor.catalogue();
      const brands = new Set(vendors.map(({ vassalage }) => vassalage));
      const codes = new Set(games.map(({ gameCode }) => gameCode));
      if (codes.size < games.length) throw new Fault('Two games of the catalogue have one code.');
      const stray = games.find(({ vassalage }) => !brands.has(vassalage));
      if (stray) throw new Fault(`The game ${stray.gameCode} is of ${stray.vassalage}, which the catalogue does not name.`);
      await vendor.game();
    },
  },
  {
    name: 'wrong signature',
    async run(vendor) {
      const launch = await vendor.launchInput();
      await vendor.expectRefused('The catalogue, asked with a wrong signature,', (signal) => vendor.forged.listGames(signal));
      await vendor.expectRefused('A launch with a wrong signature', (signal) => vendor.forged.launch(launch, signal));
    },
  },
  {
    name: 'launch',
    async run(vendor) {
      const launch = await vendor.launchInput();
      const { url } = await vendor.ask('A launch', (signal) => vendor.adapter.launch(launch, signal));
      await vendor.expectPage('The game', url);
    },
  },
  {
    name: 'unknown game',
    async run(vendor) {
      const launch = await vendor.launchInput({ gameCode: 'certify-no-such-game' });
      await vendor.expectRefused('A launch of a game that is not in the catalogue', (signal) => vendor.adapter.launch(launch, signal));
    },
  },
  {
    name: 'many at once',
    async run(vendor) {
      const inputs = await Promise.all(Array.from({ length: AT_ONCE }, () => vendor.launchInput()));
      const launched = await Promise.all(
        inputs.map((input) => vendor.ask('One of many launches at once', (signal) => vendor.adapter.launch(input, signal))),
      );
      if (new Set(launched.map(({ url }) => url)).size < AT_ONCE) throw new Fault('Two players were given one address of a game.');
    },
  },
  {
    name: 'time-out and retry',
    async run(vendor) {
      for (const afterMs of HANG_UP_MS) {
        const launch = await vendor.launchInput();
        await vendor.hangUp((signal) => vendor.adapter.launch(launch, signal), afterMs);
        await vendor.ask('A launch whose first answer was lost', (signal) => vendor.adapter.launch(launch, signal));
      }
    },
  },
  {
    name: 'demo',
    needs: 'launchDemo',
    async run(vendor) {
      const { gameCode } = await vendor.game(true);
      const input = await vendor.demoInput({ gameCode });
      const url = await vendor.ask('A free trial', (signal) => called(vendor.adapter.launchDemo)(input, signal));
      await vendor.expectPage('The free trial', url);
      await vendor.expectRefused('A free trial with a wrong signature', (signal) => called(vendor.forged.launchDemo)(input, signal));
    },
  },
  {
    name: 'facts of a game',
    needs: 'describeGame',
    async run(vendor) {
      const input = { gameCode: (await vendor.game()).gameCode, currency: vendor.currency, language: 'EN' };
      const facts = await vendor.ask('What is told of a game', (signal) => called(vendor.adapter.describeGame)(input, signal));
      const { leastStakeMinor: least, mostStakeMinor: most, rulesUrl } = facts;
      if (least !== null && most !== null && BigInt(least) > BigInt(most))
        throw new Fault(`The lowest stake, ${least}, is above the highest, ${most}.`);
      if (rulesUrl !== null) await vendor.expectPage('The rules of a game', rulesUrl);
    },
  },
  {
    name: 'end of games',
    needs: 'kick',
    async run(vendor) {
      const input = { playerId: newPlayer() };
      const ask = called(vendor.adapter.kick);
      await vendor.ask('The end of the games of a player without one', (signal) => ask(input, signal));
      await vendor.expectRefused('The end of games with a wrong signature', (signal) => called(vendor.forged.kick)(input, signal));
    },
  },
  {
    name: 'seeds',
    needs: 'seeds',
    async run(vendor) {
      const playerId = newPlayer();
      const current = () => vendor.ask('The seed of a player', (signal) => vendor.seeds.current({ playerId }, signal));
      const [first, again] = [await current(), await current()];
      if (first.serverSeedHash !== again.serverSeedHash) throw new Fault('A seed has changed without being replaced.');
      const asked = { playerId, clientSeed: 'certify' };
      const rotated = await vendor.ask('Another seed', (signal) => vendor.seeds.rotate(asked, signal));
      if ('isOpen' in rotated) throw new Fault('Another seed was refused for an open round, and there is none.');
      if ((await seedHash(rotated.serverSeed)) !== first.serverSeedHash)
        throw new Fault('The seed that was shown does not have the fingerprint that was shown before.');
      const next = await current();
      if (next.clientSeed !== 'certify' || next.serverSeedHash === first.serverSeedHash || next.nonce !== 0)
        throw new Fault('The seed that took its place is not the one that was asked for.');
    },
  },
  {
    name: 'settled round',
    needs: 'showRound',
    async run(vendor) {
      if (!vendor.round) return 'no settled round was named; --round does';
      const { language, theme, site } = await vendor.launchInput();
      const show = called(vendor.adapter.showRound);
      const input = { ...vendor.round, language, theme, site };
      await vendor.expectPage('The round', await vendor.ask('A settled round', (signal) => show(input, signal)));
      await vendor.expectRefused('The round of another player', (signal) => show({ ...input, playerId: newPlayer() }, signal));
    },
  },
  {
    name: 'unknown round',
    needs: 'showRound',
    async run(vendor) {
      const { playerId, language, theme, site } = await vendor.launchInput();
      const input = { playerId, roundId: randomUUID(), language, theme, site };
      await vendor.expectRefused('A round that was never played', (signal) => called(vendor.adapter.showRound)(input, signal));
    },
  },
  {
    name: 'log of transactions',
    needs: 'listTransactions',
    async run(vendor) {
      const list = called(vendor.adapter.listTransactions);
      const [from, to] = [Date.now() - HOUR_MS, Date.now()];
      const seen = new Set<string>();
      let cursor: string | undefined;
      for (let pages = 0; pages === 0 || cursor !== undefined; pages += 1) {
        if (pages === MOST_PAGES) throw new Fault(`The log of an hour does not end after ${MOST_PAGES} pages.`);
        const input = { from, to, ...(cursor !== undefined && { cursor }) };
        const page: VendorTransactionsValue = await vendor.ask('A page of the log', (signal) => list(input, signal));
        for (const { txId, at } of page.transactions) {
          if (seen.has(txId)) throw new Fault(`The transaction ${txId} stands in the log twice.`);
          if (at < from || at >= to) throw new Fault(`The transaction ${txId} is not of the hour that was asked for.`);
          seen.add(txId);
        }
        cursor = page.next ?? undefined;
      }
      const unknown = await vendor.ask('A transaction that was never sent', (signal) => list({ txIds: [randomUUID()] }, signal));
      if (unknown.transactions.length > 0) throw new Fault('The log knows a transaction that was never sent.');
    },
  },
  {
    name: 'draws',
    needs: 'listDraws',
    async run(vendor) {
      const { lotteries } = await vendor.ask('The draws of all lotteries', (signal) =>
        called(vendor.adapter.listDraws)({ past: 2 }, signal),
      );
      for (const { gameCode, draws } of lotteries)
        if (draws.some(({ openAt, closeAt, drawAt }) => openAt > closeAt || closeAt > drawAt))
          throw new Fault(`A draw of ${gameCode} closes before it opens, or is drawn before it closes.`);
    },
  },
  {
    name: 'rooms',
    needs: 'listRooms',
    async run(vendor) {
      const input = { currency: vendor.currency };
      const { rooms } = await vendor.ask('The rooms', (signal) => called(vendor.adapter.listRooms)(input, signal));
      const full = rooms.find(({ players, seats }) => players > seats);
      if (full) throw new Fault(`The room ${full.roomId} has ${full.players} players on ${full.seats} seats.`);
    },
  },
  {
    name: 'balance at the vendor',
    needs: 'purse',
    async run(vendor) {
      const money = new Purse(vendor);
      await money.expectBalance('a player who has brought nothing', 0n);
      const [transfer, withdrawal] = [money.transfer(), money.transfer()];
      for (const time of ['A deposit', 'A deposit sent twice']) await money.expectState(time, 'deposit', transfer, 'done');
      await money.expectBalance('a deposit, sent twice', AMOUNT);
      for (const time of ['A withdrawal', 'A withdrawal sent twice']) await money.expectState(time, 'withdraw', withdrawal, 'done');
      await money.expectBalance('a withdrawal, sent twice', 0n);
      await money.expectState('A withdrawal of more than there is', 'withdraw', money.transfer(), 'refused');
      await vendor.expectRefused('A deposit with a wrong signature', (signal) =>
        called(vendor.forged.purse).deposit(money.transfer(), signal),
      );
      await money.expectBalance('what was refused', 0n);
    },
  },
  {
    name: 'unknown outcome',
    needs: 'purse',
    async run(vendor) {
      const money = new Purse(vendor);
      const never = money.transfer();
      const state = await vendor.ask('The state of a transfer', (signal) => vendor.purse.status(never, signal));
      if (state !== 'unknown') throw new Fault(`A transfer that was never sent is said to be ${state}.`);
      let expected = 0n;
      for (const afterMs of HANG_UP_MS) {
        const transfer = money.transfer();
        await vendor.hangUp((signal) => vendor.purse.deposit(transfer, signal), afterMs);
        await money.expectState('A deposit whose first answer was lost', 'deposit', transfer, 'done');
        await money.expectState('The state of that deposit', 'status', transfer, 'done');
        expected += AMOUNT;
        await money.expectBalance('a deposit whose first answer was lost', expected);
      }
    },
  },
];

/** A player's money at a vendor that keeps it. */
class Purse {
  readonly #vendor: CertifiedVendor;
  readonly #holding;

  constructor(vendor: CertifiedVendor) {
    this.#vendor = vendor;
    this.#holding = { playerId: newPlayer(), currency: vendor.currency };
  }

  transfer() {
    return { ...this.#holding, txId: randomUUID(), amountMinor: String(AMOUNT) };
  }

  async expectState(
    what: string,
    call: 'deposit' | 'withdraw' | 'status',
    transfer: ReturnType<Purse['transfer']>,
    expected: 'done' | 'refused',
  ) {
    const state = await this.#vendor.ask(what, (signal) => this.#vendor.purse[call](transfer, signal));
    if (state !== expected) throw new Fault(`${what} was answered "${state}" instead of "${expected}".`);
  }

  async expectBalance(after: string, expected: bigint): Promise<void> {
    const balance = await this.#vendor.ask('The balance', (signal) => this.#vendor.purse.balance(this.#holding, signal));
    if (balance !== String(expected)) throw new Fault(`The balance is ${balance} after ${after}, and should be ${expected}.`);
  }
}
