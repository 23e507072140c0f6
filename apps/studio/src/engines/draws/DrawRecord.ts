import type { Balls } from './balls.ts';
import type { Draw } from './calendar.ts';
import type { Prizes } from './endings.ts';

export type DrawStatus = 'UPCOMING' | 'OPEN' | 'CLOSED' | 'DRAWN' | 'SETTLED' | 'VOID';

export type DrawResult = Prizes | Balls;

/** A draw with what has happened to it. */
export interface DrawRecord extends Draw {
  result?: DrawResult;
  settledAt?: Date;
  voidedAt?: Date;
}

/** Time after which a draw without a result is void. */
export const VOID_AFTER_MS = 24 * 60 * 60_000;

/** Returns the status of a draw at a time of the server's clock. Source: docs/domain.md DR-12. */
export function statusOf({ openAt, closeAt, drawAt, result, settledAt, voidedAt }: DrawRecord, now: Date): DrawStatus {
  if (voidedAt) return 'VOID';
  if (settledAt) return 'SETTLED';
  if (result) return 'DRAWN';
  if (now < openAt) return 'UPCOMING';
  if (now < closeAt) return 'OPEN';
  return now.getTime() < drawAt.getTime() + VOID_AFTER_MS ? 'CLOSED' : 'VOID';
}

export type DrawChange = { ok: true; draw: DrawRecord } | { ok: false; code: 'tooEarly' | 'wrongStatus' };

/** Publishes a result once the time of the draw has come. */
export function publishResult(draw: DrawRecord, result: DrawResult, now: Date): DrawChange {
  if (now < draw.drawAt) return { ok: false, code: 'tooEarly' };
  return changeFrom(['CLOSED'], draw, now, { result });
}

/** Replaces a wrong result. Bets that were settled are corrected with `correctionsOf`. */
export function replaceResult(draw: DrawRecord, result: DrawResult, now: Date): DrawChange {
  return changeFrom(['DRAWN', 'SETTLED'], draw, now, { result });
}

/** Marks a draw as settled after its bets were paid. */
export function markSettled(draw: DrawRecord, now: Date): DrawChange {
  return changeFrom(['DRAWN'], draw, now, { settledAt: now });
}

/** Makes a draw void, so that every stake is returned. */
export function voidDraw(draw: DrawRecord, now: Date): DrawChange {
  return changeFrom(['UPCOMING', 'OPEN', 'CLOSED', 'DRAWN'], draw, now, { voidedAt: now });
}

function changeFrom(allowed: readonly DrawStatus[], draw: DrawRecord, now: Date, change: Partial<DrawRecord>): DrawChange {
  if (!allowed.includes(statusOf(draw, now))) return { ok: false, code: 'wrongStatus' };
  return { ok: true, draw: { ...draw, ...change } };
}
