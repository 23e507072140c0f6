import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const programs = globSync('/usr/lib/postgresql/*/bin').findLast((directory) => existsSync(path.join(directory, 'initdb')));

/** True when the programs of a Postgres server are installed. */
export const hasPostgresPrograms = programs !== undefined;

/** A restartable Postgres server. It is not durable. */
export class PostgresCluster {
  readonly url: string;
  readonly #directory: string;
  readonly #port: number;

  private constructor(directory: string, port: number) {
    this.#directory = directory;
    this.#port = port;
    this.url = `postgres://marquee@127.0.0.1:${port}/postgres`;
  }

  static async start(): Promise<PostgresCluster> {
    const directory = await mkdtemp(path.join(tmpdir(), 'marquee-postgres-'));
    await chmod(directory, 0o755);
    // Postgres refuses to run as root, and Debian's package includes its user.
    if (process.getuid?.() === 0) await run('chown', ['postgres', directory]);
    const cluster = new PostgresCluster(directory, await freePort());
    await asServer('initdb', ['-D', cluster.#data, '-U', 'marquee', '-A', 'trust', '-E', 'UTF8', '--locale=C']);
    await cluster.#start();
    return cluster;
  }

  /** Closes every connection at once, as a crash does, and resolves when the server accepts new ones. */
  async restart(): Promise<void> {
    await this.#control('stop', '-m', 'immediate');
    await this.#start();
  }

  async remove(): Promise<void> {
    await this.#control('stop', '-m', 'immediate');
    await rm(this.#directory, { recursive: true });
  }

  get #data() {
    return path.join(this.#directory, 'data');
  }

  #start() {
    const options = `-p ${this.#port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${this.#directory} -c fsync=off`;
    return this.#control('start', '-l', path.join(this.#directory, 'log'), '-o', options);
  }

  async #control(command: string, ...rest: string[]) {
    await asServer('pg_ctl', [command, '-D', this.#data, '-w', '-t', '60', ...rest]);
  }
}

async function asServer(program: string, args: string[]): Promise<void> {
  const file = path.join(programs ?? '', program);
  const isRoot = process.getuid?.() === 0;
  const [command, words] = isRoot ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', file, ...args]] : [file, args];
  await run(command, words, { cwd: '/' });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
