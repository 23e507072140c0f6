import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService } from '../testing/startService.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ config: { trustProxy: ['loopback'] } });
});
afterAll(() => service.close());

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['<b>forged</b>, 203.0.113.9', '203.0.113.9'],
])('behind a proxy that adds to %s the visitor is at %s', async (forwarded, ip) => {
  const reply = await service.clientWith({ 'X-Forwarded-For': forwarded })('permission', {});
  expect(reply).toMatchObject({ ok: true, value: { location: { ip } } });
});
