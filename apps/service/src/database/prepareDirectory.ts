import fs from 'node:fs';
import { StartError } from '../StartError.ts';

/** Minimum free space for the embedded database: the maximum size of its log. */
const MIN_FREE_BYTES = 128 * 1024 * 1024;

/** Creates a directory that only its owner can access, unless it exists. Throws a StartError when it is not writable. */
export function prepareDirectory(directory: string): void {
  try {
    fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
    fs.accessSync(directory, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (code === 'ENOSPC') throw new StartError(fullDisk(directory));
    throw new StartError(`${directory} cannot be written (${code}): let this user write there, or choose another DATA_DIR.`);
  }
}

/** Throws a StartError when the disk of a directory has too little free space for the embedded database. */
export function refuseFullDisk(directory: string): void {
  if (isDiskFull(directory)) throw new StartError(fullDisk(directory));
}

/** Returns true when the disk of an existing directory has too little free space for the embedded database. */
export function isDiskFull(directory: string): boolean {
  if (!fs.existsSync(directory)) return false;
  const { bavail, bsize } = fs.statfsSync(directory);
  return bavail * bsize < MIN_FREE_BYTES;
}

const fullDisk = (directory: string) =>
  `The disk under ${directory} is full: free ${MIN_FREE_BYTES / 1024 / 1024} MB at least, or choose another DATA_DIR.`;
