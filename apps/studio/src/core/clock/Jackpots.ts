import type { DatabaseSync } from 'node:sqlite';
import { floorMinor } from '@site/rules/floorMinor';
import type { Rulings } from '../events/Rulings.ts';
import type { EngineMove, JackpotTerms, SharedJackpot, SharedJackpots, Skin } from '../Engine.ts';
import type { RoundStore, Stake } from '../rounds/RoundStore.ts';
import { inTransaction } from '../store/inTransaction.ts';
import { isDemoPlayer } from '../wallet/DemoWallet.ts';
import { drawJackpot } from './drawJackpot.ts';
import { drawEvent, type Tables } from './Tables.ts';

interface JackpotsOptions {
  store: DatabaseSync;
  rounds: Pick<RoundStore, 'stakedIn' | 'stakedDraws'>;
  rulings: Pick<Rulings, 'numberOf'>;
  tables: () => Pick<Tables, 'numbersOf'>;
}

/** Whose stakes feed a jackpot, and who wins it: money is not mixed, neither of two currencies nor with that of free trials. */
export type Purse = Pick<Stake, 'playerId' | 'currency'>;

/** A draw with the numbers of its result, and the number of the decision that they are of. */
interface Drawn {
  gameCode: string;
  draw: number;
  numbers: readonly number[];
  ruling: number;
}

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

  /** Shares the jackpots of a draw whose result is public, and of those before it, unless that was done; anew once its result was corrected. */
  async share(skin: Skin, gameCode: string, draw: number): Promise<void> {
    const { rounds, rulings, tables } = this.#options;
    if (!skin.engine.clock?.jackpots) return;
    const drawn = async (number: number): Promise<Drawn> => {
      const ruling = rulings.numberOf(drawEvent(gameCode, number));
      return { gameCode, draw: number, ruling, numbers: await tables().numbersOf(skin, gameCode, number) };
    };
    for (const number of rounds.stakedDraws(gameCode, { after: this.#lastShared(gameCode), until: draw })) {
      const one = await drawn(number);
      if (one.numbers.length === 0) return;
      inTransaction(this.#options.store, () => this.#shareDraw(skin, one));
    }
    const ruling = rulings.numberOf(drawEvent(gameCode, draw));
    if (ruling === 0 || ruling <= this.#sharedRuling(gameCode, draw)) return;
    const corrected = await drawn(draw);
    inTransaction(this.#options.store, () => this.#reshareDraw(skin, corrected));
  }

  /**
   * Shares the jackpots of a draw by its corrected result. What later draws have paid stays: the difference changes the jackpots as they stand. They
   * do not fall below their seed; what they would is owed, and kept back from the next difference that raises them.
   */
  #reshareDraw({ engine, theme }: Skin, { gameCode, draw, numbers, ruling }: Drawn): void {
    const { store, rounds } = this.#options;
    const jackpots = engine.clock?.jackpots;
    // Another call may have shared it meanwhile.
    if (!jackpots || ruling <= this.#sharedRuling(gameCode, draw)) return;
    for (const stakes of pursesOf(rounds.stakedIn(gameCode, draw))) {
      const [purse] = stakes;
      if (!purse) continue;
      const shared = this.of(gameCode, draw, purse);
      const won = stakes.map(({ moves }) => jackpots.linesOf(theme, moves, numbers));
      for (const [name, terms] of Object.entries(jackpots.terms(theme, purse.currency))) {
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
        this.#changeStanding(of, right.nextMinor - wrong.nextMinor, terms);
      }
    }
    store.prepare('update jackpot set ruling = ? where game_code = ? and draw = ?').run(ruling, gameCode, draw);
  }

  /** Changes the jackpot that the next draw has by a difference. */
  #changeStanding(of: readonly [string, string, number, string], differenceMinor: bigint, { seedMinor }: JackpotTerms): void {
    const { store } = this.#options;
    const row = store
      .prepare(`select draw, next_minor as "nextMinor", owed_minor as "owedMinor" from jackpot where ${ofPurse} order by draw desc limit 1`)
      .get(...of) as { draw: number; nextMinor: string; owedMinor: string } | undefined;
    if (!row) return;
    const owedMinor = BigInt(row.owedMinor);
    const keptMinor = differenceMinor > 0n ? (owedMinor < differenceMinor ? owedMinor : differenceMinor) : 0n;
    const wantedMinor = BigInt(row.nextMinor) + differenceMinor - keptMinor;
    const nextMinor = wantedMinor < seedMinor ? seedMinor : wantedMinor;
    store
      .prepare(`update jackpot set next_minor = ?, owed_minor = ? where ${ofPurse} and draw = ?`)
      .run(String(nextMinor), String(owedMinor - keptMinor + nextMinor - wantedMinor), ...of, row.draw);
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

  #shareDraw({ engine, theme }: Skin, { gameCode, draw, numbers, ruling }: Drawn): void {
    const jackpots = engine.clock?.jackpots;
    // Another call may have shared it meanwhile.
    if (!jackpots || this.#lastShared(gameCode) >= draw) return;
    const insert = this.#options.store.prepare(
      `insert into jackpot (game_code, currency, is_trial, name, draw, carried_minor, staked_minor, lines, pool_minor, each_minor, next_minor, owed_minor, ruling)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
          this.#owedMinor(gameCode, purse, name),
          ruling,
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

  /** Returns what a jackpot owes for corrections, as it is stored. The last draw has it. */
  #owedMinor(gameCode: string, { currency, playerId }: Purse, name: string): string {
    const row = this.#options.store
      .prepare(`select owed_minor as "owedMinor" from jackpot where ${ofPurse} order by draw desc limit 1`)
      .get(gameCode, currency, Number(isDemoPlayer(playerId)), name);
    return String(row?.['owedMinor'] ?? 0);
  }

  /** Returns the number of the decision by which the jackpots of a draw were shared; infinite when there are none. */
  #sharedRuling(gameCode: string, draw: number): number {
    const row = this.#options.store
      .prepare('select min(ruling) as ruling from jackpot where game_code = ? and draw = ?')
      .get(gameCode, draw);
    return Number(row?.['ruling'] ?? Infinity);
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
