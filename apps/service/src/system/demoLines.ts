import type { PermissionValue } from '@site/api/system';

type Line = PermissionValue['info']['domainRoute'][number];

/** Host names whose pings are answered late, so that the demo has a slow line; all of `.localhost` is this machine. */
export const DELAYED_HOST = 'delayed.localhost';

/**
 * The demo's lines: three ways to this machine, one with a delay, one where nobody answers. What nobody has described is shown by its
 * number.
 *
 * Source: SYS-07, SYS-17.
 */
export function demoLines(port: number): Line[] {
  return [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, `${DELAYED_HOST}:${port}`, 'dead.localhost:9'].map((host, idx) => ({
    domainName: `http://${host}`,
    idx,
    speed: 0,
    description: '',
    percentage: 0,
    test: `http://${host}/ping.json`,
    type: 'web',
  }));
}
