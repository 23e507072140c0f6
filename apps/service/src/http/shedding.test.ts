import { rmSync } from 'node:fs';
import { walletCalls } from '@site/api/vendor';
import { afterAll, beforeAll, describe, expect, it, type MockInstance, vi } from 'vitest';
import arabic from '../../../../locales/AR/page.json' with { type: 'json' };
import { testEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { Overload } from './Overload.ts';
import { writeTinySite } from '../testing/writeTinySite.ts';

describe.each(testEngines)('in an overload, on %s', (engine) => {
  let service: TestService;
  let siteDir: string;
  let isOver = true;
  let refuses: MockInstance<Overload['refuses']>;
  beforeAll(async () => {
    siteDir = writeTinySite();
    service = await startService({ engine, config: { siteDir } });
    refuses = vi.spyOn(Overload.prototype, 'refuses').mockImplementation(() => isOver);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await service.close();
    rmSync(siteDir, { recursive: true });
  });

  async function ask(path: string, init: RequestInit = {}) {
    const response = await fetch(service.url + path, init);
    const text = await response.text();
    return { status: response.status, retryAfter: response.headers.get('Retry-After'), type: response.headers.get('Content-Type'), text };
  }

  it.each([
    ['a call', '/wps/system/permission'],
    ['the stream of events', '/wps/events'],
    ['the file of an export', '/wps/exports/file?ticket=x'],
    ['an address that is no page', '/wps/nothing'],
  ])('VEN-05 %s is refused with Retry-After', async (_what, path) => {
    const { status, retryAfter, text } = await ask(path, { headers: { 'X-Module': 'WEB', 'X-Merchant': 'marquee' } });
    expect([status, retryAfter]).toEqual([503, '1']);
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'unavailable', value: { retryAfterS: 1 } });
  });

  it('VEN-05 a vendor is refused before its signature is verified', async () => {
    const { status, retryAfter, text } = await ask(walletCalls.debit.path, { method: 'POST', body: '{}' });
    expect([status, retryAfter, JSON.parse(text)]).toEqual([503, '1', { code: 'TRANSIENT' }]);
  });

  it('VEN-05 a vendor is answered while visitors alone are too many', async () => {
    refuses.mockImplementation(function ofAll(this: Overload) {
      return this === service.services.overload;
    });
    expect((await ask('/wps/system/permission', { headers: { 'X-Module': 'WEB' } })).status).toBe(503);
    expect((await ask(walletCalls.debit.path, { method: 'POST', body: '{}' })).status).toBe(401);
    refuses.mockImplementation(() => isOver);
  });

  it('VEN-05 a person gets an error page in their language', async () => {
    const { status, retryAfter, type, text } = await ask('/', { headers: { Accept: 'text/html', 'Accept-Language': 'ar' } });
    expect([status, retryAfter, type]).toEqual([503, '5', 'text/html; charset=utf-8']);
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(text).toContain(`<h1>${arabic['busy.title']}</h1><p>${arabic['busy.text']}</p>`);
  });

  it.each(['/healthz', '/readyz', '/ping.json', '/assets/entry-1.js'])('VEN-05 %s is answered during an overload', async (path) => {
    expect((await ask(path)).status).toBe(200);
  });

  it('VEN-05 all are answered again after the overload', async () => {
    isOver = false;
    expect((await ask('/', { headers: { Accept: 'text/html' } })).status).toBe(200);
    expect((await ask('/wps/events', { headers: { Authorization: 'Bearer none' } })).status).toBe(401);
    expect((await ask('/wps/exports/file?ticket=x')).status).toBe(404);
  });
});
