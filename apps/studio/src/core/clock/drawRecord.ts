import { type DrawStatus, drawStatus } from '@site/rules/draw';
import type { DrawTimes } from '../Engine.ts';

/** Records what has happened to a draw of a calendar in which somebody has a stake. */
export interface DrawRecord extends DrawTimes {
  drawnAtMs: number | null;
  settledAtMs: number | null;
  voidedAtMs: number | null;
}

/** Returns the status of a draw at a time of the studio's clock. */
export function statusOf({ openAtMs, closeAtMs, drawAtMs, drawnAtMs, settledAtMs, voidedAtMs }: DrawRecord, nowMs: number): DrawStatus {
  const become = { isDrawn: drawnAtMs !== null, isSettled: settledAtMs !== null, isVoid: voidedAtMs !== null };
  return drawStatus({ openAt: openAtMs, closeAt: closeAtMs, drawAt: drawAtMs, ...become }, nowMs);
}

export type DrawChange = { ok: true; draw: DrawRecord } | { ok: false; code: 'tooEarly' | 'wrongStatus' };

/** Publishes the result once the time of the draw has come. */
export function publishResult(draw: DrawRecord, nowMs: number): DrawChange {
  if (nowMs < draw.drawAtMs) return { ok: false, code: 'tooEarly' };
  return changeFrom(['CLOSED'], draw, nowMs, { drawnAtMs: nowMs });
}

/** Marks a draw as settled after its bets were paid. */
export function markSettled(draw: DrawRecord, nowMs: number): DrawChange {
  return changeFrom(['DRAWN'], draw, nowMs, { settledAtMs: nowMs });
}

/** Makes a draw void that has no result in time, so that every stake is returned. */
export function voidDraw(draw: DrawRecord, nowMs: number): DrawChange {
  return changeFrom(['VOID'], draw, nowMs, { voidedAtMs: draw.voidedAtMs ?? nowMs });
}

function changeFrom(allowed: readonly DrawStatus[], draw: DrawRecord, nowMs: number, change: Partial<DrawRecord>): DrawChange {
  if (!allowed.includes(statusOf(draw, nowMs))) return { ok: false, code: 'wrongStatus' };
  return { ok: true, draw: { ...draw, ...change } };
}
