import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { addDays, startOfDay } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import { auditMoney } from '../ledger/auditMoney.ts';
import { prepareTestDatabase, type TestEngine, testEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { addPlayer } from '../testing/startWallet.ts';

const KILLS = Number(process.env['KILLS'] ?? 100);
/** The embedded engine takes two seconds of the processor to start, each time: with this size the whole takes less than ten minutes of it. */
const sizes: Record<TestEngine, { chains: number; days: number }> = {
  pglite: { chains: 4, days: 10 },
  postgres: { chains: 20, days: 30 },
  citus: { chains: 20, days: 30 },
};
/** Agents of a chain, one below the other, with these rates of daily and of hourly salary. */
const ratesPpm = [5000, 3000, 1000];
const HOURLY_PPM = 500;
const zone = 'Asia/Ho_Chi_Minh';
const first = '2026-03-01';
const script = path.resolve(import.meta.dirname, '../testing/settle.ts');

/** Writes chains of agents with daily and hourly contracts, and a bet for each agent and day, not yet counted. */
async function seedChains(db: Kysely<Schema>, { chains, days }: { chains: number; days: number }): Promise<void> {
  await seedTestAccounts(db);
  for (let chain = 0; chain < chains; chain += 1) {
    const agents: number[] = [];
    for (const [index, ratePpm] of ratesPpm.entries()) {
      const id = await addPlayer(db, 1n);
      const above = agents.at(-1) ?? null;
      agents.push(id);
      await db.updateTable('account').set({ upline_id: above, type: 2 }).where('id', '=', id).execute();
      await db.deleteFrom('account_tree').where('descendant_id', '=', id).execute();
      await db
        .insertInto('account_tree')
        .values(agents.map((ancestor_id, place) => ({ ancestor_id, descendant_id: id, depth: index - place })))
        .execute();
      for (const kind of ['DAILY', 'HOURLY'] as const)
        await sql`
          insert into contract (kind, giver_id, taker_id, period, rate_ppm, tiers, categories, status, valid_from)
          values (${kind}, ${above}, ${id}, 'D', ${kind === 'DAILY' ? ratePpm : HOURLY_PPM},
            ${JSON.stringify([{ minActive: 0, minValidBet: '0', minLoss: '0', ratePpm: kind === 'DAILY' ? ratePpm : HOURLY_PPM }])},
            '{RNG}', 'accepted', ${startOfDay(first, zone)})`.execute(db);
      const bets = Array.from({ length: days }, (_, day) => {
        const at = new Date(startOfDay(addDays(first, day), zone).getTime() + randomInt(86_400_000));
        return { account_id: id, integration: 'STUDIO', round_id: randomUUID(), at, valid: BigInt(randomInt(1, 1_000_000)) };
      });
      await db
        .insertInto('bet')
        .values(
          bets.map(({ account_id, integration, round_id, at, valid }) => ({
            account_id,
            integration,
            round_id,
            node_id: 1,
            game_type: 'RNG',
            currency: 'USD',
            stake_minor: valid,
            valid_bet_minor: valid,
            payout_minor: 0n,
            status: 'settled' as const,
            placed_at: at,
            settled_at: at,
          })),
        )
        .execute();
      await db
        .insertInto('uncounted_bet')
        .values(bets.map(({ account_id, integration, round_id, at }) => ({ at, account_id, integration, round_id, part: 0 })))
        .execute();
    }
  }
}

describe.each(testEngines)('on %s', (engine) => {
  it(`AGT-09 RUN-06 pays each bill once when the settlement is killed ${KILLS} times`, async () => {
    const prepared = await prepareTestDatabase(engine, { isMigrated: true });
    const { where } = prepared;
    const before = await openDatabase(where);
    const size = sizes[engine];
    const now = new Date(startOfDay(addDays(first, size.days), zone).getTime() + 3 * 60 * 60_000);
    await seedChains(before.db, size);
    await before.close();

    const start = async (): Promise<{ child: ChildProcess; isDone: () => boolean }> => {
      const child = spawn(process.execPath, [script], {
        env: { DATA_DIR: where.dataDir, NOW: now.toISOString(), ...(where.url && { DATABASE_URL: where.url }) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const lines = createInterface({ input: child.stdout });
      let isDone = false;
      lines.on('line', (line) => (isDone ||= line === 'done'));
      await once(lines, 'line');
      return { child, isDone: () => isDone };
    };
    let atWork = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { child, isDone } = await start();
      await new Promise((resolve) => setTimeout(resolve, randomInt(1, 400)));
      if (!isDone()) atWork += 1;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    const { child, isDone } = await start();
    if (child.exitCode === null) await once(child, 'exit');
    expect(isDone()).toBe(true);

    const after = await openDatabase(where);
    const invariants = await auditMoney(after.db);
    expect(invariants.filter(({ name, broken }) => broken > 0n && /bill|transfer|balance|salary/.test(name))).toEqual([]);
    // Σ due, from the bets themselves: what the platform owes the head of each chain, day by day and hour by hour.
    const { rows } = await sql<{ daily: bigint; hourly: bigint }>`
      with played as (
        select tree.ancestor_id, b.settled_at at time zone ${zone} as at, b.valid_bet_minor
        from bet b join account_tree tree on tree.descendant_id = b.account_id
        join contract c on c.taker_id = tree.ancestor_id and c.kind = 'DAILY' and c.giver_id is null
      ),
      days as (select floor(sum(valid_bet_minor) * ${ratesPpm[0]}::integer / 1000000)::bigint as due from played group by ancestor_id, at::date),
      hours as (select floor(sum(valid_bet_minor) * ${HOURLY_PPM}::integer / 1000000)::bigint as due from played group by ancestor_id, date_trunc('hour', at))
      select (select sum(due) from days)::bigint as daily, (select sum(due) from hours)::bigint as hourly`.execute(after.db);
    const paid = async (kind: string) =>
      (
        await after.db
          .selectFrom('transfer')
          .where('kind', '=', kind)
          .select(sql<bigint>`sum(amount_minor)::bigint`.as('sum'))
          .executeTakeFirstOrThrow()
      ).sum;
    const [daily, hourly] = [await paid('SALARY_D'), await paid('SALARY_H')];
    expect({ daily, hourly }).toEqual(rows[0]);
    const { bills } = await after.db
      .selectFrom('contract_bill')
      .select(sql<number>`count(*)::integer`.as('bills'))
      .executeTakeFirstOrThrow();
    await after.close();
    await prepared.remove();
    console.log(
      `${engine}: ${KILLS} kills, ${atWork} of them at work, ${bills} bills, paid ${daily} and ${hourly}, as due to the last unit.`,
    );
  }, 1_800_000);
});
