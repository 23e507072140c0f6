import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GameType } from '@site/api/common';
import { creditsIn } from '@site/rules/credits';
import { salaryTurnover } from '@site/rules/salaryTurnover';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import { REALTIME_DAY_CAP_CREDITS, settleRealtimeSalary } from '../jobs/realtimeSalary.ts';
import { openTestDatabase, rowsOn, spreadEngines } from '../testing/openTestDatabase.ts';
import { seedSmall } from '../testing/seedSmall.ts';
import { auditMoney, type Invariant } from './auditMoney.ts';
import { house, ledger } from './Ledger.ts';

const now = new Date('2026-11-21T09:30:00Z');
/** A slice of the day in which nobody plays: it is still to come. */
const emptySlice = new Date('2026-11-21T09:40:00Z');

describe.each(spreadEngines)('AGT-09 on %s', (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSmall(database.db, now);
    await settleRealtimeSalary({ db: database.db, ledger, bus: database.bus }, new Date(now.getTime() + 15 * 60_000));
  });
  afterAll(() => database.close());

  it('finds no fault in earned and paid salaries, past and today', async () => {
    const invariants = await auditMoney(database.db);
    expect(invariants.filter(({ broken }) => broken > 0n)).toEqual([]);
    const ofSalary = invariants.filter(({ name }) => /real-time salary|salary of days/.test(name));
    expect(ofSalary).toHaveLength(5);
    expect(ofSalary.every(({ checked }) => checked > 1n)).toBe(true);
  });

  it.each(
    rowsOn<[string, RegExp, (tx: Transaction<Schema>) => Promise<unknown>]>(engine, [
      [
        'at a higher rate than was agreed',
        /^contract \d+ on 2026-11-21$/,
        (tx) => sql`update contract set rate_ppm = 200 where giver_id is not null`.execute(tx),
      ],
      ['for a slice without turnover', /^contract \d+ on 2026-11-21$/, paySlice],
      [
        'for turnover that no bet has made',
        /^team \d+ RNG USD$/,
        async (tx) => {
          await paySlice(tx);
          await sql`insert into team_slice select taker_id, ${emptySlice}, 'RNG', 'USD', 10000000 from contract where giver_id is null and kind = 'REALTIME'`.execute(
            tx,
          );
        },
      ],
      [
        'below an upline that has given nothing',
        /^slice 2026-11-2/,
        (tx) => sql`update contract set giver_id = null where giver_id is not null`.execute(tx),
      ],
      ['under the name of a day long gone', /^history:SALARY_RT:2026-11-01 of account/, (tx) => pay(tx, 'history:SALARY_RT:2026-11-01')],
      ['under no name at all', /^[0-9a-f-]{36}$/, (tx) => pay(tx, 'a present')],
    ]),
  )('finds a salary paid %s, although ledger, chains and roll-ups agree', async (_what, example, tamper) => {
    const broken = await brokenAfter(tamper);
    expect(broken.some((invariant) => /salary/.test(invariant.name) && example.test(invariant.example ?? ''))).toBe(true);
    expect(broken.filter(({ name }) => !/salary/.test(name))).toEqual([]);
  });

  it('finds a salary that is left out because the mark was put ahead', async () => {
    const broken = await brokenAfter(async (tx) => {
      await sql`insert into team_slice select taker_id, ${emptySlice}, 'RNG', 'USD', 10000000 from contract where giver_id is null and kind = 'REALTIME'`.execute(
        tx,
      );
      await sql`update rollup_mark set at = ${new Date(emptySlice.getTime() + 300_000)} where name = 'salary'`.execute(tx);
    });
    expect(broken.some(({ name, example }) => /salary/.test(name) && /^contract \d+ on 2026-11-21$/.test(example ?? ''))).toBe(true);
  });

  async function brokenAfter(tamper: (tx: Transaction<Schema>) => Promise<unknown>): Promise<Invariant[]> {
    const tampered = database.db.transaction().execute(async (tx) => {
      await tamper(tx);
      throw new Found(await auditMoney(tx));
    });
    const found = await tampered.catch((error: unknown) => error);
    if (!(found instanceof Found)) throw found;
    return found.invariants.filter(({ broken }) => broken > 0n);
  }
});

it('DR-11 recomputes with the caps and weights of the job', () => {
  const audit = readFileSync(path.join(import.meta.dirname, 'moneyAudit.sql'), 'utf8');
  const listed = (table: string) =>
    [...audit.matchAll(new RegExp(`\\(values ((?:\\s*\\('\\w+', \\d+\\),?)+)\\) as ${table} `, 'g'))].map(([, list = '']) =>
      Object.fromEntries([...list.matchAll(/\('(\w+)', (\d+)\)/g)].map(([, key = '', amount]) => [key, BigInt(amount ?? 0)])),
    );
  for (const caps of listed('cap')) {
    expect(Object.keys(caps)).toHaveLength(8);
    for (const [currency, minor] of Object.entries(caps)) expect(minor).toBe(creditsIn(currency, REALTIME_DAY_CAP_CREDITS));
  }
  for (const weights of listed('weight')) {
    expect(Object.keys(weights)).toHaveLength(9);
    for (const [gameType, milli] of Object.entries(weights))
      expect(milli).toBe(salaryTurnover([{ gameType: gameType as GameType, validBetMinor: 1000n }]));
  }
  expect([listed('cap').length, listed('weight').length]).toEqual([2, 2]);
});

/** Carries what was found out of the transaction, so that the damage is rolled back. */
class Found extends Error {
  readonly invariants: Invariant[];
  constructor(invariants: Invariant[]) {
    super();
    this.invariants = invariants;
  }
}

async function topTaker(tx: Transaction<Schema>) {
  const { rows } = await sql<{
    id: number;
    takerId: number;
  }>`select id, taker_id as "takerId" from contract where giver_id is null`.execute(tx);
  return rows[0] ?? { id: 0, takerId: 0 };
}

async function pay(tx: Transaction<Schema>, idempotencyKey: string) {
  const { takerId } = await topTaker(tx);
  const posted = await ledger.post(tx, [
    { accountId: takerId, counterId: house.salary, idempotencyKey, kind: 'SALARY_RT', currency: 'USD', amountMinor: 5000n },
  ]);
  return typeof posted === 'string' ? undefined : posted[0]?.transferId;
}

/** Pays 5,000 minor units for a turnover of 10,000,000, as the job would. */
async function paySlice(tx: Transaction<Schema>) {
  const { id } = await topTaker(tx);
  const transferId = await pay(tx, `salary:${id}:${emptySlice.toISOString()}`);
  await sql`insert into salary_slice (contract_id, slice_start, valid_bet_minor, gross_minor, amount_minor, carry_ppm, transfer_id)
    values (${id}, ${emptySlice}, 10000000, 5000, 5000, 0, ${transferId})`.execute(tx);
}
