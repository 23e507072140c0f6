import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

it.each([
  ['http://[::1]:4300', 'http://*:4300'],
  ['https://[2001:db8::1]', 'https://*'],
  ['https://line.example:8443', 'https://line.example:8443'],
])('B7.2 the policy allows a line at %s as %s', (origin, source) => {
  const policy = contentSecurityPolicy({ nonce: 'n', frames: ["'none'"], connections: [origin] });
  expect(policy).toContain(`connect-src 'self' ${source};`);
});

it.each([
  ["default-src 'self'"],
  ["script-src 'nonce-n' 'strict-dynamic'"],
  ["style-src 'nonce-n'"],
  ["object-src 'none'"],
  ["base-uri 'none'"],
  ["form-action 'self'"],
  ["frame-ancestors 'none'"],
  ["require-trusted-types-for 'script'"],
])('B7.2 the policy contains %s', (directive) => {
  const policy = contentSecurityPolicy({ nonce: 'n', frames: ["'none'"], connections: [] });
  expect(policy.split('; ')).toContain(directive);
});
