import { describe, expect, it } from 'vitest';
import { RateLimiter } from './RateLimiter.ts';

const crowd = (door: RateLimiter, people: number, nowMs: number) => Array.from({ length: people }, () => door.take(nowMs));

describe('API-05 the rate limiter', () => {
  it('admits calls at the set rate, and tells the rest when to retry', () => {
    const door = new RateLimiter({ perSecond: 20, patienceMs: 2000 });
    const turns = Array.from({ length: 2000 }, (_, index) => door.take(1000 + index * 5));
    const letIn = turns.filter((turn) => 'waitMs' in turn).length;
    expect(letIn).toBeGreaterThanOrEqual(239);
    expect(letIn).toBeLessThanOrEqual(241);
    expect(Math.min(...turns.flatMap((turn) => ('retryAfterS' in turn ? turn.retryAfterS : [])))).toBe(1);
  });

  it('admits concurrent calls one by one', () => {
    const door = new RateLimiter({ perSecond: 10, patienceMs: 300 });
    expect(crowd(door, 5, 1000)).toEqual([{ waitMs: 0 }, { waitMs: 100 }, { waitMs: 200 }, { waitMs: 300 }, { retryAfterS: 1 }]);
  });

  it('spreads retries over the time that admitting all takes', () => {
    const turns = crowd(new RateLimiter({ perSecond: 10, patienceMs: 900 }), 60, 1000);
    expect([turns[10], turns[20], turns[59]]).toEqual([{ retryAfterS: 1 }, { retryAfterS: 2 }, { retryAfterS: 5 }]);
  });

  it('has no backlog after the burst', () => {
    const door = new RateLimiter({ perSecond: 10, patienceMs: 900 });
    crowd(door, 60, 1000);
    expect(crowd(door, 11, 20_000).at(-1)).toEqual({ retryAfterS: 1 });
    expect(door.take(40_000)).toEqual({ waitMs: 0 });
  });
});
