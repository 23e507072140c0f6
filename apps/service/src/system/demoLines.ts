import type { PermissionValue } from '@site/api/system';

type Line = PermissionValue['info']['domainRoute'][number];

/** Host names whose pings are answered late, so that the demo has a slow line; all of `.localhost` is this machine. */
export const DELAYED_HOST = 'delayed.localhost';

/** The demo's lines: three ways to this machine, one with a delay, one where nobody answers. Source: design §8. */
export function demoLines(port: number): Line[] {
  return [
    { host: `localhost:${port}`, description: 'Line 1' },
    { host: `127.0.0.1:${port}`, description: 'Line 2' },
    { host: `[::1]:${port}`, description: 'Line 3' },
    { host: `${DELAYED_HOST}:${port}`, description: 'Line 4' },
    { host: 'dead.localhost:9', description: 'Line 5' },
  ].map(({ host, description }, idx) => ({
    domainName: `http://${host}`,
    idx,
    speed: 0,
    description,
    percentage: 0,
    test: `http://${host}/ping.json`,
    type: 'web',
  }));
}
