import type { Refused } from './wire.ts';

/** Refusal of a call that came too soon after the ones before it. */
export class TooSoonError extends Error {
  readonly statusCode = 429;
  readonly refused: Refused;

  constructor(waitMs: number) {
    super('Too many calls.');
    this.refused = { code: 'tooSoon', waitMs };
  }
}
