// Entry point of every command, in plain JavaScript for any Node from 20.19 up with nothing installed. It installs the lockfile's packages,
// then runs commands.ts on the Node from the lockfile.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// First of all: what an older Node lacks would end it with an error of its own.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
  process.exit(1);
}

const root = path.resolve(import.meta.dirname, '../..');
const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const bin = path.join(root, 'node_modules/.bin');
const env = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  npm_config_loglevel: 'error',
  npm_config_update_notifier: 'false',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // Lets the compiler and the linter, written in Go, grow their memory before they clean it up, which takes a third of their time.
  GOGC: process.env.GOGC ?? '400',
  // Caches compiled code, because compiling takes most of the service's start time.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/compiled'),
};

const stamp = path.join(root, 'node_modules/.cache/installed');
const locked = createHash('sha256')
  .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
  .digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== locked) {
  const installed = spawnSync('npx', ['-y', packageManager, 'install', '--frozen-lockfile'], { cwd: root, env, stdio: 'inherit' });
  if (installed.status !== 0) process.exit(installed.status ?? 1);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, locked);
}

// Where the lockfile provides no Node (macOS, Windows), the current Node must be able to run TypeScript.
const ownNode = path.join(bin, 'node');
if (!existsSync(ownNode) && major < 24) {
  console.error(`Node ${process.versions.node} cannot run the service here: install Node 24.`);
  process.exit(1);
}
const child = spawn(existsSync(ownNode) ? ownNode : process.execPath, ['packages/config/commands.ts', ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// npm signals its shell, and most shells end without forwarding the signal. A change of the parent process reveals that.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500).unref();
}
child.on('exit', (code) => process.exit(code ?? 1));
