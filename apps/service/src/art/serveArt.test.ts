import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400"><rect width="300" height="400" fill="#c33"/></svg>';
const code = testGames.slot.game_code;

let studio: Server;
let service: TestService;
let dataDir: string;
const asked: string[] = [];

beforeAll(async () => {
  studio = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Content-Type', 'image/svg+xml').end(svg);
  });
  await new Promise<void>((resolve) => studio.listen(0, '127.0.0.1', resolve));
  dataDir = mkdtempSync(path.join(tmpdir(), 'art-'));
  service = await startService({
    config: {
      dataDir,
      vendors: [
        createStudioAdapter({ url: `http://127.0.0.1:${(studio.address() as AddressInfo).port}`, secret: 'a secret for tests only' }),
      ],
    },
    async seed(db) {
      await seedTestAccounts(db);
      await seedTestGames(db);
      await db.updateTable('game').set({ has_film: true }).where('game_code', '=', code).execute();
      await db
        .insertInto('banner')
        .values({ merchant: 'marquee', group_name: 'w_home', position: 1, art: 'tiger', linkage_type: 'NONE', target: '', words: '{}' })
        .execute();
      await db.insertInto('vendor').values({ vassalage: 'BTI', name: 'Touchline', integration: 'STUDIO', position: 9 }).execute();
      await db.updateTable('vendor').set({ art_version: 'a1' }).execute();
    },
  });
});
afterAll(async () => {
  await service.close();
  studio.close();
  rmSync(dataDir, { recursive: true });
});

async function look(address: string) {
  const response = await fetch(service.url + address);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type'), cache: response.headers.get('cache-control'), bytes };
}

