import type { Client } from '@site/api/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ExportStore, LOOK_MS, MAX_IDLE_LOOKS } from './ExportStore';

const asked = { report: 'bets', query: { from: '2026-11-01', to: '2026-11-02' }, format: 'csv' } as const;
const id = '5f0c2c53-7f8e-4f5e-9f57-0c1b1d7f2f10';
const lost = { ok: false, code: 'networkAbnormal', details: {} };
const started = { ok: true, value: { url: '/file', id } };
const progressOf = (state: 'waiting' | 'running' | 'done' | 'cancelled', rowsDone = 0) => ({
  ok: true,
  value: { id, rowsDone, rows: 80, state },
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Returns a store whose calls are answered as `replies` says at that time. */
function setup(replies: Partial<Record<'startExport' | 'exportProgress' | 'cancelExport', object | Promise<object>>> = {}) {
  const answers = { startExport: started, exportProgress: progressOf('waiting'), cancelExport: progressOf('cancelled', 30), ...replies };
  const made: [name: string, input: unknown][] = [];
  const api = ((name: keyof typeof answers, input: unknown) => {
    made.push([name, input]);
    return Promise.resolve(answers[name]);
  }) as unknown as Client;
  const deps = { api, toasts: { refuse: vi.fn<() => void>() }, download: vi.fn<(url: string) => void>() };
  const looks = () => made.filter(([name]) => name === 'exportProgress').length;
  return { store: new ExportStore(deps), deps, answers, made, looks };
}

const look = (times = 1) => vi.advanceTimersByTimeAsync(times * LOOK_MS);

it('AGT-06 MEM-06 asks for nothing before an export, follows it, and stops asking once it is whole', async () => {
  const { store, deps, answers, made, looks } = setup();
  await look(5);
  expect([store.state, made]).toEqual([undefined, []]);
  await store.start(asked);
  expect(deps.download.mock.calls).toEqual([['/file']]);
  expect([store.state, store.progress]).toEqual(['running', undefined]);
  await look();
  answers.exportProgress = progressOf('running', 30);
  await look();
  expect([store.state, store.progress]).toEqual(['running', progressOf('running', 30).value]);
  answers.exportProgress = progressOf('done', 80);
  await look();
  expect([store.state, store.progress?.rowsDone, looks()]).toEqual(['done', 80, 3]);
  await look(5);
  expect(looks()).toBe(3);
  await store.act();
  expect(store.state).toBeUndefined();
});

it('AGT-06 cancels the own export, says so, and starts the same one again', async () => {
  const { store, answers, made, looks } = setup({ exportProgress: progressOf('running', 20) });
  await store.start(asked);
  await look();
  await store.act();
  expect(made.at(-1)).toEqual(['cancelExport', { id }]);
  expect([store.state, store.progress?.rowsDone]).toEqual(['stopped', 30]);
  await look(5);
  expect(looks()).toBe(1);
  answers.exportProgress = progressOf('done', 80);
  await store.act();
  expect(made.at(-1)).toEqual(['startExport', asked]);
  expect([store.state, store.progress]).toEqual(['running', undefined]);
  await look();
  expect(store.state).toBe('done');
});

it('AGT-06 downloads nothing that was cancelled before its address was known', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { store, deps, made } = setup({ startExport: promise });
  const starting = store.start(asked);
  await store.cancel();
  resolve(started);
  await starting;
  expect([store.state, deps.download.mock.calls, made.length]).toEqual(['stopped', [], 1]);
});

it('AGT-06 a file that is whole by then is not cancelled, and a cancel without a reply is told while the file goes on', async () => {
  const { store, deps, answers } = setup({ exportProgress: progressOf('running', 20), cancelExport: lost });
  await store.start(asked);
  await look();
  await store.cancel();
  expect(deps.toasts.refuse.mock.calls).toEqual([['networkAbnormal']]);
  expect(store.state).toBe('running');
  answers.cancelExport = progressOf('done', 80);
  await store.cancel();
  expect(store.state).toBe('done');
});

it('AGT-06 fails with the reason of a refusal, and is tried again', async () => {
  const { store, answers, deps } = setup({ startExport: { ok: false, code: 'tooMany', details: {} } });
  await store.start(asked);
  expect([store.state, store.failure, deps.download.mock.calls]).toEqual(['failed', 'tooMany', []]);
  answers.startExport = started;
  await store.act();
  expect([store.state, store.failure, deps.download.mock.calls]).toEqual(['running', undefined, [['/file']]]);
});

it('AGT-06 fails when the file broke off, when it never began, and when nobody answers for a minute', async () => {
  const { store, answers, looks } = setup({ exportProgress: progressOf('cancelled', 40) });
  await store.start(asked);
  await look();
  expect([store.state, store.progress?.rowsDone, store.failure]).toEqual(['failed', 40, undefined]);
  answers.exportProgress = progressOf('waiting');
  await store.act();
  await look(MAX_IDLE_LOOKS - 1);
  expect(store.state).toBe('running');
  await look();
  expect([store.state, store.failure]).toEqual(['failed', undefined]);
  answers.exportProgress = lost;
  await store.act();
  await look(MAX_IDLE_LOOKS);
  expect([store.state, store.failure]).toEqual(['failed', 'networkAbnormal']);
  const asksThen = looks();
  await look(5);
  expect(looks()).toBe(asksThen);
});

it('AGT-06 stops asking once the page is left', async () => {
  const { store, looks } = setup({ exportProgress: progressOf('running', 20) });
  await store.start(asked);
  await look(2);
  store.leave();
  await look(5);
  expect(looks()).toBe(2);
});
