import { expect, it } from 'vitest';
import { isSigned, sign } from './signature.ts';

const secret = 'a-secret-of-the-studio';
const body = Buffer.from('{"gameCode":"gold-tiger"}');
const nowMs = 1_795_000_000_000;
const timestamp = String(nowMs);
const signature = sign(secret, timestamp, body);

it('VEN-01 signs a timestamp and a body as agreed', () => {
  expect(sign('key', '1700000000000', '{"a":1}')).toBe('0ba55bba671f2e2bac1b652aa8dce32c31c73c0c33fdff83432255dfd831456b');
});

it('VEN-01 believes what was signed with the secret', () => {
  expect(isSigned(secret, { timestamp, signature, body }, nowMs)).toBe(true);
});

it.each([
  ['another body', { timestamp, signature, body: Buffer.from('{"gameCode":"jade-dragon"}') }, nowMs],
  ['another time', { timestamp: String(nowMs + 1), signature, body }, nowMs],
  ['a signature cut short', { timestamp, signature: signature.slice(0, -1), body }, nowMs],
  ['no signature', { timestamp, signature: '', body }, nowMs],
  ['more than five minutes ago', { timestamp, signature, body }, nowMs + 300_001],
  ['more than five minutes ahead', { timestamp, signature, body }, nowMs - 300_001],
  ['a time that is no number', { timestamp: 'now', signature: sign(secret, 'now', body), body }, nowMs],
])('VEN-01 disbelieves %s', (_what, signed, atMs) => {
  expect(isSigned(secret, signed, atMs)).toBe(false);
});

it('VEN-01 disbelieves another secret', () => {
  expect(isSigned('another-secret-here', { timestamp, signature, body }, nowMs)).toBe(false);
});
