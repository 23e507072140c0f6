import { expect, it } from 'vitest';
import { type DatabaseQueue, Overload } from './Overload.ts';

/** Lets arrivals and the database run against each other, in steps of 10 ms, and counts what is let in and what waits. */
function run(
  overload: Overload,
  queue: DatabaseQueue,
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
  expect(run(new Overload(queue), queue, { fromMs: 1000, forMs: 10_000, comePerMs: 1, servePerMs: 1 }).letIn).toBe(10_000);
});

it('VEN-05 lets in what can be served at three times that pace, keeps waits short, and forgets about it afterwards', () => {
  const queue = { waiting: 0, served: 0 };
  const overload = new Overload(queue);
  run(overload, queue, { fromMs: 0, forMs: 8000, comePerMs: 3, servePerMs: 1 });
  const { letIn, longestWaitMs } = run(overload, queue, { fromMs: 8000, forMs: 10_000, comePerMs: 3, servePerMs: 1 });
  expect(letIn / 10_000).toBeCloseTo(1, 1);
  expect(longestWaitMs).toBeLessThan(1500);
  run(overload, queue, { fromMs: 18_000, forMs: 6000, comePerMs: 0.5, servePerMs: 1 });
  expect(run(overload, queue, { fromMs: 24_000, forMs: 1000, comePerMs: 0.5, servePerMs: 1 }).letIn).toBe(500);
});

it('VEN-05 counts those who wait for the others of their player', () => {
  const queue = { waiting: 0, served: 0 };
  const overload = new Overload(queue);
  run(overload, queue, { fromMs: 0, forMs: 1000, comePerMs: 1, servePerMs: 1 });
  overload.include({ waiting: 2000 });
  run(overload, queue, { fromMs: 1000, forMs: 1100, comePerMs: 1, servePerMs: 1 });
  expect(overload.refuses(2100)).toBe(true);
});

it('VEN-05 refuses nobody for one long statement', () => {
  const queue = { waiting: 0, served: 0 };
  const overload = new Overload(queue);
  run(overload, queue, { fromMs: 0, forMs: 1000, comePerMs: 0.5, servePerMs: 2 });
  queue.waiting += 400;
  expect(run(overload, queue, { fromMs: 1800, forMs: 3000, comePerMs: 0.5, servePerMs: 2 }).letIn).toBe(1500);
});

it('VEN-05 refuses where the database does nothing any more', () => {
  const queue = { waiting: 0, served: 0 };
  const overload = new Overload(queue);
  run(overload, queue, { fromMs: 0, forMs: 1000, comePerMs: 1, servePerMs: 1 });
  expect(run(overload, queue, { fromMs: 1000, forMs: 4000, comePerMs: 1, servePerMs: 0 }).letIn).toBeLessThan(2000);
});
