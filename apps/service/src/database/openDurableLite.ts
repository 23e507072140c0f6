import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { StartError } from '../StartError.ts';

/**
 * Opens PGlite so that each commit is on disk before it returns. Throws a StartError when this does not work.
 *
 * By default PGlite never calls fsync: its file system has no such operation, and Emscripten's fdatasync does nothing. Only the WAL method
 * `fsync` can be fixed. https://github.com/electric-sql/pglite/issues/1107
 */
export async function openDurableLite(directory: string): Promise<PGlite> {
  const isNew = !fs.existsSync(path.join(directory, 'PG_VERSION'));
  const files = new DurableFiles(directory);
  const lite = await PGlite.create({ fs: files, startParams });
  if (isNew) {
    await lite.exec('checkpoint');
    syncTree(directory);
  }
  const syncsBefore = files.syncs;
  await lite.exec('create table if not exists fsync_probe (n integer); insert into fsync_probe values (1); delete from fsync_probe');
  if (files.syncs === syncsBefore) {
    await lite.close();
    throw new StartError('The embedded database does not reach the disk and must not hold money: set DATABASE_URL to a Postgres.');
  }
  return lite;
}

const settings = { fsync: 'on', wal_sync_method: 'fsync', max_wal_size: '128MB', min_wal_size: '32MB' };
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/** Exit code of a process whose disk failed: EX_IOERR of sysexits.h. */
const DISK_FAILED = 74;

interface OpenStream {
  nfd?: number;
  path?: string;
}

interface StreamOperations {
  fsync?: (stream: OpenStream) => number;
  read(stream: OpenStream, ...rest: unknown[]): number;
  write(stream: OpenStream, ...rest: unknown[]): number;
}

/** Names of file system errors by Emscripten's number. */
const codes = new Map<unknown, string>([
  [29, 'EIO'],
  [51, 'ENOSPC'],
]);

/** Returns the code of an error from Node or Emscripten. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return ('errno' in error && codes.get(error.errno)) || 'unknown';
}

class DurableFiles extends NodeFS {
  /** Number of fsync calls so far. */
  syncs = 0;
  readonly #directory: string;

  constructor(directory: string) {
    super(directory);
    this.#directory = directory;
  }

  /**
   * Ends the process. After such an error the system may drop unwritten data and still report success the next time, and the engine would
   * wait without end. Confirmed commits are in the log and are recovered at the next start.
   */
  #end(code: string): never {
    console.error(
      `The disk under ${this.#directory} failed (${code}) while the database was being written, so the service has ended. Nothing that was confirmed is lost: check the disk, then start again.`,
    );
    process.exit(DISK_FAILED);
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(...args);
    const addSync = (engine: { NODEFS: unknown }) => {
      const { stream_ops: operations } = engine.NODEFS as { stream_ops: StreamOperations };
      for (const name of ['read', 'write'] as const) {
        const operate = operations[name].bind(operations);
        operations[name] = (stream, ...rest) => {
          try {
            return operate(stream, ...rest);
          } catch (error) {
            const code = codeOf(error);
            // A full disk fails the writing statement only, except when the log cannot be written.
            if (code === 'EIO' || (code === 'ENOSPC' && stream.path?.includes('/pg_wal/'))) this.#end(code);
            throw error;
          }
        };
      }
      operations.fsync = ({ nfd }) => {
        if (nfd === undefined) return 0;
        try {
          fs.fdatasyncSync(nfd);
        } catch (error) {
          this.#end(codeOf(error));
        }
        this.syncs += 1;
        return 0;
      };
    };
    started.emscriptenOpts.preRun = [...(started.emscriptenOpts.preRun ?? []), addSync];
    return started;
  }
}

/** Syncs every file of a new cluster: initdb writes them before `DurableFiles` is in use. */
function syncTree(directory: string): void {
  const entries = fs.readdirSync(directory, { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile() || entry.isDirectory()).map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of [...paths, directory]) {
    const opened = fs.openSync(file, 'r');
    fs.fsyncSync(opened);
    fs.closeSync(opened);
  }
}
