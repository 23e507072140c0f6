import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Envelope } from '@site/api/envelope';
import { calls, plannedCalls } from '@site/api/calls';
import type { Route } from '@site/api/call';
import { statusOfRefusal } from '@site/api/refusals';
import { createServer } from '../server.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';

let service: TestService;
const module = { 'X-Module': 'WEB' };

async function ask(path: string, init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) {
  const response = await fetch(service.url + path, { ...init, headers: { ...module, ...init.headers } });
  return { status: response.status, headers: response.headers, envelope: (await response.json()) as Envelope };
}

const refused = (code: keyof typeof statusOfRefusal) => ({ status: statusOfRefusal[code], envelope: { success: false, code } });

const post = (path: string, body: string, type = 'application/json') =>
  ask(path, { method: 'POST', body, headers: { 'Content-Type': type } });

const become = async (status: number, end: Date | null = null) => {
  await service.services.db.updateTable('system_status').set({ status, maintenance_end: end }).where('merchant', '=', 'marquee').execute();
  service.services.brands.forget();
};

describe.each(ruleEngines)('on %s', (engine) => {
  beforeAll(async () => {
    service = await startService({ engine });
  });
  afterAll(() => service.close());

  it.each(Object.entries(plannedCalls))('API-01 %s is planned, and answers that it is unavailable', async (_name, { method, path }) => {
    expect(await ask(path, { method })).toMatchObject(refused('unavailable'));
  });

  describe('SYS-11 headers of every call', () => {
    it('is refused without the module identifier', async () => {
      const answer = await ask('/wps/system/status', { headers: { 'X-Module': '' } });
      expect(answer).toMatchObject(refused('invalidInput'));
      expect(answer.envelope.value).toEqual({ field: 'X-Module', rule: 'required' });
    });

    it('is refused with an unknown merchant code', async () => {
      expect((await ask('/wps/system/status', { headers: { 'X-Merchant': 'nobody' } })).envelope.value).toEqual({
        field: 'X-Merchant',
        rule: 'known',
      });
    });

    it('finds the brand by its code, otherwise by the host', async () => {
      const byCode = await service.clientWith({ 'X-Merchant': 'khela' })('permission', {});
      expect(byCode).toMatchObject({ ok: true, value: { brand: { merchant: 'khela', currency: 'BDT' } } });
      expect((await ask('/wps/system/permission')).envelope.value).toMatchObject({ brand: { merchant: 'marquee' } });
    });

    it.each(Object.entries(calls).filter(([, call]) => call.session === 'required'))(
      '%s is refused without a session',
      async (_name, call) => {
        const body = call.method === 'POST' ? { body: '{}', headers: { 'Content-Type': 'application/json' } } : {};
        expect(await ask(call.path, { method: call.method, ...body })).toMatchObject(refused('loginRequired'));
        const dead = { Authorization: `Bearer ${'a'.repeat(43)}` };
        expect(await ask(call.path, { method: call.method, ...body, headers: { ...body.headers, ...dead } })).toMatchObject(
          refused('sessionEnded'),
        );
      },
    );

    it('refuses a token of another brand', async () => {
      const token = await service.tokenOf('player01', 'khela');
      expect(await service.clientWith({ Authorization: `Bearer ${token}` })('memberInfo', {})).toMatchObject({
        ok: false,
        code: 'sessionEnded',
      });
    });

    it('distinguishes agents from members', async () => {
      const client = await service.clientOf('player01');
      expect(await client('teamOverview', { from: '2026-01-01', to: '2026-01-02' })).toMatchObject({ ok: false, code: 'notAgent' });
    });

    it('allows an account with a published password to read its own data only', async () => {
      await service.services.db.updateTable('account').set({ must_change_password: true }).where('username', '=', 'first01').execute();
      const client = await service.clientOf('first01');
      expect(await client('memberInfo', {})).toMatchObject({ ok: true, value: { mustChangePassword: true } });
      expect(await client('balance', {})).toMatchObject({ ok: false, code: 'passwordMustChange' });
      expect(await client('logout', {})).toMatchObject({ ok: true });
    });
  });

  describe('API-06 every other address is not found', () => {
    const listed = [
      ...Object.values<Route>({ ...calls, ...plannedCalls }),
      // A stream, a file and two redirects, without an envelope. Source: API-06.
      ...['/wps/events', '/wps/exports/file', '/wps/session/social/start', '/wps/session/social/callback'].map((path): Route => ({
        method: 'GET',
        path,
      })),
    ].map(({ method, path }) => `${method} ${path}`);
    const paths = [...new Set(listed.map((route) => route.slice(route.indexOf(' ') + 1)))];

    it('the service has no route under /wps, /lgw and /lotto but those of the tables', async () => {
      const app = createServer(service.services);
      const served: string[] = [];
      app.addHook('onRoute', ({ method, url }) => void served.push(...[method].flat().map((each) => `${each} ${url}`)));
      await app.ready();
      await app.close();
      expect(served.filter((route) => /^\w+ \/(?:wps|lgw|lotto)\b/.test(route)).toSorted()).toEqual(listed.toSorted());
    });

    it.each(paths)('%s by another method, above or below it', async (path) => {
      const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].filter((method) => !listed.includes(`${method} ${path}`));
      const near = [`${path}/`, `${path}/more`, path.slice(0, -1), path.toUpperCase()];
      const unknown = near.filter((other) => !paths.includes(other));
      const asked = [...methods.map((method) => [method, path]), ...unknown.map((other) => ['GET', other])] as [string, string][];
      for (const [method, url] of asked)
        expect({ asked: `${method} ${url}`, ...(await ask(url, { method })) }).toMatchObject(refused('notFound'));
      expect((await fetch(service.url + path, { method: 'HEAD' })).status).toBe(404);
    });
  });

  it('API-07 a member’s own data use the names of the specification', async () => {
    const client = await service.clientOf('player01');
    expect(await client('memberInfo', {})).toMatchObject({
      ok: true,
      value: {
        currencySymbol: '$',
        countryCode: 'VN',
        hasVip: expect.any(Boolean) as boolean,
        vipLabelName: expect.any(String) as string,
        vipRankLevel: expect.any(Number) as number,
        availablePromoCount: expect.any(Number) as number,
        language: 'EN',
      },
    });
    expect(await client('balance', {})).toMatchObject({ ok: true, value: { balance: '0', currencySymbol: '$' } });
    expect(await client('unreadCount', {})).toMatchObject({ ok: true, value: { unread: 0 } });
    expect(await client('hotGames', {})).toMatchObject({ ok: true, value: { list: [] } });
    const info = { whitelabel: { FREEPLAY: '1' }, imageCDNs: expect.any(Array) as string[] };
    expect(await client('permission', {})).toMatchObject({ ok: true, value: { info } });
  });

  describe('API-01 every route answers in the envelope', () => {
    it.each(Object.values(calls).map((call) => [call.method, call.path] as const))('%s %s', async (method, path) => {
      const { envelope, headers } = await ask(path, {
        method,
        ...(method === 'POST' && { body: '{}', headers: { 'Content-Type': 'application/json' } }),
      });
      expect(Object.keys(envelope).toSorted()).toEqual(['code', 'message', 'success', 'value']);
      expect(envelope.code).not.toBe('notFound');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('server')).toBeNull();
    });

    it('publishes the table as OpenAPI 3.1, and a page to read it', async () => {
      const document = (await (await fetch(`${service.url}/docs/openapi.json`)).json()) as {
        openapi: string;
        paths: Record<string, object>;
      };
      expect(document.openapi).toMatch(/^3\.1/);
      for (const { path, method } of Object.values(calls)) expect(document.paths[path]).toHaveProperty(method.toLowerCase());
      const page = await fetch(`${service.url}/docs/`);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'self'; style-src 'self' 'unsafe-inline'");
      expect(await page.text()).toContain('swagger-ui');
    });
  });

  describe('bad input', () => {
    it.each([
      ['page 0', '/wps/relay/GCSGAME_gameList?pageNo=0', { field: 'pageNo', rule: 'too_small 1' }],
      ['page 10^9', '/wps/relay/GCSGAME_gameList?pageNo=1000000000', { field: 'pageNo', rule: 'too_big 1000000000' }],
      ['half a page', '/wps/relay/GCSGAME_gameList?pageNo=1.5', { field: 'pageNo', rule: 'invalid_type' }],
      ['a page that is no number', '/wps/relay/GCSGAME_gameList?pageNo=x', { field: 'pageNo', rule: 'invalid_type' }],
      ['too many on a page', '/wps/relay/GCSGAME_gameList?pageSize=101', { field: 'pageSize', rule: 'too_big 100' }],
      ['the same parameter twice', '/wps/relay/GCSGAME_gameList?gameName=a&gameName=b', { field: 'gameName', rule: 'invalid_type' }],
      ['a kind of games that is none', '/wps/relay/GCSGAME_gameList?gameType=CHESS', { field: 'gameType', rule: 'invalid_value' }],
    ])('%s names the field and the rule', async (_what, path, value) => {
      const answer = await ask(path);
      expect(answer).toMatchObject(refused('invalidInput'));
      expect(answer.envelope.value).toEqual(value);
    });

    it.each([2 ** 31, -1, 1e21])('a game’s number %s, which no column holds, is refused by name', async (nodeId) => {
      const client = await service.clientOf('player01');
      const favourite = { nodeId, vendor: 'PG', gameType: 'RNG' } as const;
      for (const reply of [client('launchGame', { nodeId }), client('addFavourite', favourite), client('removeFavourite', favourite)])
        expect(await reply).toMatchObject({ code: 'invalidInput', details: { field: 'nodeId' } });
    });

    it('a body of 20 MB is too large', async () => {
      expect(await post('/wps/exports', `{"report":"${'x'.repeat(20_000_000)}"}`)).toMatchObject(refused('loginRequired'));
      const token = await service.tokenOf('player01');
      const large = {
        method: 'POST',
        body: 'x'.repeat(20_000_000),
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      };
      expect(await ask('/wps/exports', large)).toMatchObject(refused('tooLarge'));
    });

    it.each([
      ['broken JSON', '{"report":'],
      ['nothing', ''],
      ['a poisoned prototype', '{"__proto__":{"isAdmin":true}}'],
      ['ten thousand brackets', '['.repeat(10_000)],
    ])('%s is refused as a body', async (_what, body) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await service.tokenOf('player01')}` };
      expect(await ask('/wps/exports', { method: 'POST', body, headers })).toMatchObject(refused('invalidInput'));
    });

    it.each(['/wps/nothing', '/lgw/nothing', '/wps/System/status', '/art/poster/../../etc/passwd-340.webp', '/art/poster/none-340.webp'])(
      '%s is not found',
      async (path) => {
        expect(await ask(path)).toMatchObject(refused('notFound'));
      },
    );

    it('an address that cannot be decoded is refused', async () => {
      expect((await ask('/%E0%A4%A')).envelope).toMatchObject({ code: 'invalidInput', value: { field: 'path', rule: 'url' } });
    });

    it('malformed HTTP is refused in the envelope', async () => {
      const { hostname, port } = new URL(service.url);
      const socket = connect(Number(port), hostname);
      socket.end('NONSENSE\r\n\r\n');
      const answer = await text(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false, code: 'invalidInput' });
    });

    it('an unsupported method is not found', async () => {
      expect(await post('/wps/system/status', '{}')).toMatchObject(refused('notFound'));
    });

    it('keeps running afterwards', async () => {
      expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
      expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
      expect(await (await fetch(`${service.url}/ping.json`)).json()).toEqual({ ok: true });
    });
  });

  describe('RUN-08 the state of a brand', () => {
    it('maintenance refuses every call except the declared ones', async () => {
      const end = new Date('2026-12-01T00:00:00Z');
      await become(1, end);
      expect(await service.client('gameMenus', {})).toEqual({ ok: false, code: 'maintenance', details: { maintenanceEnd: end.getTime() } });
      expect(await service.client('permission', {})).toMatchObject({
        ok: true,
        value: { maintenance: true, maintenanceEnd: end.getTime() },
      });
      expect(await service.client('systemStatus', {})).toMatchObject({ ok: true, value: { status: 1 } });
      expect(await service.clientWith({ 'X-Merchant': 'khela' })('gameMenus', {})).toMatchObject({ ok: true });
      await become(0);
    });

    it('a blocked region gets its own status', async () => {
      await become(2);
      expect(await service.client('gameMenus', {})).toMatchObject({ ok: false, code: 'regionBlocked' });
      expect(await service.client('permission', {})).toMatchObject({ ok: true, value: { regionRestriction: true } });
      await become(0);
      expect(await service.client('gameMenus', {})).toMatchObject({ ok: true });
    });

    it('has five lines, one slow and one unreachable', async () => {
      const reply = await service.client('permission', {});
      expect(reply.ok && reply.value.info.domainRoute.map(({ domainName }) => new URL(domainName).hostname)).toEqual([
        'localhost',
        '127.0.0.1',
        '[::1]',
        'delayed.localhost',
        'dead.localhost',
      ]);
    });
  });

  describe('limits', () => {
    it('refuses the call after the limit, with the time to wait', async () => {
      const client = await service.clientOf('player02');
      const replies = await Promise.all(Array.from({ length: 61 }, () => client('balance', {})));
      const refusedOnes = replies.filter((reply) => !reply.ok);
      expect(refusedOnes).toHaveLength(1);
      expect(refusedOnes[0]).toMatchObject({ code: 'tooMany', details: { retryAfterS: expect.any(Number) as number } });
      // Another account is not delayed by it.
      expect(await (await service.clientOf('player01'))('balance', {})).toMatchObject({ ok: true });
    });

    it('caches no reply with money or a token', async () => {
      const response = await fetch(`${service.url}/wps/v2/wallets/balance`, {
        headers: { ...module, Authorization: `Bearer ${await service.tokenOf('player01')}` },
      });
      expect(response.headers.get('cache-control')).toBe('no-store');
    });
  });
});
