import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastMessage } from '../testing/lastMessage.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { startService, type TestService } from '../testing/startService.ts';

let service: TestService;

describe.each(ruleEngines)('on %s', (engine) => {
  beforeAll(async () => {
    service = await startService({ engine });
  });
  afterAll(() => service.close());

  it('SYS-20 I18-02 messages to a member use the chosen language, if the brand has it', async () => {
    const client = await service.clientOf('player01');
    expect(await client('setLanguage', { language: 'BN' })).toMatchObject({ ok: true });
    expect(await client('memberInfo', {})).toMatchObject({ value: { language: 'BN' } });
    expect(await client('setLanguage', { language: 'XX' })).toMatchObject({ code: 'invalidInput', details: { field: 'language' } });
  });

  it('SYS-20 the language is stored for the next session, and messages to the member use it', async () => {
    const { db } = service.services;
    const sent = async (language: 'EN' | 'BN') => {
      const reply = await (await service.clientOf('player02'))('setLanguage', { language });
      expect(reply).toMatchObject({ ok: true });
      const next = await service.clientOf('player02');
      expect(await next('memberInfo', {})).toMatchObject({ value: { language } });
      await db.deleteFrom('outbox').execute();
      const [oldPassword, newPassword] = language === 'EN' ? [TEST_PASSWORD, 'a-new-and-long-one'] : ['a-new-and-long-one', TEST_PASSWORD];
      expect(await next('changePassword', { oldPassword, newPassword, confirmNewPassword: newPassword })).toMatchObject({ ok: true });
      await expect.poll(() => lastMessage(db, '+84912000002')).not.toBe('');
      return lastMessage(db, '+84912000002');
    };
    expect(await sent('EN')).toMatch(/^[^\u0980-\u09FF]+$/);
    expect(await sent('BN')).toMatch(/[\u0980-\u09FF]{3}/);
  });

  it('SYS-20 API-01 countries are named in the requested language, the brand’s market first', async () => {
    await service.services.db
      .updateTable('brand')
      .set({ settings: JSON.stringify({ country: 'VN' }) })
      .execute();
    service.services.brands.forget();
    const english = await service.client('countryCodes', { language: 'EN' });
    const bengali = await service.client('countryCodes', { language: 'BN' });
    if (!english.ok || !bengali.ok) throw new Error('It was refused.');
    expect(english.value.countryCode).toBe('VN');
    expect(await service.client('permission', {})).toMatchObject({ value: { location: { country: 'VN' } } });
    expect(english.value.codes).toContainEqual({ country: 'VN', dialling: '84', name: 'Vietnam' });
    expect(bengali.value.codes).toContainEqual({ country: 'BD', dialling: '880', name: 'বাংলাদেশ' });
    expect(english.value.codes.length).toBeGreaterThan(200);
  });

  it('SYS-20 the visitor’s country presets the dialling code, where the proxy tells one that exists', async () => {
    const near = await startService({ engine, config: { countryHeader: 'cf-ipcountry' } });
    const locate = async (country?: string) => {
      const client = near.clientWith(country === undefined ? {} : { 'CF-IPCountry': country });
      const [first, codes] = [await client('permission', {}), await client('countryCodes', {})];
      if (!first.ok || !codes.ok) throw new Error('It was refused.');
      const { location } = first.value;
      return [location.country, location.dialling, codes.value.countryCode];
    };
    const market = await locate();
    expect(await locate('bd')).toEqual(['BD', '+880', 'BD']);
    expect(await locate('US')).toEqual(['US', '+1', 'US']);
    for (const none of ['XX', 'T1', '<b>', '']) expect(await locate(none)).toEqual(market);
    await near.close();
    // Without the setting anybody could write the header.
    expect(await service.clientWith({ 'CF-IPCountry': 'BD' })('permission', {})).toMatchObject({ value: { location: { country: 'VN' } } });
  });

  it('API-01 a member has no avatar until one is chosen, and gets the available ones', async () => {
    const reply = await (await service.clientOf('player01'))('memberIcon', {});
    expect(reply).toMatchObject({ ok: true, value: { icon: '' } });
    expect(reply.ok && reply.value.icons).toContain('lotus');
  });
});
