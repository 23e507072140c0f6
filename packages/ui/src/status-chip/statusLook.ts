import type { IconName } from '../icons/glyphs';
import type { StatusTone } from './StatusChip';

export interface StatusLook {
  tone: StatusTone;
  icon: IconName;
}

const waiting = { tone: 'waiting', icon: 'clock' } as const;
const asked = { tone: 'waiting', icon: 'warning' } as const;
const underWay = { tone: 'info', icon: 'clock' } as const;
const ahead = { tone: 'plain', icon: 'calendar' } as const;
const good = { tone: 'good', icon: 'check' } as const;
const bad = { tone: 'bad', icon: 'close' } as const;
const trouble = { tone: 'bad', icon: 'warning' } as const;
const over = { tone: 'plain', icon: 'check' } as const;
const lapsed = { tone: 'plain', icon: 'clock' } as const;
const none = { tone: 'plain', icon: 'minus' } as const;
const returned = { tone: 'info', icon: 'undo' } as const;

/**
 * Tone and icon of each status, under its name on the wire. Two statuses of one list share both tone and icon only when they mean the same
 * to the reader; the label distinguishes them. Source: docs/domain.md DR-3.5, DR-5.3, DR-7.1, DR-11.5, DR-11.6, DR-12, DR-13.3, DR-14.
 */
export const statusLook = {
  withdrawal: {
    SUBMITTED: { tone: 'info', icon: 'arrowForward' },
    REVIEW: underWay,
    APPROVED: good,
    PAYING: { tone: 'info', icon: 'transfer' },
    PAID: { tone: 'waiting', icon: 'help' },
    RECEIVED: good,
    ALL_RECEIVED: good,
    AUTO_RECEIVED: { tone: 'good', icon: 'clock' },
    FORCED_RECEIVED: { tone: 'good', icon: 'shield' },
    NOT_RECEIVED: trouble,
    DISPUTE: { tone: 'bad', icon: 'help' },
    REPAY: { tone: 'info', icon: 'refresh' },
    REJECTED: bad,
    DONE: good,
  },
  deposit: {
    AWAITING_PAYMENT: waiting,
    RECEIPT_SENT: { tone: 'info', icon: 'document' },
    REVIEW: underWay,
    CREDITED: good,
    PART_PAID: asked,
    LATE: { tone: 'waiting', icon: 'clock' },
    REFUNDED: returned,
    REJECTED: bad,
    EXPIRED: lapsed,
    CANCELLED: none,
  },
  bet: {
    open: underWay,
    settled: over,
    void: returned,
    PENDING: waiting,
    ACCEPTED: underWay,
    REJECTED: bad,
    WON: { tone: 'good', icon: 'star' },
    HALF_WON: { tone: 'good', icon: 'plus' },
    LOST: { tone: 'plain', icon: 'close' },
    HALF_LOST: none,
    VOID: returned,
    CASHED_OUT: { tone: 'info', icon: 'coin' },
  },
  contract: {
    'new request': underWay,
    accepted: good,
    rejected: bad,
    expired: lapsed,
    'termination request': asked,
    completed: over,
  },
  bill: {
    NOT_REACHED: none,
    UNAPPROVED: waiting,
    UNCOLLECTED: { tone: 'waiting', icon: 'coin' },
    ISSUED: good,
    PART_PAID: { tone: 'waiting', icon: 'minus' },
    INSUFFICIENT: trouble,
    DENIED: bad,
    EXPIRED: lapsed,
  },
  activity: {
    'coming soon': ahead,
    join: { tone: 'info', icon: 'plus' },
    process: { tone: 'info', icon: 'play' },
    claim: { tone: 'waiting', icon: 'gift' },
    applying: waiting,
    issued: good,
    claimed: over,
    rejected: bad,
    signed: { tone: 'good', icon: 'calendar' },
    close: { tone: 'plain', icon: 'lock' },
  },
  redeem: { processing: waiting, approved: good, rejected: bad },
  draw: {
    UPCOMING: ahead,
    OPEN: { tone: 'good', icon: 'play' },
    CLOSED: { tone: 'plain', icon: 'lock' },
    DRAWN: { tone: 'info', icon: 'star' },
    SETTLED: over,
    VOID: returned,
  },
  fight: {
    SCHEDULED: ahead,
    OPEN: { tone: 'good', icon: 'play' },
    LAST_CALL: { tone: 'waiting', icon: 'bell' },
    CLOSED: { tone: 'plain', icon: 'lock' },
    FIGHT: { tone: 'info', icon: 'bolt' },
    RESULT: over,
    CANCELLED: returned,
  },
  transfer: { done: good, pending: waiting, refused: bad, unknown: { tone: 'waiting', icon: 'help' } },
  document: {
    missing: asked,
    checking: underWay,
    accepted: good,
    rejected: bad,
    expired: lapsed,
  },
} as const satisfies Record<string, Record<string, StatusLook>>;

/** Status of a mission or a promotion. Source: docs/domain.md DR-7.1. */
export type ActivityStatus = keyof typeof statusLook.activity;
