import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Engine, MoveFault, RoomRules } from '../../core/Engine.ts';
import { fifthOfCredit } from '../stakeLadder.ts';
import { drawTable } from '../tables/drawTable.ts';
import { tableColors, tableStyle } from '../tables/tablePage.ts';
import { type TableTheme, tableTheme } from '../tables/TableTheme.ts';
import { NUMBERS_OF_SHUFFLE } from './cards.ts';
import { act, dueMs, eventsOf, type Gone, type HoldemRoom, openRoom, pass, resume, sit } from './HoldemRoom.ts';
import { roomMarkup } from './page.ts';
import { ladderOf, RAKE_PPM, type Room, roomStatus } from './room.ts';
import { viewRoom } from './viewRoom.ts';
import type { RoomLine, RoomRoundMove, SittingShown } from './wire.ts';

const digits = z.string().regex(/^[1-9]\d{0,17}$/);
const sitInput = z.strictObject({ stakeMinor: digits, room: z.int().min(1) });
const hand = z.string().max(100);
const actInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['leave', 'return']) }),
  z.strictObject({ kind: z.enum(['fold', 'check', 'call']), hand }),
  z.strictObject({ kind: z.literal('raise'), toMinor: digits, hand }),
]);

const keyOf = (game: string, level: number, currency: string, isTrial: boolean) =>
  `${game}-${level}-${currency}-${isTrial ? 'trial' : 'money'}`;

/** Returns the tables of a currency, from the lowest ante; none for one that is not accepted. A table of a duel has two seats. */
function ladderIn(currency: string, { name }: Pick<TableTheme, 'name'>): Room[] {
  if (!fifthOfCredit.has(currency)) return [];
  return name.endsWith('-heads-up') ? ladderOf('holdem', currency, 2) : ladderOf('holdem', currency);
}

const roomRules: RoomRules<TableTheme, RoomRoundMove, HoldemRoom> = {
  list: (theme, currency, isTrial) => ladderIn(currency, theme).map((_, index) => keyOf(theme.name, index + 1, currency, isTrial)),
  keyOf: ({ name }, { room = 0 }, currency, isTrial) => keyOf(name, room, currency, isTrial),
  open(theme, key, currency, isTrial) {
    const level = Number(key.split('-').at(-3));
    const terms = ladderIn(currency, theme)[level - 1];
    if (!terms) throw new Error(`There is no table ${key}.`);
    return openRoom(key, level, terms, isTrial);
  },
  sit: (state, arrival, nowMs) => changed(sit(state, arrival, nowMs)),
  act(state, roundId, input, moment) {
    const read = actInput.safeParse(input);
    if (!read.success) return { fault: { field: ['act', ...(read.error.issues[0]?.path ?? [])].join('.'), rule: 'malformed' } };
    return changed(act(state, roundId, read.data, moment));
  },
  dueMs,
  pass,
  resume,
  eventsOf,
  numbersOf: () => NUMBERS_OF_SHUFFLE,
  eventsOfRound: ([, left]) => left?.out?.hands.map(({ eventId }) => eventId) ?? [],
  ended: ({ gone }) => gone.map((sitting) => ({ roundId: sitting.id, move: moveOut(sitting) })),
  has: ({ seats, gone }, roundId) => [...seats, ...gone].some((sitter) => sitter?.id === roundId),
  unseated: (stackMinor) => moveOut({ stackMinor: String(stackMinor), rakeMinor: '0', hands: [] }),
  forget: (state, roundId) => ({ ...state, gone: state.gone.filter(({ id }) => id !== roundId) }),
  view: viewRoom,
  summary(theme, { level, seats, hand: dealt }, currency): RoomLine | undefined {
    const terms = ladderIn(currency, theme)[level - 1];
    if (!terms) return undefined;
    const players = seats.filter(Boolean).length;
    return {
      roomId: `${theme.name}-${level}`,
      gameCode: theme.name,
      level,
      name: terms.name,
      anteMinor: String(terms.anteMinor),
      minEntryMinor: String(terms.minEntryMinor),
      maxEntryMinor: String(terms.maxEntryMinor),
      players,
      seats: seats.length,
      rakePpm: terms.rakePpm,
      status: roomStatus(terms, players, dealt !== null),
    };
  },
};

/**
 * Rooms of no-limit Texas hold'em, where players meet. A sitting is a round: its stake buys the stack in, and its win is the stack that is
 * carried out.
 *
 * Source: docs/domain.md DR-15.
 */
export const rooms: Engine<TableTheme, RoomRoundMove, SittingShown> = {
  name: 'rooms',
  cycleMs: 0,
  style: `${tableStyle}\n${readFileSync(path.join(import.meta.dirname, 'client/rooms.css'), 'utf8')}`,
  proofFields: [{ name: 'roomHands', label: 'rooms.verifyHands', pattern: '[0-9.of]*' }],
  room: roomRules,

  themeFor: tableTheme,
  // What players win together, they have staked together. The rake is a part of what each has won net.
  returnPpm: () => 1_000_000 - RAKE_PPM,
  stakesIn: (currency) => (fifthOfCredit.has(currency) ? ladderOf('holdem', currency).map(({ minEntryMinor }) => minEntryMinor) : []),
  readMove(input, { moves, currency }) {
    return moves.length === 0 && entryFault(input, currency) === undefined ? (input as RoomRoundMove) : undefined;
  },
  findFault: (input, { moves, currency }) => (moves.length === 0 ? entryFault(input, currency) : { field: 'move', rule: 'notYours' }),
  numbersOf: () => 0,
  play(_theme, [bought, left]) {
    const hands = left?.out?.hands ?? [];
    return {
      isOver: left?.out !== undefined,
      winMinor: BigInt(left?.out?.stackMinor ?? 0),
      shown: { level: bought?.room ?? 0, outMinor: left?.out?.stackMinor ?? null },
      proof: { roomHands: hands.map(({ index, players }) => `${index}of${players}`).join('.') },
    };
  },

  page: (theme, word) => ({
    icon: `/art/symbol/${theme.name}/motif.svg`,
    stage: roomMarkup(theme, word),
    style: tableColors(theme),
    action: '',
  }),
  draw: drawTable,
};

function entryFault(input: unknown, currency: string): MoveFault | undefined {
  const read = sitInput.safeParse(input);
  if (!read.success) return { field: String(read.error.issues[0]?.path[0] ?? 'move'), rule: 'malformed' };
  const terms = ladderOf('holdem', currency)[read.data.room - 1];
  const stakeMinor = BigInt(read.data.stakeMinor);
  if (!terms) return { field: 'room', rule: 'unknownRoom' };
  if (stakeMinor < terms.minEntryMinor) return { field: 'stakeMinor', rule: 'entryTooSmall' };
  return stakeMinor > terms.maxEntryMinor ? { field: 'stakeMinor', rule: 'entryTooLarge' } : undefined;
}

const changed = (made: HoldemRoom | MoveFault) => ('rule' in made ? { fault: made } : { state: made });

function moveOut({ stackMinor, rakeMinor, hands }: Pick<Gone, 'stackMinor' | 'rakeMinor' | 'hands'>): RoomRoundMove {
  return { stakeMinor: '0', out: { stackMinor, rakeMinor, hands } };
}
