import { randomUUID } from 'node:crypto';
import type { Envelope } from '@site/api/envelope';
import { login } from '@site/api/session';
import { CompactEncrypt, exportJWK, FlattenedEncrypt, generateKeyPair, importJWK } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REFUSED_AFTER_MS } from '../http/answer.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { EncKeys, rotateEncKeys } from './EncKeys.ts';
import { openSealed } from './openSealed.ts';
import { seal } from '../testing/seal.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';

let service: TestService;
const player = { username: 'player01', password: TEST_PASSWORD };

async function send(body: string, type = 'application/jose') {
  const response = await fetch(service.url + login.path, { method: 'POST', body, headers: { 'X-Module': 'WEB', 'Content-Type': type } });
  return { status: response.status, text: await response.text() };
}

const flip = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
const encKey = () => service.services.encKeys.current();
const good = async (changes = {}) => seal(await encKey(), login.path, player, changes);
const key = async () => importJWK((await encKey()).publicJwk, 'ECDH-ES');
const plaintext = () =>
  new TextEncoder().encode(JSON.stringify({ ...player, iat: Math.floor(Date.now() / 1000), jti: randomUUID(), path: login.path }));
let kid: string;
const sealWith = async (header: object) =>
  new CompactEncrypt(plaintext()).setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, ...header }).encrypt(await key());
const headed = (header: object) => `${Buffer.from(JSON.stringify(header)).toString('base64url')}.....`;

/** Quality: truncated, wrong key id, alg none and dir, bit flips, compressed, JSON form, PBES2 with 10^9 rounds, large, plain. */
const faults: [string, () => Promise<string>][] = [
  ['nothing', async () => ''],
  ['no JWE', async () => 'abc'],
  ['truncated', async () => (await good()).slice(0, -20)],
  ['without its tag', async () => (await good()).split('.').slice(0, 4).join('.')],
  ['with a bit of the header changed', async () => flip(await good(), 8)],
  [
    'with a bit of the text changed',
    async () => {
      const body = await good();
      return flip(body, body.lastIndexOf('.') - 10);
    },
  ],
  [
    'with a bit of the tag changed',
    async () => {
      const body = await good();
      return flip(body, body.lastIndexOf('.') + 3);
    },
  ],
  ['of an unknown key id', async () => sealWith({ kid: 'other' })],
  ['without a key id', async () => sealWith({ kid: undefined })],
  [
    'for another key',
    async () => {
      const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
      return seal({ ...(await encKey()), publicJwk: (await exportJWK(publicKey)) as Record<string, string> }, login.path, player);
    },
  ],
  ['of algorithm none', async () => headed({ alg: 'none', kid })],
  ['of algorithm dir', async () => headed({ alg: 'dir', enc: 'A256GCM', kid })],
  ['of a billion rounds', async () => headed({ alg: 'PBES2-HS256+A128KW', enc: 'A256GCM', kid, p2c: 1e9, p2s: 'AAAA' })],
  ['of another wrapping', async () => sealWith({ alg: 'ECDH-ES+A256KW' })],
  ['of another cipher', async () => sealWith({ enc: 'A128GCM' })],
  [
    'compressed',
    async () => {
      const [, ...rest] = (await good()).split('.');
      return [Buffer.from(JSON.stringify({ alg: 'ECDH-ES', enc: 'A256GCM', kid, zip: 'DEF' })).toString('base64url'), ...rest].join('.');
    },
  ],
  [
    'in JSON form',
    async () =>
      JSON.stringify(
        await new FlattenedEncrypt(plaintext()).setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid }).encrypt(await key()),
      ),
  ],
  ['plain', async () => JSON.stringify(player)],
  ['of an hour ago', async () => good({ iat: Math.floor(Date.now() / 1000) - 3600 })],
  ['of an hour from now', async () => good({ iat: Math.floor(Date.now() / 1000) + 3600 })],
  ['without a mark of its own', async () => good({ jti: '' })],
  ['meant for another call', async () => good({ path: '/wps/member/password' })],
  ['with a header of 200 kB', async () => headed({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'x'.repeat(150_000) })],
  ['of 1 MB', async () => 'x'.repeat(1_000_000)],
];

