import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { StartError } from '../StartError.ts';

/**
 * Opens PGlite so that a commit has reached the disk before it is answered, and refuses to run where it has not.
 *
 * As shipped it never calls fsync: its file system has no such operation and Emscripten's fdatasync does nothing, so `fsync` is
 * the WAL method to choose. https://github.com/electric-sql/pglite/issues/1107
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

interface OpenStream {
  nfd?: number;
}

class DurableFiles extends NodeFS {
  /** Files that have been brought to the disk so far. */
  syncs = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(...args);
    const addSync = (engine: { NODEFS: unknown }) => {
      const { stream_ops: operations } = engine.NODEFS as { stream_ops: { fsync?: (stream: OpenStream) => number } };
      operations.fsync = ({ nfd }) => {
        if (nfd !== undefined) {
          fs.fdatasyncSync(nfd);
          this.syncs += 1;
        }
        return 0;
      };
    };
    started.emscriptenOpts.preRun = [...(started.emscriptenOpts.preRun ?? []), addSync];
    return started;
  }
}

/** The cluster itself is made by a program of its own, before the files above are in use. */
function syncTree(directory: string): void {
  const entries = fs.readdirSync(directory, { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile() || entry.isDirectory()).map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of [...paths, directory]) {
    const opened = fs.openSync(file, 'r');
    fs.fsyncSync(opened);
    fs.closeSync(opened);
  }
}
