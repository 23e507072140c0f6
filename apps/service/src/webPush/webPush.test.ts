import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Client } from '@site/api/client';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMessage } from '../inbox/sendMessage.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { sendPushes } from './sendPushes.ts';

/** A browser with the keys that it tells. */
class Browser {
  readonly endpoint: string;
  readonly #pair = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#pair.generateKeys();
  }

  get keys() {
    return { endpoint: this.endpoint, p256dh: this.#pair.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** Opens a message by RFC 8291, with one record of RFC 8188. */
  open(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', this.#pair.computeSecret(sender), this.#auth, info, 32));
    const derived = (name: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString();
    return JSON.parse(plain.slice(0, plain.lastIndexOf('\u0002')));
  }
}

describe.each(ruleEngines)('push messages to browsers on %s', (engine) => {
  /** Stands in for a push service; addresses below /gone are of browsers that it has forgotten. */
  let pushService: Server;
  let origin: string;
  let heard: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  let service: TestService;
  let player: Client;
  let accountId: number;
  const hear = async (request: IncomingMessage, response: ServerResponse) => {
    heard.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) });
    response.writeHead(request.url?.startsWith('/gone') ? 410 : 201).end();
  };
  beforeAll(async () => {
    pushService = createServer((request, response) => void hear(request, response));
    await new Promise<void>((resolve) => pushService.listen(0, 'localhost', resolve));
    const { port } = pushService.address() as AddressInfo;
    origin = `http://localhost:${port}`;
    const webPush = { privateKey: undefined, contact: 'mailto:push@marquee.example', hosts: [`localhost:${port}`] };
    service = await startService({ engine, seed: seedTestAccounts, config: { webPush } });
    player = await service.clientOf('player01');
    const found = service.services.db.selectFrom('account').where('username', '=', 'player01').where('merchant', '=', 'marquee');
    accountId = (await found.select('id').executeTakeFirstOrThrow()).id;
  });
  afterAll(async () => {
    await service.close();
    pushService.close();
  });
  beforeEach(async () => {
    heard = [];
    for (const table of ['push_device', 'push_due', 'consent', 'rate_window'] as const)
      await service.services.db.deleteFrom(table).execute();
  });

  const write = (more: { isAdvertising?: boolean } = {}) =>
    sendMessage(service.services.db, {
      accountId,
      kind: 'operator',
      values: { title: 'Secret', text: 'Secret' },
      now: new Date(),
      ...more,
    });
  const send = () => sendPushes(service.services);

  it('MEM-08 a browser that was allowed hears once of new messages, sealed and signed, and not what they say', async () => {
    const browser = new Browser(`${origin}/send/1`);
    await write();
    expect(await player('allowPush', browser.keys)).toMatchObject({ ok: true });
    await send();
    expect(heard).toEqual([]);
    await Promise.all([write(), write()]);
    await Promise.all([send(), send()]);
    await send();
    expect(heard.map(({ path }) => path)).toEqual(['/send/1']);
    const [{ headers, body } = { headers: {} as IncomingHttpHeaders, body: Buffer.alloc(0) }] = heard;
    expect(browser.open(body)).toEqual({ title: 'Marquee', text: 'You have a new message.', path: '/member/messageV2' });
    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    expect(await player('pushKey', {})).toEqual({ ok: true, value: { key } });
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
    const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), { audience: origin });
    expect(payload.sub).toBe('mailto:push@marquee.example');
    await player('forbidPush', { endpoint: browser.endpoint });
    await write();
    await send();
    expect(heard).toHaveLength(1);
  });

  it.each([
    ['without a consent', [], 0],
    ['with one by push', [['push', true]], 1],
    [
      'who has asked to stop',
      [
        ['marketing', true],
        ['push', false],
      ],
      0,
    ],
  ] as const)('MEM-26 MEM-08 advertising to a member %s is pushed %i times', async (_who, consents, times) => {
    const { db } = service.services;
    await player('allowPush', new Browser(`${origin}/send/2`).keys);
    for (const [index, [kind, is_given]] of consents.entries()) {
      const given_at = new Date(Date.now() - 1000 + index);
      await db.insertInto('consent').values({ account_id: accountId, kind, is_given, given_at, version: '1', ip: '127.0.0.1' }).execute();
    }
    await write({ isAdvertising: true });
    await send();
    expect(heard).toHaveLength([0, 1][times] ?? 0);
  });

  it('MEM-08 a browser belongs to whoever allowed it last, is forgotten with its push service, and no other address is asked', async () => {
    const { db } = service.services;
    const browser = new Browser(`${origin}/gone/1`);
    const other = await service.clientOf('player02');
    await player('allowPush', browser.keys);
    await other('allowPush', browser.keys);
    await player('forbidPush', { endpoint: browser.endpoint });
    expect(await db.selectFrom('push_device').select('endpoint').execute()).toEqual([{ endpoint: browser.endpoint }]);
    await write();
    await send();
    expect(heard).toEqual([]);
    await player('allowPush', browser.keys);
    await write();
    await send();
    expect([heard.length, await db.selectFrom('push_device').select('endpoint').execute()]).toEqual([1, []]);
    const wrong = await player('allowPush', { ...browser.keys, endpoint: 'http://127.0.0.1:1/send' });
    expect(wrong).toMatchObject({ code: 'invalidInput', details: { field: 'endpoint' } });
  });
});
