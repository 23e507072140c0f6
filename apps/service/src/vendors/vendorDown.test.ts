import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type DecimalVendor, startDecimalVendor } from '../testing/decimal/startDecimalVendor.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { createDecimalAdapter } from './decimal/createDecimalAdapter.ts';
import { writeCatalogue } from './importCatalogue.ts';
import { createStudioAdapter } from './studio/createStudioAdapter.ts';

const secret = 'a secret for tests only';
const today = { numero: 'today', openAt: 0, closeAt: 1, drawAt: 2, result: null };

let broken: Server;
let answer: string | undefined;
let asked = 0;
let decimal: DecimalVendor;
let service: TestService;
beforeAll(async () => {
  broken = createServer((request, response) => {
    void text(request).then(() => {
      asked += 1;
      if (answer === undefined) response.writeHead(500);
      return response.end(answer);
    });
  });
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  decimal = await startDecimalVendor(secret);
  const working = {
    ...createDecimalAdapter({ url: decimal.url, secret }),
    listDraws: async () => ({ lotteries: [{ gameCode: 'dx-rocket', draws: [today] }] }),
  };
  service = await startService({
    config: { vendors: [createStudioAdapter({ url: `http://127.0.0.1:${(broken.address() as AddressInfo).port}`, secret }), working] },
    async seed(db) {
      await seedTestAccounts(db);
      await seedTestGames(db);
      const catalogue = await working.listGames(AbortSignal.timeout(5000));
      await db.transaction().execute((tx) => writeCatalogue(tx, { integration: 'DECIMAL', catalogue }));
    },
  });
});
afterAll(async () => {
  await service.close();
  await decimal.close();
  broken.close();
});

it.each([
  ['errors', undefined],
  ['garbage', '<html>'],
  ['an address that is none', '{"url":"x"}'],
])('VEN-05 a vendor that answers with %s is asked no more until it is up, and the games of others start', async (_what, fault) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const player = await service.clientOf('player01');
  const rocket = await service.services.db
    .selectFrom('game')
    .where('game_code', '=', 'dx-rocket')
    .select('node_id')
    .executeTakeFirstOrThrow();
  const launch = (nodeId: number) => player('launchGame', { nodeId });
  const down = { ok: false, code: 'vendorDown' };
  answer = fault;
  for (let call = 0; call < 5; call += 1) expect(await launch(testGames.slot.node_id)).toMatchObject(down);
  const before = asked;
  expect(await launch(testGames.slot.node_id)).toMatchObject(down);
  expect(await service.client('launchDemo', { nodeId: testGames.slot.node_id })).toMatchObject(down);
  expect(asked).toBe(before);
  expect(await launch(rocket.node_id)).toMatchObject({ ok: true });

  answer = JSON.stringify({ url: 'http://localhost/play' });
  vi.setSystemTime(Date.now() + 5000);
  expect(await launch(testGames.slot.node_id)).toMatchObject({ ok: true });
  expect(asked).toBe(before + 1);
  vi.useRealTimers();
});

it('VEN-05 lists the lotteries of the vendors that answer', async () => {
  answer = undefined;
  await service.services.db.updateTable('game').set({ game_type: 'ELOTT' }).where('game_code', '=', 'dx-rocket').execute();
  expect(await service.client('draws', {})).toMatchObject({ ok: true, value: { lotteries: [{ open: { numero: 'today' } }] } });
});
