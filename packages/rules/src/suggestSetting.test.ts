import { expect, it } from 'vitest';
import { suggestSetting } from './suggestSetting.ts';

const settings = ['MODE', 'PORT', 'STUDIO_PORT', 'SITE_ORIGINS', 'SERVICE_URL'];

it.each([
  ['SITE_ORIGIN', 'SITE_ORIGINS'],
  ['STIE_ORIGINS', 'SITE_ORIGINS'],
  ['SERVICE_ULR', 'SERVICE_URL'],
  ['service_url', 'SERVICE_URL'],
  ['port', 'PORT'],
  ['SITE_ORIGINS', undefined],
  ['NODE', undefined],
  ['SERVER_NAME', undefined],
])('RUN-09 takes %s for %s', (name, meant) => {
  expect(suggestSetting(name, settings)).toBe(meant);
});
