import { expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { brandPlans } from '../seed/brandPlans.ts';
import { brandSettings } from '../system/brandSettings.ts';
import type { BrandState } from '../system/Brands.ts';
import { launchSite } from './launchSite.ts';

const brands = brandPlans.map(({ brand, hosts, settings }) => ({ brand, hosts, settings: brandSettings.parse(settings) }) as BrandState);
const [marquee, khela] = brands as [BrandState, BrandState];
const withLine: BrandState = {
  ...khela,
  settings: {
    ...khela.settings,
    origin: 'https://khela.example',
    lines: [{ domainName: 'https://203.0.113.7', description: '', percentage: 0 }],
  },
};
const demo: Pick<Config, 'mode' | 'port'> = { mode: 'demo', port: 4300 };
const production: typeof demo = { mode: 'production', port: 4300 };

const originOf = (pageOrigin: string, { brand = khela, all = brands, config = demo } = {}) =>
  launchSite({ pageOrigin, brand, brands: all, config }).origin;

it.each([
  'http://localhost:4300',
  'http://127.0.0.1:4300',
  'http://[::1]:4300',
  'http://khela.localhost:4300',
  'http://delayed.localhost:4300',
  'http://localhost:4310',
])('GAM-07 a page of the demo at %s may frame the games it launches', (origin) => {
  expect(originOf(origin)).toBe(origin);
});

it('GAM-07 lines and the public address of a brand may frame games of any brand', () => {
  const more = { brand: marquee, all: [marquee, withLine], config: production };
  expect(originOf('https://203.0.113.7', more)).toBe('https://203.0.113.7');
  expect(originOf('https://khela.example', more)).toBe('https://khela.example');
});

it.each(['https://stranger.example', 'null', '', 'javascript:alert(1)', 'https://khela.example.stranger.example'])(
  'GAM-07 a page at "%s" may not frame games: the brand’s own origin is sent instead',
  (origin) => {
    expect(originOf(origin, { brand: withLine, all: [withLine], config: production })).toBe('https://khela.example');
  },
);

it('SYS-13 sends the brand’s name and its valid colours', () => {
  const tokens = { action: { light: '#0B7A5A', dark: '#3FD0A0' }, edge: { dark: 'red;}' }, 'x-y': { dark: '#000000' } };
  const dressed = { ...khela, brand: { ...khela.brand, tokens } };
  expect(launchSite({ pageOrigin: '', brand: dressed, brands, config: demo })).toEqual({
    origin: 'http://khela.localhost:4300',
    name: 'Khela',
    tokens: { action: tokens.action, edge: {} },
    autoplay: true,
    quickStop: true,
    lotteryPlays: ['*'],
  });
});

it('GAM-14 games neither play by themselves nor stop at a press, unless the brand says so', () => {
  expect(launchSite({ pageOrigin: '', brand: marquee, brands, config: demo })).toMatchObject({ autoplay: false, quickStop: false });
});
