import { describe, expect, it } from 'vitest';
import { Admission } from './Admission.ts';

describe('API-05 a crowd at the door', () => {
  it('is let in at the set pace, and the rest is told when to come back', () => {
    const door = new Admission({ perSecond: 20, atOnce: 40 });
    const answers = Array.from({ length: 2000 }, (_, index) => door.take(1000 + index * 5));
    const letIn = answers.filter((answer) => answer === undefined).length;
    expect(letIn).toBeGreaterThanOrEqual(239);
    expect(letIn).toBeLessThanOrEqual(241);
    expect(Math.min(...answers.filter((answer) => answer !== undefined))).toBe(1);
  });

  it('is spread over the time that letting it in takes', () => {
    const door = new Admission({ perSecond: 10, atOnce: 10 });
    const answers = Array.from({ length: 60 }, () => door.take(1000));
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }));
    expect([answers[10], answers[20], answers[59]]).toEqual([1, 2, 5]);
  });

  it('leaves no trace once it has gone', () => {
    const door = new Admission({ perSecond: 10, atOnce: 10 });
    for (let count = 0; count < 60; count += 1) door.take(1000);
    expect(Array.from({ length: 11 }, () => door.take(20_000))).toEqual([...Array.from({ length: 10 }), 1]);
  });
});
