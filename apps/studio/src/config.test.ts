import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('RUN-09 without settings it is the demo beside the service', () => {
  expect(readConfig({})).toMatchObject({
    host: 'localhost',
    port: 4301,
    studioUrl: 'http://localhost:4301',
    serviceUrl: 'http://localhost:4300',
  });
});

it('RUN-09 follows the ports it is given', () => {
  const { studioUrl, serviceUrl } = readConfig({ PORT: '5300', STUDIO_PORT: '5301' });
  expect([studioUrl, serviceUrl]).toEqual(['http://localhost:5301', 'http://localhost:5300']);
});

it.each([
  [{ STUDIO_PORT: 'high' }, /^STUDIO_PORT is "high": set it to a whole number from 0 to 65535\.$/],
  [{ STUDIO_SECRET: 'short' }, /^STUDIO_SECRET is "short": set it to at least 16 characters\.$/],
  [{ SERVICE_URL: 'localhost' }, /^SERVICE_URL is "localhost": set it to an address such as/],
  [{ SERVICE_ULR: 'http://x' }, /^SERVICE_ULR is no setting: did you mean SERVICE_URL\?$/],
  [{ MODE: 'production' }, /^Production needs a secret of its own: set STUDIO_SECRET/],
])('RUN-09 %o is refused with the cure, on one line', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

it('RUN-09 a production with a secret of its own starts', () => {
  expect(readConfig({ MODE: 'production', STUDIO_SECRET: 'f3a9c1d27b5e4860' }).secret).toBe('f3a9c1d27b5e4860');
});

it('RUN-09 leaves the service’s settings and other programs’ variables alone', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://x/y', TRUST_PROXY: 'loopback', HOSTNAME: 'box', NODE: '/bin/node' }).port).toBe(4301);
});
