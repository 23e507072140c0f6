import type { PermissionValue } from '@site/api/system';

type Line = PermissionValue['info']['domainRoute'][number];

/** Host name whose pings are delayed, so that the demo has a slow line; `.localhost` is always this machine. */
export const DELAYED_HOST = 'delayed.localhost';

/**
 * Returns the demo's lines: three addresses of this machine, one of them delayed, and one without a server. Lines without a name show their
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
    test: `http://${host}/ping.json`,
    type: 'web',
  }));
}
