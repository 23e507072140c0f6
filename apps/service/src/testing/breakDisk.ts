// Loaded before the service: makes file system calls fail like a broken, full or read-only disk. BROKEN_DISK selects the fault; it takes
// effect when the file named by BREAK_WHEN exists.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { fdatasyncSync, statfsSync, existsSync, writeSync } = fs;
const isBroken = () => existsSync(process.env['BREAK_WHEN'] ?? '');
const fault = (code: string) => Object.assign(new Error(`${code}: a fault of the disk`), { code });

function brokenWrite(file: number, ...rest: unknown[]): number {
  // The standard streams report the errors.
  if (file > 2 && isBroken()) throw fault('EIO');
  return (writeSync as (file: number, ...rest: unknown[]) => number)(file, ...rest);
}

const fullStatfs = (directory: fs.PathLike) => Object.assign(statfsSync(directory), { bavail: isBroken() ? 1 : 1e9 });

const faults: Record<string, () => void> = {
  sync() {
    fs.fdatasyncSync = (file) => {
      if (isBroken()) throw fault('EIO');
      fdatasyncSync(file);
    };
  },
  write() {
    fs.writeSync = brokenWrite;
  },
  full() {
    fs.statfsSync = fullStatfs as typeof fs.statfsSync;
  },
  readOnly() {
    fs.accessSync = () => {
      throw fault('EROFS');
    };
  },
};

faults[process.env['BROKEN_DISK'] ?? '']?.();
syncBuiltinESMExports();
