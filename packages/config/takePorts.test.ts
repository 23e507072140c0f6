import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { FIRST_PORT, takePorts } from './takePorts';

it('RUN-02 runs that start at once take different ports', async () => {
  const runs = await Promise.all([takePorts(3), takePorts(3)]);
  for (const run of runs) run.release();
  const [one, other] = runs.map(({ port }) => port);
  expect(one).not.toBe(other);
});

it('RUN-02 a run leaves out ports where something listens', async () => {
  const server = createServer().listen(FIRST_PORT + 1, '127.0.0.1');
  // Where another run has it, something listens there all the same.
  await Promise.race([once(server, 'listening'), once(server, 'error')]).catch(() => undefined);
  const run = await takePorts(3);
  run.release();
  server.close();
  expect(run.port).not.toBe(FIRST_PORT);
});
