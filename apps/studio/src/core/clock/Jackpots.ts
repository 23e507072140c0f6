import type { DatabaseSync } from 'node:sqlite';
import { floorMinor } from '@site/rules/floorMinor';
import type { EngineMove, JackpotTerms, SharedJackpot, SharedJackpots, Skin } from '../Engine.ts';
import type { RoundStore, Stake } from '../rounds/RoundStore.ts';
import { inTransaction } from '../store/inTransaction.ts';
import { isDemoPlayer } from '../wallet/DemoWallet.ts';
import { drawJackpot } from './drawJackpot.ts';
import type { Tables } from './Tables.ts';

interface JackpotsOptions {
  store: DatabaseSync;
  rounds: Pick<RoundStore, 'stakedIn' | 'stakedDraws'>;
  tables: () => Pick<Tables, 'numbersOf'>;
}

/** Whose stakes feed a jackpot, and who wins it: money is not mixed, neither of two currencies nor with that of free trials. */
export type Purse = Pick<Stake, 'playerId' | 'currency'>;

/** A jackpot of a past draw. */
export interface DrawnJackpot extends Pick<SharedJackpot, 'poolMinor' | 'lines' | 'eachMinor'> {
  name: string;
}

/**
 * Keeps the jackpots that roll over from one draw of a calendar to the next. The jackpots of a draw are shared once, before the first of its
 * rounds is paid, and in the order of the draws.
 *
 * Source: docs/domain.md DR-12.
 */
export class Jackpots {
  readonly #options: JackpotsOptions;

  constructor(options: JackpotsOptions) {
    this.#options = options;
  }

