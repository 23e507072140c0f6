import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

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
    throw new DirectoryInUse(directory, readHolder(holder));
  }
  writeFileSync(holder, String(process.pid));
  return () => {
    rmSync(holder, { force: true });
    lock.exec('rollback');
    lock.close();
  };
}

export class DirectoryInUse extends Error {
  constructor(directory: string, pid: string | undefined) {
    const holder = pid ? `process ${pid}` : 'another process';
    super(`${directory} is in use by ${holder}: stop it first, or choose another DATA_DIR, or set DATABASE_URL to share one database.`);
  }
}

function readHolder(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
