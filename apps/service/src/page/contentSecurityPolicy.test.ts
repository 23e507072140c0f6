import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

it.each([
  ['http://[::1]:4300', 'http://*:4300'],
  ['https://[2001:db8::1]', 'https://*'],
  ['https://line.example:8443', 'https://line.example:8443'],
])('B7.2 a line at %s is asked as %s', (origin, source) => {
  const policy = contentSecurityPolicy({ nonce: 'n', frames: ["'none'"], connections: [origin] });
  expect(policy).toContain(`connect-src 'self' ${source};`);
});