describe.each(ruleEngines)('on %s', (engine) => {
  const tookMs: number[] = [];
  beforeAll(async () => {
    service = await startService({ engine });
    ({ kid } = await encKey());
  });
  afterAll(() => service.close());
  beforeEach(() => service.services.db.deleteFrom('rate_window').execute());

  describe('the body of an encrypted call', () => {
    it.each(faults)('%s gets the common answer', async (_what, make) => {
      const body = await make();
      const from = performance.now();
      const { status, text } = await send(body);
      tookMs.push(performance.now() - from);
      expect(status).toBe(400);
      expect(JSON.parse(text)).toEqual({ success: false, message: 'Bad envelope.', code: 'badEnvelope', value: null } satisfies Envelope);
    });

    it.each(['application/json', 'text/plain', 'multipart/form-data'])('sent as %s gets the same answer', async (type) => {
      expect(JSON.parse((await send(JSON.stringify(player), type)).text)).toMatchObject({ code: 'badEnvelope', value: null });
    });

    it.each([
      ['text/plain', (body: string) => body],
      ['application/json', (body: string) => JSON.stringify(body)],
    ])('API-05 encrypted correctly, but sent as %s, gets the same answer', async (type, dress) => {
      expect(JSON.parse((await send(dress(await good()), type)).text)).toMatchObject({ code: 'badEnvelope', value: null });
      expect((await send(await good(), 'application/jose; charset=utf-8')).status).toBe(200);
    });

    it('B3.2 is refused within 50 ms, after the same time for every fault', () => {
      const ordered = tookMs.toSorted((one, other) => one - other);
      expect(ordered[0]).toBeGreaterThanOrEqual(REFUSED_AFTER_MS - 1);
      expect(ordered[Math.floor(ordered.length / 2)]).toBeLessThan(50);
    });

    it('is accepted once', async () => {
      const body = await good();
      expect((await send(body)).status).toBe(200);
      expect(JSON.parse((await send(body)).text)).toMatchObject({ code: 'badEnvelope', value: null });
    });

    it('its private key is stored encrypted, and a service with another secret creates its own', async () => {
      const { db, config } = service.services;
      const own = await encKey();
      const { private_sealed: kept } = await db
        .selectFrom('enc_key')
        .where('kid', '=', own.kid)
        .select('private_sealed')
        .executeTakeFirstOrThrow();
      expect(kept.toString('latin1')).not.toMatch(/"(?:d|kty)"/);
      const elsewhere = new EncKeys({ db, config: { dataSecret: `not ${config.dataSecret}` } });
      const other = await elsewhere.current();
      expect(other.kid).not.toBe(own.kid);
      expect(await elsewhere.find(own.kid)).toBeUndefined();
      await db.deleteFrom('enc_key').where('kid', '=', other.kid).execute();
    });

    it('API-05 is accepted with an older key for two more days, while the permission has the newest', async () => {
      const { db, config } = service.services;
      const old = await encKey();
      const sealedOld = async () => seal(old, login.path, player);
      await db
        .updateTable('enc_key')
        .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
        .execute();
      await rotateEncKeys({ db, config }, new Date());
      await rotateEncKeys({ db, config }, new Date());
      const rotated = new EncKeys({ db, config });
      const newest = await rotated.current();
      expect(newest.kid).not.toBe(old.kid);
      expect(await openSealed(await sealedOld(), { db, encKeys: rotated, path: login.path, now: new Date() })).toEqual(player);
      // Other processes look up an unknown key once a second at most.
      await expect.poll(async () => (await send(await seal(newest, login.path, player))).status, { timeout: 5000 }).toBe(200);
      expect((await send(await sealedOld())).status).toBe(200);
      await rotateEncKeys({ db, config }, new Date(Date.now() + 3 * 24 * 3_600_000));
      const later = new EncKeys({ db, config });
      await expect(openSealed(await sealedOld(), { db, encKeys: later, path: login.path, now: new Date() })).rejects.toThrow(RefusalError);
    });
  });
});