  /** Shares the jackpots of a draw whose result is public, and of those before it, unless that was done. */
  async share(skin: Skin, gameCode: string, draw: number): Promise<void> {
    const { rounds, tables } = this.#options;
    if (!skin.engine.clock?.jackpots) return;
    for (const number of rounds.stakedDraws(gameCode, { after: this.#lastShared(gameCode), until: draw })) {
      const numbers = await tables().numbersOf(skin, gameCode, number);
      if (numbers.length === 0) return;
      inTransaction(this.#options.store, () => this.#shareDraw(skin, { gameCode, draw: number, numbers }));
    }
  }

  /**
   * Shares the jackpots of a draw anew after its result was corrected. What later draws have paid stays: the difference changes the jackpots
   * as they stand, which do not fall below their seed.
   */
  async reshare(skin: Skin, gameCode: string, draw: number): Promise<void> {
    const { store, rounds, tables } = this.#options;
    const jackpots = skin.engine.clock?.jackpots;
    if (!jackpots) return;
    const numbers = await tables().numbersOf(skin, gameCode, draw);
    inTransaction(store, () => {
      for (const stakes of pursesOf(rounds.stakedIn(gameCode, draw))) {
        const [purse] = stakes;
        if (!purse) continue;
        const shared = this.of(gameCode, draw, purse);
        const won = stakes.map(({ moves }) => jackpots.linesOf(skin.theme, moves, numbers));
        for (const [name, terms] of Object.entries(jackpots.terms(skin.theme, purse.currency))) {
          const before = shared[name];
          const lines = won.reduce((sum, each) => sum + (each[name] ?? 0), 0);
          if (!before || before.lines === lines) continue;
          const { carriedMinor, stakedMinor: staked } = before;
          const wrong = drawJackpot(carriedMinor, { stakedMinor: staked, winningLines: before.lines }, terms);
          const right = drawJackpot(carriedMinor, { stakedMinor: staked, winningLines: lines }, terms);
          const of = [gameCode, purse.currency, Number(isDemoPlayer(purse.playerId)), name] as const;
          store
            .prepare(`update jackpot set lines = ?, each_minor = ? where ${ofPurse} and draw = ?`)
            .run(lines, String(right.eachMinor), ...of, draw);
          const stands = this.#carriedMinor(gameCode, purse, { name, terms, before: Number.MAX_SAFE_INTEGER });
          const nextMinor = stands + right.nextMinor - wrong.nextMinor;
          store
            .prepare(`update jackpot set next_minor = ? where ${ofPurse} and draw = (select max(draw) from jackpot where ${ofPurse})`)
            .run(String(nextMinor < terms.seedMinor ? terms.seedMinor : nextMinor), ...of, ...of);
        }
      }
    });
  }

  /** Returns how the jackpots of a draw were shared, by name; empty when nobody of the purse had a stake. */
  of(gameCode: string, draw: number, purse: Purse): SharedJackpots {
    const rows = this.#options.store
      .prepare(`${select} where game_code = ? and currency = ? and is_trial = ? and draw = ?`)
      .all(gameCode, purse.currency, Number(isDemoPlayer(purse.playerId)), draw)
      .map(sharedOf);
    return Object.fromEntries(rows.map((row) => [row.name, row]));
  }

  /** Returns the jackpots that the next draw has by now, the highest first. */
  standing({ engine, theme }: Skin, gameCode: string, purse: Purse): { name: string; poolMinor: bigint }[] {
    const after = this.#lastShared(gameCode);
    const { rounds } = this.#options;
    const waiting = rounds
      .stakedDraws(gameCode, { after, until: Number.MAX_SAFE_INTEGER })
      .map((draw) => stakedMinor(rounds.stakedIn(gameCode, draw).filter((stake) => isOf(stake, purse))));
    return Object.entries(engine.clock?.jackpots?.terms(theme, purse.currency) ?? {}).map(([name, terms]) => ({
      name,
      poolMinor: waiting.reduce(
        (pool, staked) => pool + floorMinor(staked, terms.contributionPpm),
        this.#carriedMinor(gameCode, purse, { name, terms, before: Number.MAX_SAFE_INTEGER }),
      ),
    }));
  }

  /** Returns the jackpots that a past draw had: as they were shared, or as they rolled over a draw without a stake. */
  past(skin: Skin, gameCode: string, draw: number, purse: Purse): DrawnJackpot[] {
    const shared = this.of(gameCode, draw, purse);
    return Object.entries(skin.engine.clock?.jackpots?.terms(skin.theme, purse.currency) ?? {}).map(([name, terms]) => {
      const { poolMinor, lines, eachMinor } = shared[name] ?? {
        poolMinor: this.#carriedMinor(gameCode, purse, { name, terms, before: draw }),
        lines: 0,
        eachMinor: 0n,
      };
      return { name, poolMinor, lines, eachMinor };
    });
  }

  #shareDraw({ engine, theme }: Skin, { gameCode, draw, numbers }: { gameCode: string; draw: number; numbers: readonly number[] }): void {
    const jackpots = engine.clock?.jackpots;
    // Another call may have shared it meanwhile.
    if (!jackpots || this.#lastShared(gameCode) >= draw) return;
    const insert = this.#options.store.prepare(
      `insert into jackpot (game_code, currency, is_trial, name, draw, carried_minor, staked_minor, lines, pool_minor, each_minor, next_minor)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    for (const stakes of pursesOf(this.#options.rounds.stakedIn(gameCode, draw))) {
      const [purse] = stakes;
      if (!purse) continue;
      const staked = stakedMinor(stakes);
      const won = stakes.map(({ moves }) => jackpots.linesOf(theme, moves, numbers));
      for (const [name, terms] of Object.entries(jackpots.terms(theme, purse.currency))) {
        const carriedMinor = this.#carriedMinor(gameCode, purse, { name, terms, before: draw });
        const lines = won.reduce((sum, each) => sum + (each[name] ?? 0), 0);
        const { poolMinor, eachMinor, nextMinor } = drawJackpot(carriedMinor, { stakedMinor: staked, winningLines: lines }, terms);
        insert.run(
          gameCode,
          purse.currency,
          Number(isDemoPlayer(purse.playerId)),
          name,
          draw,
          String(carriedMinor),
          String(staked),
          lines,
          String(poolMinor),
          String(eachMinor),
          String(nextMinor),
        );
      }
    }
  }

  #carriedMinor(
    gameCode: string,
    { currency, playerId }: Purse,
    { name, terms, before }: { name: string; terms: JackpotTerms; before: number },
  ): bigint {
    const row = this.#options.store
      .prepare(
        `select next_minor as "nextMinor" from jackpot where game_code = ? and currency = ? and is_trial = ? and name = ? and draw < ?
         order by draw desc limit 1`,
      )
      .get(gameCode, currency, Number(isDemoPlayer(playerId)), name, before);
    return row ? BigInt(String(row['nextMinor'])) : terms.seedMinor;
  }

  /** Returns the last draw of a game whose jackpots were shared; 0 before the first. */
  #lastShared(gameCode: string): number {
    const row = this.#options.store.prepare('select max(draw) as draw from jackpot where game_code = ?').get(gameCode);
    return Number(row?.['draw'] ?? 0);
  }
}

const isOf = (stake: Stake, { currency, playerId }: Purse) =>
  stake.currency === currency && isDemoPlayer(stake.playerId) === isDemoPlayer(playerId);

/** Groups stakes by their purse. */
const pursesOf = (stakes: readonly Stake[]) =>
  Map.groupBy(stakes, ({ currency, playerId }) => `${currency} ${isDemoPlayer(playerId)}`).values();

const ofPurse = 'game_code = ? and currency = ? and is_trial = ? and name = ?';

const stakedMinor = (stakes: readonly Stake[]): bigint =>
  stakes.flatMap(({ moves }) => moves).reduce((sum, move: EngineMove) => sum + BigInt(move.stakeMinor), 0n);

const select = `select name, carried_minor as "carriedMinor", staked_minor as "stakedMinor", lines, pool_minor as "poolMinor", each_minor as "eachMinor"
  from jackpot`;

function sharedOf(row: unknown): SharedJackpot & { name: string } {
  const { name, carriedMinor, stakedMinor: staked, lines, poolMinor, eachMinor } = row as Record<string, string | number>;
  return {
    name: String(name),
    carriedMinor: BigInt(carriedMinor ?? 0),
    stakedMinor: BigInt(staked ?? 0),
    lines: Number(lines),
    poolMinor: BigInt(poolMinor ?? 0),
    eachMinor: BigInt(eachMinor ?? 0),
  };
}
