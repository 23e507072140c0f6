import { afterAll, beforeAll, expect, it } from 'vitest';
import { themes } from '../engines/reels/themes.ts';
import { startStudio } from '../testing/startStudio.ts';

let studio: Awaited<ReturnType<typeof startStudio>>;

beforeAll(async () => {
  studio = await startStudio({ serviceUrl: 'http://127.0.0.1:9' });
});
afterAll(() => studio.close());

const symbols = Object.values(themes).flatMap((theme) => Object.keys(theme.symbols).map((sign) => `/art/symbol/${theme.name}/${sign}.svg`));

it.each([
  '/art/poster/gold-tiger.svg',
  '/art/sign/gold-tiger.svg',
  '/art/room/gold-tiger.svg',
  '/art/hero/tiger-dark-desktop.svg',
  '/art/hero/orbit-light-phone.svg',
  '/art/hero/orbit-light-wide.svg',
  '/art/hero/orbit-light-low.svg',
  '/art/avatar/tiger.svg',
  '/art/vendor/PG.svg',
  '/art/vendor-card/PG.svg',
  '/art/vendor-card/BTI-TY.svg',
  '/art/vendor-card/BTI-TY-RTL.svg',
  ...symbols,
])('LOB-01 %s is a drawing', async (address) => {
  const response = await fetch(`${studio.url}${address}`);
  expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  expect(await response.text()).toMatch(/^<svg [^]*<\/svg>$/);
});

it.each([
  '/art/poster/none.svg',
  '/art/sign/none.svg',
  '/art/room/none.svg',
  '/art/hero/tiger-dark-tall.svg',
  '/art/hero/tiger-desktop.svg',
  '/art/avatar/nobody.svg',
  '/art/vendor/NONE.svg',
  '/art/symbol/gold-tiger/rocket.svg',
  '/art/symbol/none/tiger.svg',
  '/art/symbol/gold-tiger/constructor.svg',
])('LOB-01 %s is not there', async (address) => {
  expect((await fetch(`${studio.url}${address}`)).status).toBe(404);
});