describe('a picture', () => {
  it('is generated in its width on the first request, and once for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => look(`/art/poster/${code}-340.webp?v=a1`)));
    for (const { status, type, cache } of answers)
      expect({ status, type, cache }).toEqual({ status: 200, type: 'image/webp', cache: 'public, max-age=31536000, immutable' });
    const { width, height, format } = await sharp(answers[0]?.bytes).metadata();
    expect({ width, height, format }).toEqual({ width: 340, height: 453, format: 'webp' });
    expect(asked.filter((url) => url === `/art/poster/${code}.svg`)).toHaveLength(1);
  });

  it('is stored on disk', async () => {
    await look(`/art/poster/${code}-170.webp`);
    expect(existsSync(path.join(dataDir, `pictures/a1/art/poster/${code}-170.webp`))).toBe(true);
    const before = asked.length;
    await look(`/art/poster/${code}-170.webp`);
    expect(asked).toHaveLength(before);
  });

  it('LOB-01 is served as a lighter WebP at first, and as AVIF once that is generated', async () => {
    const address = `/art/poster/${code}-170.avif?v=a1`;
    const standIn = await look(address);
    expect(standIn).toMatchObject({ status: 200, type: 'image/webp', cache: 'public, max-age=30' });
    expect((await sharp(standIn.bytes).metadata()).format).toBe('webp');
    const full = await look(`/art/poster/${code}-170.webp?v=a1`);
    expect(standIn.bytes.length).toBeLessThan(full.bytes.length);
    await service.services.gallery.draw({ by: 'STUDIO', version: 'a1', drawing: `/art/poster/${code}`, width: 170, format: 'avif' });
    const final = await look(address);
    expect(final).toMatchObject({ type: 'image/avif', cache: 'public, max-age=31536000, immutable' });
    expect((await sharp(final.bytes).metadata()).format).toBe('heif');
  });

  it.each(['', '?v=a0', '?v='])('LOB-01 renews within a day at an address that does not name its version: %j', async (version) => {
    expect(await look(`/art/poster/${code}-170.webp${version}`)).toMatchObject({ status: 200, cache: 'public, max-age=86400' });
  });

  it('LOB-01 is drawn anew for a new version, and those of other versions are deleted', async () => {
    const { gallery } = service.services;
    const kept = (version: string) => existsSync(path.join(dataDir, `pictures/${version}/art/poster/${code}-170.webp`));
    const before = asked.length;
    await gallery.draw({ by: 'STUDIO', version: 'a2', drawing: `/art/poster/${code}`, width: 170, format: 'webp' });
    expect(asked).toHaveLength(before + 1);
    expect([kept('a1'), kept('a2')]).toEqual([true, true]);
    await gallery.keepOnly(['a1']);
    expect([kept('a1'), kept('a2')]).toEqual([true, false]);
  });

  it('GAM-01 may be the film of a game that has one, as its vendor made it', async () => {
    const { status, type, cache, bytes } = await look(`/art/film/${code}.webp?v=a1`);
    expect({ status, type, cache }).toEqual({ status: 200, type: 'image/webp', cache: 'public, max-age=31536000, immutable' });
    expect(bytes.toString()).toBe(svg);
    expect(asked.at(-1)).toBe(`/art/film/${code}.webp`);
    expect((await look(`/art/film/${testGames.closed.game_code}.webp`)).status).toBe(404);
  });

  it('may be a hero, a member’s or a vendor’s mark', async () => {
    expect(await look('/art/hero/tiger-light-desktop-960.webp')).toMatchObject({ status: 200, type: 'image/webp' });
    for (const picture of ['dark-phone-720', 'dark-desktop-2160', 'light-wide-1440', 'dark-low-2880'])
      expect(await look(`/art/hero/tiger-${picture}.webp`)).toMatchObject({ status: 200 });
    expect(await look('/art/avatar/tiger-96.webp')).toMatchObject({ status: 200, type: 'image/webp' });
    expect(await look('/art/vendor/MQ.svg')).toMatchObject({ status: 200, type: 'image/svg+xml' });
    expect(await look('/art/product-images/RNG/MQ.svg')).toMatchObject({ status: 200, type: 'image/svg+xml' });
  });

  it('SYS-06 differs in Turkish for the vendors that have a Turkish variant', async () => {
    await look('/art/product-images/SPORTS/BTI-TY.svg');
    expect(asked.at(-1)).toContain('/art/vendor-card/BTI-TY');
    await look('/art/product-images/SPORTS/BTI-TY-RTL.svg');
    expect(asked.at(-1)).toContain('/art/vendor-card/BTI-TY-RTL');
    await look('/art/product-images/RNG/MQ-RTL.svg');
    expect(asked.at(-1)).toContain('/art/vendor-card/MQ-RTL');
    const before = asked.length;
    expect((await look('/art/product-images/RNG/MQ-TY.svg')).status).toBe(404);
    expect((await look('/art/product-images/RNG/NOBODY-RTL.svg')).status).toBe(404);
    expect((await look('/art/vendor/MQ-RTL.svg')).status).toBe(404);
    expect((await look('/art/vendor/BTI-TY.svg')).status).toBe(404);
    expect(asked).toHaveLength(before);
  });

  it.each([
    '/art/poster/UNKNOWN-340.webp',
    `/art/poster/${code}-341.webp`,
    `/art/poster/${code}-340.png`,
    `/art/poster/..%2f..%2f${code}-340.webp`,
    '/art/hero/nobody-dark-desktop-960.webp',
    '/art/hero/tiger-dark-desktop-720.webp',
    '/art/hero/tiger-dark-wide-960.webp',
    '/art/hero/tiger-dusk-desktop-960.webp',
    '/art/avatar/nobody-96.webp',
    '/art/avatar/tiger-97.webp',
    '/art/vendor/NOBODY.svg',
    '/art/',
  ])('%s is not found, without a request to the studio', async (address) => {
    const before = asked.length;
    expect((await look(address)).status).toBe(404);
    expect(asked).toHaveLength(before);
  });

  it('is unavailable while the studio is down, and the failure is not cached', async () => {
    await new Promise((resolve) => studio.close(resolve));
    const { status, cache, bytes } = await look(`/art/poster/${code}-700.webp`);
    expect({ status, cache }).toEqual({ status: 503, cache: 'no-store' });
    expect(JSON.parse(bytes.toString())).toMatchObject({ success: false, code: 'vendorDown' });
    expect((await look(`/art/poster/${code}-340.webp`)).status).toBe(200);
  });
});
