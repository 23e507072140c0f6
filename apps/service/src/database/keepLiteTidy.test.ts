import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/openTestDatabase.ts';

afterEach(() => vi.useRealTimers());

it('vacuums the hot tables every ten minutes, and runs a checkpoint every 64 MB', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { db, close } = await openTestDatabase('pglite').then((database) => ({ db: database.db, close: () => database.close() }));
  const ask = async <Row>(question: string) => (await sql.raw<Row>(question).execute(db)).rows[0];
  const swept = () => ask<{ times: bigint }>(`select vacuum_count as times from pg_stat_user_tables where relname = 'content_version'`);
  const sweptTables = async () =>
    (await sql<{ relname: string }>`select relname from pg_stat_user_tables where vacuum_count > 0`.execute(db)).rows.map(
      ({ relname }) => relname,
    );
  const checkpoint = () => ask<{ at: string }>('select checkpoint_lsn::text as at from pg_control_checkpoint()');
  const [before, checkpointBefore] = [await swept(), await checkpoint()];

  // Looks at the log once, so as to know where it stands.
  vi.advanceTimersByTime(2000);
  await sql`create table filler as select repeat(md5(n::text), 4) as text from generate_series(1, 500000) n`.execute(db);
  await vi.waitFor(
    async () => {
      vi.advanceTimersByTime(60_000);
      expect((await checkpoint())?.at).not.toBe(checkpointBefore?.at);
      expect((await swept())?.times).toBeGreaterThan(before?.times ?? 0n);
    },
    { timeout: 50_000, interval: 20 },
  );
  expect(await sweptTables()).toEqual(
    expect.arrayContaining([
      'bet',
      'member_day',
      'team_day',
      'team_active_day',
      'team_slice',
      'member_money_day',
      'team_money_day',
      'house_day',
      'house_money_day',
      'rollup_mark',
    ]),
  );
  await close();
});
