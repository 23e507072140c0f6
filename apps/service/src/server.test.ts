import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startService } from './testing/startService.ts';

it('RUN-02 stops within its grace, whoever holds a connection and asks nothing', async () => {
  const service = await startService();
  const spare = connect(Number(new URL(service.url).port), '127.0.0.1');
  await once(spare, 'connect');
  const closed = once(spare, 'close');
  const from = performance.now();
  await service.close();
  expect(performance.now() - from).toBeLessThan(10_000);
  await closed;
});
