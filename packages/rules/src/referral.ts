import { type CurrencySum, sumIn } from './vip.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Days after registering in which a friend can become valid. Source: docs/domain.md DR-6.1. */
export const FRIEND_DAYS = 30;
export const FRIEND_DEPOSIT_CREDITS = 20n;
export const FRIEND_BET_CREDITS = 100n;
/** Reward of the inviter and of the friend, in credits. Source: docs/domain.md DR-6.2. */
export const INVITER_CREDITS = 8n;
export const FRIEND_CREDITS = 3n;

/** Numbers of valid friends that pay more, with what they pay in credits. Source: docs/domain.md DR-6.2. */
export const milestones: readonly { friends: number; credits: bigint }[] = [
  { friends: 5, credits: 10n },
  { friends: 10, credits: 28n },
  { friends: 30, credits: 108n },
  { friends: 50, credits: 208n },
  { friends: 100, credits: 588n },
];

/** Share of valid bets that the inviter gets: of friends, of their friends, and of theirs, in ppm. Source: docs/domain.md DR-6.3. */
export const sharesPpm = [1000, 500, 200] as const;

/** Returns the share of a day's valid bets, by level and in the inviter's currency: summed first, rounded down once. Source: docs/domain.md DR-6.3. */
export function turnoverShareMinor(currency: string, levels: readonly (readonly CurrencySum[])[]): bigint {
  const parts = sharesPpm.map((ppm, level) => sumIn(currency, levels[level] ?? []) * BigInt(ppm));
  return parts.reduce((sum, part) => sum + part, 0n) / 1_000_000n;
}

interface Friend {
  registeredAt: Date;
  hasMobile: boolean;
  /** Deposits and valid bets of the first 30 days. */
  depositedMinor: bigint;
  validBetMinor: bigint;
  /** Same browser or network, or the same bank account, as the inviter. */
  isSameDevice: boolean;
  isSamePayee: boolean;
}

/** 'own': of the inviter's own household. 'late': the 30 days are over. 'waiting': something is still missing. */
export type FriendState = 'valid' | 'waiting' | 'late' | 'own';

/** Returns whether an invited friend counts for the inviter. Source: MEM-15, docs/domain.md DR-6.1. */
export function friendState(friend: Friend, { creditMinor, now }: { creditMinor: bigint; now: Date }): FriendState {
  if (friend.isSameDevice || friend.isSamePayee) return 'own';
  const isDone =
    friend.hasMobile &&
    friend.depositedMinor >= FRIEND_DEPOSIT_CREDITS * creditMinor &&
    friend.validBetMinor >= FRIEND_BET_CREDITS * creditMinor;
  if (isDone) return 'valid';
  return now.getTime() - friend.registeredAt.getTime() > FRIEND_DAYS * DAY_MS ? 'late' : 'waiting';
}
