export type DrawStatus = 'UPCOMING' | 'OPEN' | 'CLOSED' | 'DRAWN' | 'SETTLED' | 'VOID';

/** A draw with what has happened to it. Times are milliseconds since 1970. */
export interface DrawState {
  openAt: number;
  closeAt: number;
  drawAt: number;
  /** True once it has a result. */
  isDrawn: boolean;
  isSettled: boolean;
  isVoid: boolean;
}

/** Time after which a draw without a result is void. */
export const VOID_AFTER_MS = 24 * 60 * 60_000;

/** Returns the status of a draw at a time of the server's clock. Source: docs/domain.md DR-12. */
export function drawStatus({ openAt, closeAt, drawAt, isDrawn, isSettled, isVoid }: DrawState, nowMs: number): DrawStatus {
  if (isVoid) return 'VOID';
  if (isSettled) return 'SETTLED';
  if (isDrawn) return 'DRAWN';
  if (nowMs < openAt) return 'UPCOMING';
  if (nowMs < closeAt) return 'OPEN';
  return nowMs < drawAt + VOID_AFTER_MS ? 'CLOSED' : 'VOID';
}
