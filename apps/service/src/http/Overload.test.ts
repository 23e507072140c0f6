import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type Line, Overload } from './Overload.ts';

const keepsUp = { delayMs: 0 };

/** Simulates arrivals against a database in steps of 10 ms, and counts accepted and waiting requests. */
function run(
  overload: Overload,
  queue: Line,
  { fromMs, forMs, comePerMs, servePerMs }: Record<'fromMs' | 'forMs' | 'comePerMs' | 'servePerMs', number>,
) {
  let letIn = 0;
  let longestWaitMs = 0;
  for (let nowMs = fromMs; nowMs < fromMs + forMs; nowMs += 10) {
    for (let come = 0; come < comePerMs * 10; come += 1) {
      if (overload.refuses(nowMs)) continue;
      letIn += 1;
      queue.waiting += 1;
    }
    const served = Math.min(queue.waiting, servePerMs * 10);
    queue.waiting -= served;
    queue.served += served;
    longestWaitMs = Math.max(longestWaitMs, queue.waiting / servePerMs);
  }
  return { letIn, longestWaitMs };
}

it('VEN-05 lets everybody in at the pace of the database', () => {
  const queue = { waiting: 0, served: 0 };
  expect(run(new Overload(queue, keepsUp), queue, { fromMs: 1000, forMs: 10_000, comePerMs: 1, servePerMs: 1 }).letIn).toBe(10_000);
});

it('VEN-05 lets in what can be served at three times that pace, keeps waits short, and forgets about it afterwards', () => {
  const queue = { waiting: 0, served: 0 };
  const overload = new Overload(queue, keepsUp);
  run(overload, queue, { fromMs: 0, forMs: 8000, comePerMs: 3, servePerMs: 1 });
  const { letIn, longestWaitMs } = run(overload, queue, { fromMs: 8000, forMs: 10_000, comePerMs: 3, servePerMs: 1 });
  expect(letIn / 10_000).toBeCloseTo(1, 1);
  expect(longestWaitMs).toBeLessThan(500);
  run(overload, queue, { fromMs: 18_000, forMs: 6000, comePerMs: 0.5, servePerMs: 1 });
  expect(run(overload, queue, { fromMs: 24_000, forMs: 1000, comePerMs: 0.5, servePerMs: 1 }).letIn).toBe(500);
});

it('VEN-05 refuses where another line is too long, though the database has time', () => {
  const [queue, wallet] = [
    { waiting: 0, served: 0 },
    { waiting: 0, served: 0 },
  ];
  const overload = new Overload(queue, keepsUp);
  overload.include(wallet);
  run(overload, wallet, { fromMs: 0, forMs: 8000, comePerMs: 3, servePerMs: 1 });
  const { letIn, longestWaitMs } = run(overload, wallet, { fromMs: 8000, forMs: 10_000, comePerMs: 3, servePerMs: 1 });
  expect(letIn / 10_000).toBeCloseTo(1, 1);
  expect(longestWaitMs).toBeLessThan(500);
});

it('VEN-05 refuses nobody while a line moves by fits and starts, each as long as its pace allows', () => {
  const queue = { waiting: 0, served: 0 };
  const overload = new Overload(queue, keepsUp);
  for (let fromMs = 0; fromMs < 20_000; fromMs += 600) {
    expect(run(overload, queue, { fromMs, forMs: 300, comePerMs: 1, servePerMs: 0 }).letIn).toBe(300);
    expect(run(overload, queue, { fromMs: fromMs + 300, forMs: 300, comePerMs: 1, servePerMs: 2 }).letIn).toBe(300);
  }
});

it('VEN-05 refuses little more than the first moment of a rush, so that nobody let in waits for long', () => {
  const queue = { waiting: 0, served: 0 };
  const overload = new Overload(queue, keepsUp);
  run(overload, queue, { fromMs: 0, forMs: 3000, comePerMs: 1, servePerMs: 1 });
  const { letIn, longestWaitMs } = run(overload, queue, { fromMs: 3000, forMs: 3000, comePerMs: 3, servePerMs: 1 });
  expect(longestWaitMs).toBeLessThan(1000);
  expect(letIn).toBeGreaterThan(2900);
});

