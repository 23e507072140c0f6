import path from 'node:path';

/** Returns the path of the service's command socket. Uses the shorter form, because socket paths are limited to about a hundred bytes. */
export function socketPath(dataDir: string): string {
  const absolute = path.join(dataDir, 'control.sock');
  const relative = path.relative(process.cwd(), absolute);
  return relative.length < absolute.length ? relative : absolute;
}
