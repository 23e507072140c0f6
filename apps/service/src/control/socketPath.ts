import path from 'node:path';

/** Where the running service listens for commands. The shorter form, since a socket's path may have some hundred bytes only. */
export function socketPath(dataDir: string): string {
  const absolute = path.join(dataDir, 'control.sock');
  const relative = path.relative(process.cwd(), absolute);
  return relative.length < absolute.length ? relative : absolute;
}