it('VEN-05 serves a crowd that comes at once to a quiet service', () => {
  const queue = { waiting: 0, served: 0 };
  const overload = new Overload(queue, keepsUp);
  run(overload, queue, { fromMs: 0, forMs: 5000, comePerMs: 0.1, servePerMs: 1 });
  expect(run(overload, queue, { fromMs: 5000, forMs: 50, comePerMs: 20, servePerMs: 1 }).letIn).toBe(1000);
});

it('VEN-05 does not take the pace of a quiet service for its limit', () => {
  const queue = { waiting: 0, served: 0 };
  const overload = new Overload(queue, keepsUp);
  run(overload, queue, { fromMs: 0, forMs: 5000, comePerMs: 0.1, servePerMs: 0.5 });
  expect(run(overload, queue, { fromMs: 5000, forMs: 490, comePerMs: 0.8, servePerMs: 0.5 }).letIn).toBe(392);
});

it('VEN-05 refuses nobody while few wait, however slowly they are served', () => {
  const queue = { waiting: 0, served: 0 };
  const overload = new Overload(queue, keepsUp);
  run(overload, queue, { fromMs: 0, forMs: 5000, comePerMs: 0.1, servePerMs: 0.1 });
  queue.waiting = 40;
  expect(run(overload, queue, { fromMs: 5000, forMs: 5000, comePerMs: 0.1, servePerMs: 0.1 }).letIn).toBe(500);
});

it('VEN-05 refuses where the event loop does not keep up with many at work, though no line is long, and lets in once it does', () => {
  const queue = { waiting: 0, served: 0 };
  const loop = { delayMs: 600 };
  const overload = new Overload(queue, loop);
  overload.atWork.waiting = 16;
  run(overload, queue, { fromMs: 0, forMs: 2000, comePerMs: 1, servePerMs: 1 });
  expect(run(overload, queue, { fromMs: 2000, forMs: 1000, comePerMs: 1, servePerMs: 1 }).letIn).toBe(0);
  loop.delayMs = 20;
  run(overload, queue, { fromMs: 3000, forMs: 300, comePerMs: 1, servePerMs: 1 });
  expect(run(overload, queue, { fromMs: 3300, forMs: 1000, comePerMs: 1, servePerMs: 1 }).letIn).toBe(1000);
});

it('VEN-05 answers the few who come while something else holds the event loop up', () => {
  const queue = { waiting: 0, served: 0 };
  const overload = new Overload(queue, { delayMs: 5000 });
  overload.atWork.waiting = 15;
  expect(run(overload, queue, { fromMs: 0, forMs: 10_000, comePerMs: 0.1, servePerMs: 1 }).letIn).toBe(1000);
});

it('VEN-05 feels an event loop that is held up, and not one that is idle', async () => {
  const overload = new Overload({ waiting: 0, served: 0 });
  overload.atWork.waiting = 16;
  const refusesAfter = async (forMs: number, heldUpMs: number) => {
    const untilMs = performance.now() + forMs;
    let isRefused = false;
    while (performance.now() < untilMs) {
      const fromMs = performance.now();
      while (performance.now() - fromMs < heldUpMs);
      await wait(20);
      isRefused = overload.refuses(performance.now());
    }
    return isRefused;
  };
  expect(await refusesAfter(1000, 0)).toBe(false);
  expect(await refusesAfter(5000, 700)).toBe(true);
});

it('VEN-05 refuses nobody for one long statement', () => {
  const queue = { waiting: 0, served: 0 };
  const overload = new Overload(queue, keepsUp);
  run(overload, queue, { fromMs: 0, forMs: 1000, comePerMs: 0.5, servePerMs: 2 });
  queue.waiting += 400;
  expect(run(overload, queue, { fromMs: 1800, forMs: 3000, comePerMs: 0.5, servePerMs: 2 }).letIn).toBe(1500);
});

it('VEN-05 refuses where the database does nothing any more', () => {
  const queue = { waiting: 0, served: 0 };
  const overload = new Overload(queue, keepsUp);
  run(overload, queue, { fromMs: 0, forMs: 1000, comePerMs: 1, servePerMs: 1 });
  expect(run(overload, queue, { fromMs: 1000, forMs: 4000, comePerMs: 1, servePerMs: 0 }).letIn).toBeLessThan(2000);
});
