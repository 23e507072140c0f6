import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const main = path.resolve(import.meta.dirname, '../main.ts');

export interface ServiceSettings {
  dataDir: string;
  databaseUrl: string | undefined;
  studioSecret: string;
  /** Settings of other vendors, or of a studio that launches. */
  vendors?: Record<string, string>;
}

/** The service as a separate process that can be killed. */
export class ServiceProcess {
  /** Its address. */
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
  }

  /** Resolves once it serves. Unless `vendors` says otherwise, the studio's address has no server, which only launches and pictures need. */
  static async start({ dataDir, databaseUrl, studioSecret, vendors }: ServiceSettings): Promise<ServiceProcess> {
    const child = spawn(process.execPath, [main], {
      env: {
        PORT: '0',
        STUDIO_URL: 'http://127.0.0.1:9',
        STUDIO_SECRET: studioSecret,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        PASSWORD_HASH_MS: '0',
        ...vendors,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface(child.stdout)) {
      const url = /^Marquee is at (\S+)$/.exec(line)?.[1];
      if (url) return new ServiceProcess(url, child);
    }
    throw new Error('The service ended before it served.');
  }

  /** Kills the process. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Stops the process gracefully. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }
}
