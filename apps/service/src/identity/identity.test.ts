import type { Client } from '@site/api/client';
import { type IdentityCallback, identityCallbackPath } from '@site/api/identity';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentQueue } from '../profile/documentQueue.ts';
import { changeBrand } from '../testing/changeBrand.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { sign } from '../wallet/vendor/signature.ts';
import { DevelopmentIdentity } from './DevelopmentIdentity.ts';

const DAY_MS = 24 * 60 * 60_000;

type Reply<Value> = Promise<{ ok: true; value: Value } | { ok: false; code: string }>;

async function valueOf<Value>(reply: Reply<Value>): Promise<Value> {
  const given = await reply;
  if (!given.ok) throw new Error(given.code);
  return given.value;
}

async function send(client: Client, sidePx: number) {
  const drawn = await sharp({ create: { width: sidePx, height: sidePx, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const image = new File([new Uint8Array(drawn)], 'passport.png');
  const { uploadId } = await valueOf(client('upload', { for: 'document', image }));
  return valueOf(client('sendDocument', { kind: 'identity', uploads: [uploadId] }));
}

describe.each(ruleEngines)('identity checks on %s', (engine) => {
  let service: TestService;
  let client: Client;
  let provider: DevelopmentIdentity;
  let operatorId: number;
  beforeAll(async () => {
    service = await startService({ engine });
    client = await service.clientOf('player01');
    const [found] = service.services.config.identity;
    if (!(found instanceof DevelopmentIdentity)) throw new Error('The stand-in is missing.');
    provider = found;
    const operator = service.services.db.selectFrom('account').where('username', '=', 'operator01').select('id');
    operatorId = (await operator.executeTakeFirstOrThrow()).id;
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    const { db } = service.services;
    for (const table of ['member_document', 'inbox_message', 'rate_window'] as const) await db.deleteFrom(table).execute();
    await changeBrand(service.services, { settings: { documents: ['identity'], identityProvider: 'development' } });
  });

  const listed = async () => (await valueOf(client('documents', {}))).list[0];
  const told = async () => (await service.services.db.selectFrom('inbox_message').select('kind').execute()).map(({ kind }) => kind);
  /** Sends a picture, and returns the document once the stand-in's report is answered. */
  async function checked(sidePx: number) {
    const report = vi.spyOn(provider, 'report');
    const answered = new Promise<number>((resolve) => {
      report.mockImplementationOnce(async (callback) => {
        const status = await DevelopmentIdentity.prototype.report.call(provider, callback);
        resolve(status);
        return status;
      });
    });
    expect(await send(client, sidePx)).toMatchObject({ state: 'received' });
    expect(await answered).toBe(200);
    report.mockRestore();
    return listed();
  }
  /** Sends a document that nobody has decided, and returns its check. */
  async function waiting(): Promise<string> {
    await changeBrand(service.services, { settings: { documents: ['identity'] } });
    await send(client, 300);
    const [item] = await documentQueue.list(service.services, { merchant: 'marquee', limit: 10, now: new Date() });
    return item?.id ?? '';
  }

  it('MEM-25 the brand’s provider accepts a document by its signed callback, and the brand’s time for it holds', async () => {
    const before = Date.now();
    const document = await checked(300);
    expect(document).toMatchObject({ state: 'accepted' });
    // The stand-in's document ends in five years, and the brand asks again after one.
    expect(document?.expiresAt).toBeGreaterThanOrEqual(before + 365 * DAY_MS);
    expect(document?.expiresAt).toBeLessThan(Date.now() + 366 * DAY_MS);
    expect(await told()).toEqual(['documentAccepted']);
  });

  it('MEM-25 a picture that cannot be read is refused with the reason, and the document is sent again', async () => {
    expect(await checked(100)).toMatchObject({ state: 'refused', reason: 'The picture is too small to be read.', expiresAt: null });
    expect(await checked(300)).toMatchObject({ state: 'accepted' });
  });

  it('MEM-25 a check ends once, however often it is reported, and not against an operator', async () => {
    const checkId = await waiting();
    const expiresAt = Date.now() + 30 * DAY_MS;
    const accepted = { checkId, status: 'accepted', expiresAt } as const;
    expect(await Promise.all([1, 2, 3].map(() => provider.report(accepted)))).toEqual([200, 200, 200]);
    expect(await listed()).toMatchObject({ state: 'accepted', expiresAt });
    expect(await provider.report({ checkId, status: 'refused', reason: 'Forged.' })).toBe(409);
    const decided = { id: checkId, decision: 'refuse', reason: 'Forged.', operatorId, merchant: 'marquee', now: new Date() };
    expect(await documentQueue.decide(service.services, decided)).toBe('conflict');
    expect(await told()).toEqual(['documentAccepted']);

    await service.services.db.deleteFrom('member_document').execute();
    const other = await waiting();
    expect(await documentQueue.decide(service.services, { ...decided, id: other })).toBeUndefined();
    expect(await provider.report({ checkId: other, status: 'accepted' })).toBe(409);
    expect(await listed()).toMatchObject({ state: 'refused', reason: 'Forged.' });
  });

  it('MEM-25 a report without its signature, of no check, or without a reason changes nothing', async () => {
    const checkId = await waiting();
    const path = identityCallbackPath('development');
    const body = JSON.stringify({ checkId, status: 'accepted' } satisfies IdentityCallback);
    const post = async (secret: string, timestamp: string) => {
      const signature = sign(secret, { timestamp, method: 'POST', path, body });
      const headers = { 'Content-Type': 'application/json', 'X-Timestamp': timestamp, 'X-Signature': signature };
      return (await fetch(service.url + path, { method: 'POST', headers, body })).status;
    };
    expect(await post('another secret', String(Date.now()))).toBe(401);
    expect(await post(provider.secret, String(Date.now() - 60 * 60_000))).toBe(401);
    expect(await provider.report({ checkId: `${checkId}9`, status: 'accepted' })).toBe(404);
    expect(await provider.report({ checkId, status: 'refused' })).toBe(400);
    expect(await provider.report({ checkId, status: 'accepted', expiresAt: 1 })).toBe(400);
    expect(await listed()).toMatchObject({ state: 'received' });
  });

  it('MEM-25 a document waits for an operator while the provider is down', async () => {
    const begin = vi.spyOn(provider, 'begin').mockRejectedValue(new Error('down'));
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    try {
      expect(await send(client, 300)).toMatchObject({ state: 'received' });
      const [item] = await documentQueue.list(service.services, { merchant: 'marquee', limit: 10, now: new Date() });
      expect(item).toMatchObject({ username: 'player01', decisions: ['accept', 'refuse'] });
      expect(log).toHaveBeenCalledOnce();
    } finally {
      begin.mockRestore();
      log.mockRestore();
    }
  });
});
