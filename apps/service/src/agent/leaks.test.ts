import { downlineBets, downlineEntries, teamBetting, userLoss } from '@site/api/agentReports';
import { addDays, dayOf } from '@site/rules/period';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import type { Member } from '../http/handle.ts';
import { house, ledger } from '../ledger/Ledger.ts';
import { readRows, readTotals } from '../report/readReport.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { Random } from '../seed/Random.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { addToTree } from '../testing/seedTree.ts';
import { settleBets } from '../testing/settleBets.ts';
import bets from './downlineBets.ts';
import entries from './downlineEntries.ts';
import betting from './teamBetting.ts';
import { LEAST_NAMED } from './namedBranches.ts';
import loss from './userLoss.ts';

/** Accounts of the random trees: 101 agents and as many objects of theirs are 10,201 pairs. */
const ACCOUNTS = 101;
const MAX_LEVELS = 10;
const zone = 'Asia/Ho_Chi_Minh';
const now = new Date();
const today = dayOf(now, zone);

let database: OpenDatabase;
let db: Kysely<Schema>;
/** Upline by account; null for the head of a tree. */
const uplines = new Map<number, number | null>();

const lineOf = (id: number): number[] => {
  const upline = uplines.get(id) ?? null;
  return upline === null ? [id] : [id, ...lineOf(upline)];
};
/** Returns the stake and the deposit of an account, in minor units. They differ by account, and so tell whose they are. */
const stakeOf = (id: number) => BigInt(1_000_000 + id);

beforeAll(async () => {
  database = await openTestDatabase('pglite');
  db = database.db;
  const random = new Random('trees');
  const config = JSON.stringify({ zone, currency: 'USD' });
  await db.insertInto('brand').values({ merchant: 'marquee', hosts: [], config, flags: '{}' }).execute();
  for (let number = 0; number < ACCOUNTS; number += 1) {
    const open = [...uplines.keys()].filter((id) => lineOf(id).length < MAX_LEVELS);
    const uplineId = number % 25 === 0 ? null : (open[Math.floor(random.next() * open.length)] ?? null);
    const above = uplineId === null ? [] : lineOf(uplineId);
    uplines.set(await addToTree(db, { username: `a${number}`, type: 2, above }), uplineId);
  }
  const ids = [...uplines.keys()];
  await settleBets(
    db,
    ids.map((id) => ({
      account_id: id,
      integration: 'STUDIO',
      round_id: `r${id}`,
      node_id: 1,
      game_type: 'RNG',
      currency: 'USD',
      stake_minor: stakeOf(id),
      payout_minor: 0n,
      valid_bet_minor: stakeOf(id),
      status: 'settled' as const,
      placed_at: now,
      settled_at: now,
    })),
  );
  await db.transaction().execute((tx) =>
    ledger.post(
      tx,
      ids.map((accountId) => ({
        accountId,
        counterId: house.deposit,
        idempotencyKey: `d${accountId}`,
        kind: 'DEPOSIT' as const,
        currency: 'USD',
        amountMinor: stakeOf(accountId),
      })),
    ),
  );
  await applyRollups(db);
});
afterAll(() => database.close());

const amountsOf = (rows: readonly Record<string, unknown>[], column: string) => rows.map((row) => BigInt(String(row[column])));

const askedBy = (id: number) => {
  const member: Member = { id, type: 2, username: 'agent', currency: 'USD', state: 'active', merchant: 'marquee' };
  return {
    db,
    member,
    merchant: 'marquee',
    language: 'EN',
    zone,
    from: addDays(today, -1),
    to: addDays(today, 1),
    currency: 'USD',
    filter: {},
  } as const;
};

it('AGT-11 of 10,201 pairs of an agent and a bet, deposit or loss in random trees none shows what is not below the agent', async () => {
  let pairs = 0;
  for (const id of uplines.keys()) {
    const own = [...uplines.keys()].filter((each) => lineOf(each).includes(id)).map(stakeOf);
    const sum = own.reduce((total, amount) => total + amount, 0n);
    const asked = askedBy(id);
    const page = { after: undefined, limit: ACCOUNTS };
    const [shownBets, shownEntries, shownLoss, total] = await Promise.all([
      readRows(downlineBets, bets.source, { ...asked, groupBy: undefined }, { ...page, sort: '-settledAt' }),
      readRows(downlineEntries, entries.source, { ...asked, groupBy: undefined }, { ...page, sort: '-at' }),
      readRows(userLoss, loss.source, { ...asked, groupBy: 'player' }, { ...page, sort: '-lossMinor' }),
      readTotals(teamBetting, betting.source, { ...asked, groupBy: 'day' }),
    ]);
    // Of fewer than five below it an agent is shown what it did itself.
    const isTold = own.length > LEAST_NAMED;
    const shown = new Set(isTold ? own : [stakeOf(id)]);
    expect(new Set(amountsOf(shownBets, 'stakeMinor'))).toEqual(shown);
    expect(new Set(amountsOf(shownEntries, 'amountMinor'))).toEqual(shown);
    const lost = isTold ? sum : stakeOf(id);
    expect(shownLoss.reduce((all, row) => all + BigInt(String(row['stakeMinor'] ?? 0)), 0n)).toBe(lost);
    expect(total).toMatchObject({ stakeMinor: isTold ? String(sum) : null, bets: isTold ? own.length : null });
    pairs += uplines.size;
  }
  expect(pairs).toBe(ACCOUNTS ** 2);
});
