import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../StartError.ts';

/**
 * Keeps a directory for this process until the returned function is called or the process ends, however it ends: two engines on
 * one PGlite directory silently lose rows. A process id in a file would not do, since in a container every process may be 1.
 */
export function lockDirectory(directory: string): () => void {
  const lock = new DatabaseSync(`${directory}.lock`);
  const holder = `${directory}.pid`;
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
  } catch {
    lock.close();
    throw new StartError(
      `${directory} is in use by ${readHolder(holder)}: stop it first, choose another DATA_DIR, or share a DATABASE_URL.`,
    );
  }
  writeFileSync(holder, String(process.pid));
  return () => {
    rmSync(holder, { force: true });
    lock.exec('rollback');
    lock.close();
  };
}

function readHolder(file: string): string {
  try {
    return `process ${readFileSync(file, 'utf8')}`;
  } catch {
    return 'another process';
  }
}
