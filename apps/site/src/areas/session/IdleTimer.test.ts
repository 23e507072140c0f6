import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IdleTimer } from './IdleTimer';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function begin() {
  const onEnd = vi.fn<() => void>();
  const absence = new IdleTimer(onEnd);
  absence.start();
  return { absence, onEnd };
}

it('SES-20 warns two minutes before it ends a session that nobody has used for half an hour', () => {
  const { absence, onEnd } = begin();
  vi.advanceTimersByTime(28 * MINUTE_MS - 1);
  expect(absence.endsAtMs).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(absence.endsAtMs).toBe(30 * MINUTE_MS);
  vi.advanceTimersByTime(2 * MINUTE_MS - 1);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('SES-20 counts from the last activity', () => {
  const { absence, onEnd } = begin();
  vi.advanceTimersByTime(27 * MINUTE_MS);
  absence.note();
  vi.advanceTimersByTime(27 * MINUTE_MS);
  expect(absence.endsAtMs).toBeUndefined();
  vi.advanceTimersByTime(3 * MINUTE_MS);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('SES-20 accepts only an answer during the warning', () => {
  const { absence, onEnd } = begin();
  vi.advanceTimersByTime(29 * MINUTE_MS);
  absence.note();
  expect(absence.endsAtMs).toBe(30 * MINUTE_MS);
  absence.stay();
  expect(absence.endsAtMs).toBeUndefined();
  vi.advanceTimersByTime(27 * MINUTE_MS);
  expect(onEnd).not.toHaveBeenCalled();
});

it('SES-20 ends a session immediately that expired while the machine slept', () => {
  const { absence, onEnd } = begin();
  vi.setSystemTime(2 * 60 * MINUTE_MS);
  vi.advanceTimersByTime(28 * MINUTE_MS);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(absence.endsAtMs).toBeUndefined();
});
