import type { Client, Reply } from '@site/api/client';
import { expect, it } from 'vitest';
import { OverviewStore } from './OverviewStore';

type Answer = Reply<'teamOverview'>;

/** Returns a client whose replies the test resolves, in any order. */
function setup() {
  const asked: { input: unknown; answer: (reply: Answer) => void }[] = [];
  const api = ((_name, input) => new Promise<Answer>((resolve) => asked.push({ input, answer: resolve }))) as Client;
  const store = new OverviewStore({ api, today: () => '2026-11-21' });
  return { store, asked };
}

const figuresOf = (from: string) => ({ ok: true, value: { from } }) as Answer;
const refused: Answer = { ok: false, code: 'networkAbnormal', details: {} };

it('AGT-03 asks for the days of the period, up to today', () => {
  const { store, asked } = setup();
  void store.load();
  void store.choose('today');
  void store.choose('days7');
  void store.choose('halfMonth');
  void store.choose({ from: '2026-10-01', to: '2026-10-05' });
  expect(asked.map(({ input }) => input)).toEqual([
    { from: '2026-10-23', to: '2026-11-21' },
    { from: '2026-11-21', to: '2026-11-21' },
    { from: '2026-11-15', to: '2026-11-21' },
    { from: '2026-11-16', to: '2026-11-21' },
    { from: '2026-10-01', to: '2026-10-05' },
  ]);
});

it('AGT-03 shows the figures of the newest query, whichever reply arrives last', async () => {
  const { store, asked } = setup();
  const slow = store.load();
  const quick = store.choose('today');
  asked[1]?.answer(figuresOf('new'));
  await quick;
  asked[0]?.answer(figuresOf('old'));
  await slow;
  expect(store.answer).toMatchObject({ state: 'ready', value: { from: 'new' } });
  expect(store.last).toMatchObject({ from: 'new' });
});

it('AGT-03 keeps the last figures readable while it asks and after it fails', async () => {
  const { store, asked } = setup();
  const first = store.load();
  asked[0]?.answer(figuresOf('first'));
  await first;
  const second = store.load();
  expect(store.answer.state).toBe('loading');
  expect(store.last).toMatchObject({ from: 'first' });
  asked[1]?.answer(refused);
  await second;
  expect(store.answer).toEqual({ state: 'failed', code: 'networkAbnormal' });
  expect(store.last).toMatchObject({ from: 'first' });
});
