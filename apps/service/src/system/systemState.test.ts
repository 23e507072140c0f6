import { flagNames } from './flagNames.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeBrand } from '../testing/changeBrand.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { brandSettings } from './brandSettings.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ config: { trustProxy: ['loopback'] } });
});
afterAll(() => service.close());
beforeEach(async () => {
  await setStatus(0);
  await changeBrand(service.services, {});
});

async function setStatus(status: 0 | 1 | 2, end: Date | null = null) {
  await service.services.db.updateTable('system_status').set({ status, maintenance_end: end }).execute();
  service.services.brands.forget();
}

let visitors = 0;
/** Makes the first call, by default from an address of its own. */
const permission = async (headers?: Record<string, string>) => {
  visitors += 1;
  const reply = await service.clientWith(headers ?? { 'X-Forwarded-For': `198.51.100.${visitors}` })('permission', {});
  if (!reply.ok) throw new Error(reply.code);
  return reply.value;
};

describe('SYS-01 the state of the brand', () => {
  const end = new Date('2026-12-01T00:00:00Z');
  it.each([
    [0, null, { maintenance: false, regionRestriction: false, maintenanceEnd: null }],
    [1, end, { maintenance: true, regionRestriction: false, maintenanceEnd: end.getTime() }],
    [2, null, { maintenance: false, regionRestriction: true, maintenanceEnd: null }],
  ] as const)('status %i is part of the first call, and is polled separately', async (status, until, said) => {
    await setStatus(status, until);
    expect(await permission()).toMatchObject(said);
    expect(await service.client('systemStatus', {})).toEqual({ ok: true, value: { status, maintenanceEnd: said.maintenanceEnd } });
  });
});

it('SYS-01 the state of a brand, read again, is the same object until it changes', async () => {
  const { brands } = service.services;
  const before = await brands.of('marquee');
  brands.forget();
  expect(await brands.of('marquee')).toBe(before);
  await setStatus(1);
  expect(await brands.of('marquee')).not.toBe(before);
  expect(await brands.of('marquee')).toMatchObject({ status: 1 });
});

describe('ERR-06 region block by address', () => {
  const settings = { blockedRanges: ['203.0.113.0/24', '2001:db8::/32'] };

  it.each([
    ['203.0.113.77', true],
    ['2001:db8:1::5', true],
    ['203.0.114.1', false],
    ['2001:db9::1', false],
  ])('a visitor at %s is blocked: %s', async (address, blocked) => {
    await changeBrand(service.services, { settings });
    const client = service.clientWith({ 'X-Forwarded-For': address });
    expect(await permission({ 'X-Forwarded-For': address })).toMatchObject({ regionRestriction: blocked, location: { ip: address } });
    expect(await client('systemStatus', {})).toMatchObject({ value: { status: blocked ? 2 : 0 } });
    expect(await client('lobby', {})).toMatchObject(blocked ? { ok: false, code: 'regionBlocked' } : { ok: true });
  });

  it('accepts ranges only', () => {
    for (const wrong of ['203.0.113.0', 'everywhere/8', '203.0.113.0/33', '203.0.113.0/x'])
      expect(brandSettings.safeParse({ blockedRanges: [wrong] }).success).toBe(false);
  });
});

it('ERR-06 maintenance interrupts a session, which continues afterwards', async () => {
  const member = await service.clientOf('player01');
  expect(await member('balance', {})).toMatchObject({ ok: true });
  const end = new Date('2026-12-01T00:00:00Z');
  await setStatus(1, end);
  expect(await member('balance', {})).toEqual({ ok: false, code: 'maintenance', details: { maintenanceEnd: end.getTime() } });
  await setStatus(0);
  expect(await member('balance', {})).toMatchObject({ ok: true });
});

it('SYS-06 SYS-16 the lists and addresses of the brand are part of the first call', async () => {
  const settings = {
    imageCDNs: ['https://images.example'],
    launchGameCDNs: ['https://one.example', 'https://two.example'],
    analyticsEndpoint: 'https://visits.example/collect',
    customerService: [{ csType: 'TELEGRAM' as const, path: 'https://t.me/x' }],
    resources: { forum: { url: 'https://forum.example', labelNameEn: 'Forum' } },
  };
  await changeBrand(service.services, { settings });
  const { info } = await permission();
  const { analyticsEndpoint, ...rest } = settings;
  expect(info).toMatchObject({ ...rest, analytics: { endpoint: analyticsEndpoint } });
});

it.each(flagNames)('SYS-18 the switch %s is on exactly when it is 1', async (name) => {
  for (const [value, isOn] of [
    ['1', true],
    ['0', false],
  ] as const) {
    await changeBrand(service.services, { flags: { [name]: value } });
    expect((await permission()).info.whitelabel).toEqual({ [name]: value });
    expect(await service.client('whitelabel', {})).toEqual({ ok: true, value: { [name]: value } });
    expect((await permission()).info.register.mobile).toBe(isOn && name === 'MOBILEREG');
  }
});
