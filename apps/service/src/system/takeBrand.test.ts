import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrandPlan, brandPlans } from '../seed/brandPlans.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { takeBrand } from './takeBrand.ts';

const { brand: marquee } = brandPlans[0] as BrandPlan;

describe.each(ruleEngines)('on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ engine });
  });
  afterAll(() => service.close());

  const brandOf = async (merchant: string) => {
    service.services.brands.forget();
    return await service.services.brands.find(merchant);
  };

  it('SYS-13 stores a new brand with a host of its own, which serves it', async () => {
    const nightjar = { ...marquee, merchant: 'nightjar', name: 'Nightjar', roundness: 0 };
    expect(await takeBrand(service.services.db, { brand: nightjar })).toBe('Nightjar is new, at nightjar.localhost.');
    expect(await brandOf('nightjar')).toMatchObject({ brand: nightjar, hosts: ['nightjar.localhost'], status: 0, flags: {} });
    expect((await service.services.brands.ofHost('nightjar.localhost')).brand.merchant).toBe('nightjar');
  });

  it('SYS-13 changes the look of a brand, which keeps its hosts, flags and settings', async () => {
    const before = await brandOf('marquee');
    const brand = { ...marquee, tokens: { action: { dark: '#3FD0A0' } } };
    expect(await takeBrand(service.services.db, { brand })).toMatch(/^Marquee is changed, at /);
    expect(await brandOf('marquee')).toEqual({ ...before, brand });
  });

  it('SYS-13 refuses a host of another brand, and writes nothing', async () => {
    const brand = { ...marquee, merchant: 'second', name: 'Second' };
    const [host = ''] = (await brandOf('marquee'))?.hosts ?? [];
    await expect(takeBrand(service.services.db, { brand, hosts: [host] })).rejects.toThrow(
      `hosts: ${host} belongs to the brand "marquee".`,
    );
    expect(await brandOf('second')).toBeUndefined();
  });
});
