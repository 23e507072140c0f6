import type pg from 'pg';

const lookEveryMs = 2000;
const checkpointBytes = 64n * 1024n * 1024n;
const vacuumEveryMs = 10 * 60_000;
/** Tables with frequently updated or deleted rows, including the roll-ups. */
const hotTables = [
  'wallet',
  'play_limit',
  'vendor_session',
  'vendor_transaction',
  'transfer',
  'posting',
  'bet',
  'uncounted_bet',
  'uncounted_transfer',
  'session',
  'rate_window',
  'enc_seen',
  'launch',
  'login_code',
  'export_ticket',
  'recent_game',
  'favourite',
  'member_day',
  'team_day',
  'team_active_day',
  'team_slice',
  'member_money_day',
  'team_money_day',
  'house_day',
  'house_money_day',
  'rollup_mark',
  'salary_slice',
  'content_version',
];

/**
 * Runs checkpoints and vacuums at intervals. The embedded engine has no background workers, so its log and tables would grow without limit.
 * The returned function stops it and waits for a running task.
 */
export function keepLiteTidy(pool: pg.Pool): () => Promise<void> {
  let checkpointAt: string | undefined;
  let vacuumedAtMs = Date.now();
  let running: Promise<void> | undefined;

  async function tidy() {
    const { rows } = await pool.query<{ now: string; written: bigint | null }>(
      'select pg_current_wal_lsn()::text as now, pg_wal_lsn_diff(pg_current_wal_lsn(), $1)::bigint as written',
      [checkpointAt ?? null],
    );
    checkpointAt ??= rows[0]?.now;
    if ((rows[0]?.written ?? 0n) >= checkpointBytes) {
      await pool.query('checkpoint');
      checkpointAt = rows[0]?.now;
    }
    if (Date.now() - vacuumedAtMs >= vacuumEveryMs) {
      vacuumedAtMs = Date.now();
      // One statement for each table, because a statement blocks the whole process.
      for (const table of hotTables) await pool.query(`vacuum (analyze) ${table}`);
    }
  }

  const timer = setInterval(() => {
    running ??= tidy()
      .catch((error: unknown) => {
        // The only connection was busy, e.g. while a new database is filled. The next interval retries.
        if (!String(error).includes('timeout exceeded when trying to connect')) process.emitWarning(String(error));
      })
      .finally(() => {
        running = undefined;
      });
  }, lookEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
