import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** More than two concurrent test files need. */
const ROOM_BYTES = 2 ** 31;

/**
 * Moves the tests' temporary directory into memory when the system has enough. Each file runs its own embedded database, which syncs every
 * commit and takes twice the time on a busy disk. Removed at the end.
 */
export default function tempDirInMemory(): (() => void) | undefined {
  if (!existsSync(MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < ROOM_BYTES) return undefined;
  const directory = mkdtempSync(path.join(MEMORY, 'marquee-'));
  process.env['TMPDIR'] = directory;
  return () => rmSync(directory, { recursive: true, force: true });
}
