import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { filmScene, type Scene } from '../../art/film/filmScene.ts';
import type { Engine, Moment, MoveFault, RoomRules } from '../../core/Engine.ts';
import { fifthOfCredit } from '../stakeLadder.ts';
import { drawTable } from '../tables/drawTable.ts';
import { tableColors, tableStyle } from '../tables/tablePage.ts';
import { type TableTheme, tableTheme } from '../tables/TableTheme.ts';
import { amountDigits } from './amountDigits.ts';
import { NUMBERS_OF_SHUFFLE } from './cards.ts';
import { roomMarkup } from './page.ts';
import { ladderOf, RAKE_PPM, type Room, type RoomGame, roomStatus } from './room.ts';
import { act, connect, dueMs, eventsOf, type Gone, openTable, pass, resume, type RoomTable, sit, type TableGame } from './RoomTable.ts';
import type { RoomLine, RoomRoundMove, SittingShown, TableView } from './wire.ts';

interface RoomTerms<Game, Move> {
  name: string;
  gameCode: RoomGame;
  game: TableGame<Game, Move>;
  /** Reads a move of the game without the hand that it names. */
  move: z.ZodType<Move>;
  view: (room: RoomTable<Move>, id: string | undefined, moment: Moment) => TableView;
  /** CSS of its table. */
  style: string;
  /** Returns what the film of a game shows. */
  scene: (theme: TableTheme) => Scene;
  /** Returns the number of seats of a game's tables. @default that of the ladder */
  seatsOf?: (theme: TableTheme) => number | undefined;
}

const sitInput = z.strictObject({ stakeMinor: amountDigits, room: z.int().min(1) });
const leaveInput = z.strictObject({ kind: z.enum(['leave', 'return']) });
const handInput = z.looseObject({ hand: z.string().max(100) });
const roomStyle = readFileSync(path.join(import.meta.dirname, 'client/rooms.css'), 'utf8');

/**
 * Returns an engine of tables where players meet. A sitting is a round: its stake buys the stack in, and its win is the stack that is carried
 * out.
 *
 * Source: docs/domain.md DR-15.
 */
export function roomEngine<Game, Move>(terms: RoomTerms<Game, Move>): Engine<TableTheme, RoomRoundMove, SittingShown> {
  const { name, gameCode, game, view, style, scene, seatsOf } = terms;
  /** Returns the tables of a currency, from the lowest ante; none for one that is not accepted. */
  const ladderIn = (currency: string, theme?: TableTheme): Room[] =>
    fifthOfCredit.has(currency) ? ladderOf(gameCode, currency, theme && seatsOf?.(theme)) : [];
  const termsOf = (theme: TableTheme, currency: string, level: number) => ladderIn(currency, theme)[level - 1];

  const room: RoomRules<TableTheme, RoomRoundMove, RoomTable<Move>> = {
    list: (theme, currency, isTrial) => ladderIn(currency, theme).map((_, index) => keyOf(theme, index + 1, { currency, isTrial })),
    keyOf: (theme, { room: level = 0 }, currency, isTrial) => keyOf(theme, level, { currency, isTrial }),
    open(theme, key, currency, isTrial) {
      const level = Number(key.split('-').at(-3));
      const found = termsOf(theme, currency, level);
      if (!found) throw new Error(`There is no table ${key}.`);
      return openTable(key, level, found, isTrial);
    },
    sit: (state, arrival, nowMs) => changed(sit(state, arrival, nowMs)),
    act(state, id, input, moment) {
      const read = readAct(input, terms.move);
      if ('rule' in read) return { fault: read };
      return changed(act(game, state, { id, move: read.move, moment }));
    },
    connect,
    dueMs,
    pass: (state, moment, chance) => pass(game, state, { moment, chance }),
    resume,
    eventsOf,
    numbersOf: () => NUMBERS_OF_SHUFFLE,
    eventsOfRound: ([, left]) => left?.out?.hands.map(({ eventId }) => eventId) ?? [],
    ended: ({ gone }) => gone.map((sitting) => ({ roundId: sitting.id, move: moveOut(sitting) })),
    has: ({ seats, gone }, roundId) => [...seats, ...gone].some((sitter) => sitter?.id === roundId),
    unseated: (stackMinor) => moveOut({ stackMinor: String(stackMinor), rakeMinor: '0', hands: [] }),
    forget: (state, roundId) => ({ ...state, gone: state.gone.filter(({ id }) => id !== roundId) }),
    view,
    summary(theme, { level, seats, hand: dealt }, currency): RoomLine | undefined {
      const found = termsOf(theme, currency, level);
      if (!found) return undefined;
      const players = seats.filter(Boolean).length;
      return {
        roomId: `${theme.name}-${level}`,
        gameCode: theme.name,
        level,
        name: found.name,
        anteMinor: String(found.anteMinor),
        minEntryMinor: String(found.minEntryMinor),
        maxEntryMinor: String(found.maxEntryMinor),
        players,
        seats: seats.length,
        rakePpm: found.rakePpm,
        status: roomStatus(found, players, dealt !== null),
      };
    },
  };

  function entryFault(input: unknown, currency: string): MoveFault | undefined {
    const read = sitInput.safeParse(input);
    if (!read.success) return { field: String(read.error.issues[0]?.path[0] ?? 'move'), rule: 'malformed' };
    const found = ladderIn(currency)[read.data.room - 1];
    const stakeMinor = BigInt(read.data.stakeMinor);
    if (!found) return { field: 'room', rule: 'unknownRoom' };
    if (stakeMinor < found.minEntryMinor) return { field: 'stakeMinor', rule: 'entryTooSmall' };
    return stakeMinor > found.maxEntryMinor ? { field: 'stakeMinor', rule: 'entryTooLarge' } : undefined;
  }

  return {
    name,
    cycleMs: 0,
    style: `${tableStyle}\n${roomStyle}\n${style}`,
    proofFields: [{ name: 'roomHands', label: 'rooms.verifyHands', pattern: '[0-9.of]*' }],
    room,

    themeFor: tableTheme,
    // What players win together, they have staked together. The rake is a part of what each has won net.
    returnPpm: () => 1_000_000 - RAKE_PPM,
    stakesIn: (currency) => ladderIn(currency).map(({ minEntryMinor }) => minEntryMinor),
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
    film: (theme, look) => filmScene(scene(theme), look),
  };
}

const keyOf = ({ name }: TableTheme, level: number, { currency, isTrial }: { currency: string; isTrial: boolean }) =>
  `${name}-${level}-${currency}-${isTrial ? 'trial' : 'money'}`;

/** Reads what a player does at a table, or names the field that is wrong. */
function readAct<Move>(input: unknown, schema: z.ZodType<Move>) {
  const leaves = leaveInput.safeParse(input);
  if (leaves.success) return { move: leaves.data.kind };
  const named = handInput.safeParse(input);
  if (!named.success) return faultOf(named.error);
  const { hand, ...rest } = named.data;
  const made = schema.safeParse(rest);
  return made.success ? { move: { hand, made: made.data } } : faultOf(made.error);
}

const faultOf = ({ issues }: z.ZodError): MoveFault => ({
  field: ['act', ...(issues[0]?.path.slice(0, 1) ?? [])].join('.'),
  rule: 'malformed',
});

const changed = <State extends object>(made: State | MoveFault) => ('rule' in made ? { fault: made } : { state: made });

function moveOut({ stackMinor, rakeMinor, hands }: Pick<Gone, 'stackMinor' | 'rakeMinor' | 'hands'>): RoomRoundMove {
  return { stakeMinor: '0', out: { stackMinor, rakeMinor, hands } };
}
