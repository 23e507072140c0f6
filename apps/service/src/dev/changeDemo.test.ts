import { afterAll, beforeAll, expect, it } from 'vitest';
import { StartError } from '../StartError.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { changeDemo, parseDemoArguments } from './changeDemo.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

async function change(...words: string[]) {
  const line = await changeDemo(service.services.db, parseDemoArguments(words), new Date('2026-01-01T00:00:00Z'));
  service.services.brands.forget();
  return line;
}

it('RUN-08 sets the status of every brand', async () => {
  expect(await change('status', 'maintenance')).toBe('The status is maintenance until 2026-01-01T02:00:00.000Z.');
  for (const merchant of ['marquee', 'khela'])
    expect(await service.clientWith({ 'X-Merchant': merchant })('systemStatus', {})).toEqual({
      ok: true,
      value: { status: 1, maintenanceEnd: Date.parse('2026-01-01T02:00:00Z') },
    });
  await change('status', 'blocked');
  expect(await service.client('systemStatus', {})).toEqual({ ok: true, value: { status: 2, maintenanceEnd: null } });
  await change('status', 'normal');
  expect(await service.client('systemStatus', {})).toEqual({ ok: true, value: { status: 0, maintenanceEnd: null } });
});

it('RUN-08 changes one flag and keeps the others', async () => {
  await change('flag', 'VIP', 'on');
  expect(await service.client('whitelabel', {})).toEqual({ ok: true, value: { FREEPLAY: '1', VIP: '1' } });
  await change('flag', 'FREEPLAY', 'off');
  expect(await service.client('whitelabel', {})).toEqual({ ok: true, value: { FREEPLAY: '0', VIP: '1' } });
});

it.each([[], ['status'], ['status', 'broken'], ['flag', 'NOTHING', 'on'], ['flag', 'VIP', 'maybe'], ['status', 'normal', 'now'], ['x']])(
  'RUN-09 %j %s %s prints the usage',
  (...words) => {
    expect(() => parseDemoArguments(words)).toThrow(StartError);
    expect(() => parseDemoArguments(words)).toThrow(/status normal\|maintenance\|blocked/);
  },
);
