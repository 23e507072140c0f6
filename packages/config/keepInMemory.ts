import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** What two test files at once fill many times over. */
const ROOM_BYTES = 2 ** 31;

/**
 * Gives the tests a temporary directory in memory where the system has one with room: an embedded database of their own each, which
 * waits for the disk at every commit, takes twice the time on a busy disk. What they leave behind goes with it.
 */
export default function keepInMemory(): (() => void) | undefined {
  if (!existsSync(MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < ROOM_BYTES) return undefined;
  const directory = mkdtempSync(path.join(MEMORY, 'marquee-'));
  process.env['TMPDIR'] = directory;
  return () => rmSync(directory, { recursive: true, force: true });
}
