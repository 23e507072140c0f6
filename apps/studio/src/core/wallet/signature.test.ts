import { expect, it } from 'vitest';
import { isValidSignature, sign } from './signature.ts';

const secret = 'a-secret-of-the-studio';
const nowMs = 1_795_000_000_000;
const call = { timestamp: String(nowMs), method: 'POST', path: '/launch', body: Buffer.from('{"gameCode":"gold-tiger"}') };
const signed = { ...call, signature: sign(secret, call) };

it('VEN-01 signs timestamp, method, path and body as agreed', () => {
  // printf '1700000000000\nPOST\n/vendor/v1/debit\n{"a":1}' | openssl dgst -sha256 -hmac key
  expect(sign('key', { timestamp: '1700000000000', method: 'POST', path: '/vendor/v1/debit', body: '{"a":1}' })).toBe(
    '2144869cd3e28b2cf6d44ecf35fd8b409a2aed9b97112fbc676fda3438edc628',
  );
});

it('VEN-01 believes what was signed with the secret', () => {
  expect(isValidSignature(secret, signed, nowMs)).toBe(true);
});

it.each([
  ['another body', { ...signed, body: Buffer.from('{"gameCode":"jade-dragon"}') }, nowMs],
  ['another time', { ...signed, timestamp: String(nowMs + 1) }, nowMs],
  ['another path', { ...signed, path: '/games' }, nowMs],
  ['another query', { ...signed, path: '/launch?gameCode=jade-dragon' }, nowMs],
  ['another method', { ...signed, method: 'PUT' }, nowMs],
  ['a signature cut short', { ...signed, signature: signed.signature.slice(0, -1) }, nowMs],
  ['no signature', { ...signed, signature: '' }, nowMs],
  ['more than five minutes ago', signed, nowMs + 300_001],
  ['more than five minutes ahead', signed, nowMs - 300_001],
  ['a time that is no number', { ...call, timestamp: 'now', signature: sign(secret, { ...call, timestamp: 'now' }) }, nowMs],
])('VEN-01 disbelieves %s', (_what, sent, atMs) => {
  expect(isValidSignature(secret, sent, atMs)).toBe(false);
});

it('VEN-01 disbelieves another secret', () => {
  expect(isValidSignature('another-secret-here', signed, nowMs)).toBe(false);
});
