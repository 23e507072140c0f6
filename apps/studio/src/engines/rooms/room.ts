import type { PlayerMarks } from '@site/api/vendor';
import { creditsIn } from '@site/rules/credits';

/** A table's terms and occupation, as the list of rooms sends it. Source: docs/domain.md DR-15. */
export interface Room {
  roomId: string;
  gameCode: RoomGame;
  name: string;
  anteMinor: bigint;
  minEntryMinor: bigint;
  maxEntryMinor: bigint;
  players: number;
  seats: number;
  rakePpm: number;
  status: 'WAITING' | 'PLAYING' | 'FULL';
}

export type RoomGame = 'holdem' | 'bigTwo';

/** A player at a table. */
export interface Guest {
  playerId: string;
  isBot: boolean;
  /** Absent for a bot, and in a free trial. */
  marks: PlayerMarks | null;
}

export const RAKE_PPM = 50_000;
/** Antes of the ladder in tenths of a credit. Source: docs/domain.md DR-15. */
const antesTenths = [1n, 10n, 50n, 200n, 1000n];
const levels = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;
const MIN_ENTRY_ANTES = 30n;
const MAX_ENTRY_ANTES = 300n;
const seatsOf: Record<RoomGame, number> = { holdem: 6, bigTwo: 4 };

/** Returns the rooms of a game in a currency, from the lowest ante, with nobody in them. */
export function ladderOf(gameCode: RoomGame, currency: string, seats: number = seatsOf[gameCode]): Room[] {
  return antesTenths.map((tenths, level) => {
    const anteMinor = creditsIn(currency, tenths) / 10n;
    return {
      roomId: `${gameCode}-${level + 1}`,
      gameCode,
      name: levels[level] ?? '',
      anteMinor,
      minEntryMinor: anteMinor * MIN_ENTRY_ANTES,
      maxEntryMinor: anteMinor * MAX_ENTRY_ANTES,
      players: 0,
      seats,
      rakePpm: RAKE_PPM,
      status: 'WAITING',
    };
  });
}

export type EntryFault =
  | 'roomFull'
  | 'alreadySeated'
  | 'entryTooSmall'
  | 'entryTooLarge'
  | 'unmarked'
  | 'sharedDevice'
  | 'sharedNetwork'
  | 'sharedPayee'
  | 'botForbidden';

/**
 * Returns why a player may not sit down, or undefined. The same device, network or payee may not share a table with money, and bots sit at
 * trial tables alone.
 *
 * Source: docs/domain.md DR-15.
 */
export function entryFault(
  { seats, minEntryMinor, maxEntryMinor }: Pick<Room, 'seats' | 'minEntryMinor' | 'maxEntryMinor'>,
  guests: readonly Guest[],
  { guest, entryMinor, isTrial }: { guest: Guest; entryMinor: bigint; isTrial: boolean },
): EntryFault | undefined {
  if (guest.isBot && !isTrial) return 'botForbidden';
  if (guests.some(({ playerId }) => playerId === guest.playerId)) return 'alreadySeated';
  if (guests.length >= seats) return 'roomFull';
  if (entryMinor < minEntryMinor) return 'entryTooSmall';
  if (entryMinor > maxEntryMinor) return 'entryTooLarge';
  if (isTrial) return undefined;
  const { marks } = guest;
  if (!marks) return 'unmarked';
  const others = guests.flatMap((other) => other.marks ?? []);
  if (others.some(({ device }) => device === marks.device)) return 'sharedDevice';
  if (others.some(({ network }) => network === marks.network)) return 'sharedNetwork';
  return marks.payee !== undefined && others.some(({ payee }) => payee === marks.payee) ? 'sharedPayee' : undefined;
}

/** Returns the status of a room with some players, while a hand is played or not. */
export function roomStatus({ seats }: Pick<Room, 'seats'>, players: number, isPlaying: boolean): Room['status'] {
  if (players >= seats) return 'FULL';
  return isPlaying ? 'PLAYING' : 'WAITING';
}
