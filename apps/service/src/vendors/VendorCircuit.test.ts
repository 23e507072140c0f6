import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotSent } from './NotSent.ts';
import { VendorCircuit } from './VendorCircuit.ts';
import { VendorRefusal } from './VendorRefusal.ts';

const changes: boolean[] = [];
let circuit: VendorCircuit;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  changes.length = 0;
  circuit = new VendorCircuit({ limitMs: 20, onChange: (isDown) => changes.push(isDown) });
});
afterEach(() => void vi.useRealTimers());

const answer = async () => 'up';
const refuse = async () => {
  throw new VendorRefusal('no such game');
};
const fail = async () => {
  throw new Error('down');
};
const outcomeOf = (ask: (signal: AbortSignal) => Promise<unknown>) =>
  circuit.call(ask).then(
    () => 'answered',
    () => 'failed',
  );

async function goDown() {
  for (let call = 0; call < 5; call += 1) await outcomeOf(fail);
}

it('VEN-05 a call ends at its time limit, and tells the request to stop', async () => {
  let stopped: Promise<unknown> | undefined;
  const outcome = await outcomeOf((signal) => (stopped = once(signal, 'abort')));
  expect(outcome).toBe('failed');
  await stopped;
});

it('VEN-05 after five failures in a row no call is made for five seconds', async () => {
  await goDown();
  const ask = vi.fn<typeof answer>(answer);
  expect(await outcomeOf(ask)).toBe('failed');
  vi.setSystemTime(Date.now() + 4999);
  expect(await outcomeOf(ask)).toBe('failed');
  expect(ask).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 1);
  expect(await outcomeOf(fail)).toBe('failed');
  vi.setSystemTime(Date.now() + 5000);
  expect(await outcomeOf(ask)).toBe('answered');
  expect(changes).toEqual([true, false]);
});

it('VEN-05 one call tries whether the vendor is up, and the others fail at once', async () => {
  await goDown();
  vi.setSystemTime(Date.now() + 5000);
  const { promise, resolve } = Promise.withResolvers<void>();
  const trying = outcomeOf(() => promise);
  const ask = vi.fn<typeof answer>(answer);
  expect(await outcomeOf(ask)).toBe('failed');
  expect(ask).not.toHaveBeenCalled();
  resolve();
  expect(await trying).toBe('answered');
  expect(await outcomeOf(ask)).toBe('answered');
});

it('VEN-05 a vendor that refuses a call is up', async () => {
  for (let call = 0; call < 10; call += 1) await outcomeOf(refuse);
  expect(await outcomeOf(answer)).toBe('answered');
  expect(changes).toEqual([]);
});

it('VEN-05 a call above 256 unanswered ones fails at once, and counts as no failure of the vendor', async () => {
  const slow = new VendorCircuit({ limitMs: 10_000, onChange: (isDown) => changes.push(isDown) });
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 256 }, () => slow.call(() => promise));
  for (let call = 0; call < 10; call += 1) await expect(slow.call(answer)).rejects.toThrow(NotSent);
  resolve();
  await Promise.all(waiting);
  expect(await slow.call(answer)).toBe('up');
  expect(changes).toEqual([]);
});
