import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../StartError.ts';

/**
 * Locks a directory for this process. The lock ends with the returned function or with the process, even when it crashes. Two engines on
 * one PGlite directory would silently lose rows. A file with a process id is no safe lock, because in containers each may be process 1.
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
