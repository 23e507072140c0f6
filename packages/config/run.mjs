// The one way in, in plain JavaScript for any Node from 20.19 up with nothing installed. It installs what the lockfile
// says, then hands over to commands.ts on the Node that the lockfile brought.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PNPM = 'pnpm@12.21.0';
const root = path.resolve(import.meta.dirname, '../..');
const bin = path.join(root, 'node_modules/.bin');
const env = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  npm_config_loglevel: 'error',
  npm_config_update_notifier: 'false',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
  process.exit(1);
}

const stamp = path.join(root, 'node_modules/.cache/installed');
const locked = createHash('sha256')
  .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
  .digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== locked) {
  const installed = spawnSync('npx', ['-y', PNPM, 'install', '--frozen-lockfile'], { cwd: root, env, stdio: 'inherit' });
  if (installed.status !== 0) process.exit(installed.status ?? 1);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, locked);
}

// Where the lockfile brings no Node (macOS, Windows), the one that runs this must be able to run TypeScript.
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
// npm signals the shell that it runs this in, and most shells end without passing the signal on. Then this has another parent.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500).unref();
}
child.on('exit', (code) => process.exit(code ?? 1));
