import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { browserLaunchOptions } from '@site/config/browser.mjs';

export interface Browser {
  /** Port of the debugging protocol. */
  port: number;
  close: () => Promise<void>;
}

/** Starts the pinned browser for Lighthouse. Resolves when it prints its port. */
export async function startBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await browserLaunchOptions();
  const profile = mkdtempSync(path.join(tmpdir(), 'bench-browser-'));
  const browser = spawn(
    executablePath,
    [...args, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    {
      env: env ?? process.env,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const close = async () => {
    const ended = once(browser, 'exit');
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  for await (const line of createInterface(browser.stderr)) {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port) return { port: Number(port), close };
  }
  throw new Error('The browser ended before it listened.');
}
