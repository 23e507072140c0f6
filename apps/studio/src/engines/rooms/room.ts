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
  deviceId: string;
  address: string;
  payee: string | undefined;
  isBot: boolean;
}

export const RAKE_PPM = 50_000;
/** Antes of the ladder in tenths of a credit. Source: docs/domain.md DR-15. */
const antesTenths = [1n, 10n, 50n, 200n, 1000n];
const levels = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;
const MIN_ENTRY_ANTES = 30n;
const MAX_ENTRY_ANTES = 300n;
const seatsOf: Record<RoomGame, number> = { holdem: 6, bigTwo: 4 };

/** Returns the rooms of a game in a currency, from the lowest ante, with nobody in them. */
export function ladderOf(gameCode: RoomGame, currency: string): Room[] {
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
      seats: seatsOf[gameCode],
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
  | 'sharedDevice'
  | 'sharedAddress'
  | 'sharedPayee'
  | 'botForbidden';

/**
 * Returns why a player may not sit down, or undefined. The same device, address or payee may not share a table, and bots sit at trial
 * tables alone.
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
  const people = guests.filter(({ isBot }) => !isBot);
  if (guest.isBot) return undefined;
  if (people.some(({ deviceId }) => deviceId === guest.deviceId)) return 'sharedDevice';
  if (people.some(({ address }) => address === guest.address)) return 'sharedAddress';
  return guest.payee !== undefined && people.some(({ payee }) => payee === guest.payee) ? 'sharedPayee' : undefined;
}

/** Returns the status of a room with some players, while a hand is played or not. */
export function roomStatus({ seats }: Pick<Room, 'seats'>, players: number, isPlaying: boolean): Room['status'] {
  if (players >= seats) return 'FULL';
  return isPlaying ? 'PLAYING' : 'WAITING';
}
