import type { WalletAnswer, WalletCode } from '@site/api/vendor';
import rateLimit from '@fastify/rate-limit';
import { seedHash } from '@site/rules/fairStream';
import { networkOf } from '@site/rules/networkOf';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { addUpDraw } from '../clock/addUpDraw.ts';
import { findGame } from '../../catalogue/findGame.ts';
import type { Studio } from '../../createStudio.ts';
import { shown } from '../fair/Seeds.ts';
import type { Position } from '../Engine.ts';
import type { PlayOutcome } from '../rounds/RoundService.ts';
import { pastRoundOf } from '../rounds/pastRoundOf.ts';
import type { Round } from '../rounds/RoundStore.ts';
import type { Session, Ticket } from './Sessions.ts';
import { TooSoonError } from './TooSoonError.ts';
import type { BoardState, Opened, Played, PlayedRound, PlayRefusal, Refused, RoomState, Rotated, SeenTable } from './wire.ts';

const HISTORY = 20;
const MOVES_MAX = 200;
const WATCH_MS = 25_000;
/** Calls in a minute of one session or, without one, of one network. The fastest game sends three a second. */
const CALLS_MAX = 600;

const secret = z.string().min(1).max(100);
const openInput = z.object({ ticket: secret });
const sessionInput = z.object({ session: secret });
const roundInput = sessionInput.extend({ clientRound: z.uuid(), move: z.unknown(), campaignId: z.string().max(80).optional() });
const moveInput = sessionInput.extend({ roundId: z.uuid(), index: z.int().min(1).max(MOVES_MAX), move: z.unknown() });
const tableInput = sessionInput.extend({
  number: z.int().min(0),
  phase: z.enum(['none', 'open', 'closed', 'running', 'over']),
  players: z.int().min(0),
});
const boardInput = sessionInput.extend({ view: z.unknown() });
const roomInput = sessionInput.extend({ version: z.int().min(0) });
const actInput = sessionInput.extend({ act: z.unknown() });
const seedInput = sessionInput.extend({
  clientSeed: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,64}$/),
});

const statusOf: Record<PlayRefusal, number> = {
  badInput: 400,
  ticketUsed: 401,
  sessionEnded: 401,
  insufficientFunds: 422,
  limitReached: 422,
  noFreeRounds: 422,
  blocked: 403,
  gameClosed: 422,
  tooSoon: 429,
  tooLate: 409,
  offeredAgain: 409,
  roundOpen: 409,
  tooManyOpen: 409,
  pending: 503,
  stakeReturned: 409,
  unavailable: 503,
};

const refusalOf: Record<WalletCode, PlayRefusal> = {
  OK: 'unavailable',
  INVALID_INPUT: 'unavailable',
  INVALID_TOKEN: 'sessionEnded',
  PLAYER_NOT_FOUND: 'sessionEnded',
  PLAYER_BLOCKED: 'blocked',
  INSUFFICIENT_FUNDS: 'insufficientFunds',
  LIMIT_EXCEEDED: 'limitReached',
  NO_FREE_ROUNDS: 'noFreeRounds',
  CURRENCY_MISMATCH: 'unavailable',
  GAME_DISABLED: 'gameClosed',
  AMOUNT_TOO_LARGE: 'unavailable',
  DUPLICATE_MISMATCH: 'unavailable',
  TRANSACTION_NOT_FOUND: 'unavailable',
  TRANSACTION_ROLLED_BACK: 'unavailable',
  TRANSACTION_SETTLED: 'unavailable',
  BAD_SIGNATURE: 'unavailable',
  TRANSIENT: 'unavailable',
};

/** Serves the calls of the game page: open, play, move, history and seeds. All except `open` require a session key. */
export function servePlay({
  wallet,
  sessions,
  seeds,
  rounds,
  eventSeeds,
  tables,
  jackpots,
  rooms: meetings,
  demo,
  keeper,
  now,
}: Studio): FastifyPluginAsync {
  return async (app) => {
    await app.register(rateLimit, {
      max: CALLS_MAX,
      hook: 'preHandler',
      keyGenerator: ({ body, ip }) => {
        const { data } = sessionInput.safeParse(body);
        return data && sessions.find(data.session, now()) ? data.session : networkOf(ip);
      },
      errorResponseBuilder: (_request, { ttl }) => new TooSoonError(ttl),
    });
    app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'));

    app.post('/play/open', async ({ body }, reply) => {
      const input = openInput.safeParse(body);
      if (!input.success) return refuse(reply, { code: 'badInput' });
      const ticket = sessions.redeem(input.data.ticket, now());
      if (!ticket) return refuse(reply, { code: 'ticketUsed' });
      if (ticket.launchToken === null) return openDemo(ticket);
      const answer = await wallet.ask('authenticate', { launchToken: ticket.launchToken });
      if (answer === 'unknown') return refuse(reply, { code: 'unavailable' });
      if (answer.code !== 'OK' || !answer.playerId || !answer.sessionId) return refuse(reply, { code: refusalOf[answer.code] });
      const session: Session = {
        playerId: answer.playerId,
        walletSessionId: answer.sessionId,
        gameCode: ticket.gameCode,
        currency: answer.currency ?? ticket.currency,
        language: ticket.language,
        marks: ticket.marks,
        lotteryPlays: ticket.lotteryPlays,
      };
      return opened(sessions.start(session, now()), session, answer);
    });

    app.post('/play/resume', async ({ body }, reply) => {
      const found = sessionOf(sessionInput, body);
      if ('code' in found) return refuse(reply, found);
      const { session, input } = found;
      const { playerId, walletSessionId, currency, gameCode } = session;
      const answer = await wallet.ask('balance', { playerId, sessionId: walletSessionId, currency, gameCode });
      return opened(input.session, session, answer === 'unknown' ? {} : answer);
    });

    app.post('/play/round', async ({ body }, reply) => {
      const found = sessionOf(roundInput, body);
      if ('code' in found) return refuse(reply, found);
      const { session, input } = found;
      const skin = findGame(session.gameCode);
      if (!skin) return refuse(reply, { code: 'badInput' });
      return send(
        reply,
        await keeper.play(session, { clientRound: input.clientRound, campaignId: input.campaignId ?? null, skin, input: input.move }),
      );
    });

    app.post('/play/move', async ({ body }, reply) => {
      const found = sessionOf(moveInput, body);
      if ('code' in found) return refuse(reply, found);
      const { roundId, index, move } = found.input;
      return send(reply, await keeper.move(found.session, { roundId, index, input: move }));
    });

    /** Answers when the table's phase or the number of its players is another than the given one, or after 25 seconds. */
    app.post('/play/table', async ({ body }, reply) => {
      const found = sessionOf(tableInput, body);
      if ('code' in found) return refuse(reply, found);
      const { session, input } = found;
      const seen = await watch(session);
      if (!seen) return refuse(reply, { code: 'badInput' });
      if (seen.phase !== input.phase || seen.number !== input.number || seen.players !== input.players) return seen;
      const gone = new AbortController();
      // The request itself closes as soon as its body is read.
      reply.raw.on('close', () => gone.abort());
      await tables.changed(session.gameCode, AbortSignal.any([gone.signal, AbortSignal.timeout(WATCH_MS)]));
      return watch(session);
    });

    /** Answers with the events of a game, as the player looks at them, and with the rounds that they decide. */
    app.post('/play/board', async ({ body }, reply) => {
      const found = sessionOf(boardInput, body);
      if ('code' in found) return refuse(reply, found);
      const { playerId, gameCode } = found.session;
      const skin = findGame(gameCode);
      const events = skin?.engine.events;
      if (!skin || !events) return refuse(reply, { code: 'badInput' });
      const own = rounds.lateOf(playerId, gameCode, HISTORY);
      const open = own.filter(({ state }) => state === 'playing').map(({ id, moves }) => ({ roundId: id, moves }));
      const nowMs = now();
      const eventIds = [...events.at(skin.theme, nowMs), ...own.flatMap(({ moves }) => events.of(moves))];
      const moment = await eventSeeds.momentOf(events, eventIds, nowMs);
      return {
        nowMs,
        board: events.board(skin.theme, moment, { view: found.input.view, rounds: open }),
        rounds: await Promise.all(own.map(async (round) => roundOf(round, await keeper.positionOf(round)))),
      } satisfies BoardState;
    });

    /** Answers when the player's table has another version than the given one, or after 25 seconds. */
    app.post('/play/room', async ({ body }, reply) => {
      const found = sessionOf(roomInput, body);
      if ('code' in found) return refuse(reply, found);
      const { session, input } = found;
      if (!findGame(session.gameCode)?.engine.room) return refuse(reply, { code: 'badInput', field: 'session', rule: 'noRoom' });
      const gone = new AbortController();
      reply.raw.on('close', () => gone.abort());
      await meetings.changed(session, input.version, AbortSignal.any([gone.signal, AbortSignal.timeout(WATCH_MS)]));
      return roomStateOf(session);
    });

    app.post('/play/act', async ({ body }, reply) => {
      const found = sessionOf(actInput, body);
      if ('code' in found) return refuse(reply, found);
      const fault = await meetings.act(found.session, found.input.act);
      return fault ? refuse(reply, { code: 'badInput', ...fault }) : roomStateOf(found.session);
    });

    app.post('/play/seed', async ({ body }, reply) => {
      const found = sessionOf(seedInput, body);
      if ('code' in found) return refuse(reply, found);
      const rotated = seeds.rotate(found.session.playerId, found.input.clientSeed, now());
      if (rotated === 'roundOpen') return refuse(reply, { code: 'roundOpen' });
      const { serverSeed, clientSeed, nextNonce } = rotated.revealed;
      return {
        revealed: { serverSeed, serverSeedHash: await seedHash(serverSeed), clientSeed, rounds: nextNonce },
        seed: await shown(rotated.current),
      } satisfies Rotated;
    });

    app.post('/play/rounds', async ({ body }, reply) => {
      const found = sessionOf(sessionInput, body);
      if ('code' in found) return refuse(reply, found);
      const past = rounds.settled(found.session.playerId, HISTORY);
      return Promise.all(past.map((round) => pastRoundOf({ seeds, eventSeeds, tables, now }, round)));
    });
  };

  async function watch(session: Session): Promise<SeenTable | undefined> {
    const { gameCode } = session;
    const state = await tables.watch(gameCode);
    const skin = findGame(gameCode);
    if (!state || !skin) return undefined;
    const standing = jackpots.standing(skin, gameCode, session);
    return {
      ...state,
      ...addUpDraw(rounds, skin, { ...session, draw: state.number }),
      jackpots: standing.map(({ name, poolMinor }) => ({ name, amountMinor: String(poolMinor) })),
    };
  }

  async function roomStateOf(session: Session): Promise<RoomState> {
    return { tables: meetings.list(session), seen: (await meetings.seen(session)) ?? null };
  }

  /** Opens a free trial: a new player with play money. */
  function openDemo({ gameCode, currency, language, lotteryPlays }: Ticket): Promise<Opened> {
    const [smallest = 0n] = findGame(gameCode)?.engine.stakesIn(currency) ?? [];
    const { playerId, balanceMinor } = demo.open(smallest, now());
    const session: Session = { playerId, walletSessionId: 'demo', gameCode, currency, language, marks: null, lotteryPlays };
    return opened(sessions.start(session, now()), session, { balanceMinor: String(balanceMinor) });
  }

  async function opened(key: string, session: Session, held: Pick<WalletAnswer, 'balanceMinor' | 'freeRounds'>): Promise<Opened> {
    const { playerId, currency, gameCode } = session;
    const theme = findGame(gameCode)?.theme.name;
    const candidates = [rounds.playing(playerId, gameCode), ...rounds.settled(playerId, 1)];
    const last = candidates.find((round) => round?.gameCode === gameCode && round.theme === theme);
    return {
      session: key,
      currency,
      stakesMinor: (findGame(gameCode)?.engine.stakesIn(currency) ?? []).map(String),
      balanceMinor: held.balanceMinor ?? null,
      freeRounds: held.freeRounds ?? [],
      seed: await shown(seeds.current(playerId)),
      last: last ? roundOf(last, await keeper.positionOf(last)) : null,
      isUnfinished: rounds.busy(playerId) !== undefined,
      nowMs: now(),
    };
  }

  function sessionOf<Input extends { session: string }>(
    schema: z.ZodType<Input>,
    body: unknown,
  ): { session: Session; input: Input } | Refused {
    const input = schema.safeParse(body);
    if (!input.success) return { code: 'badInput' };
    const session = sessions.find(input.data.session, now());
    return session ? { session, input: input.data } : { code: 'sessionEnded' };
  }
}

function send(reply: FastifyReply, outcome: PlayOutcome) {
  switch (outcome.kind) {
    case 'played': {
      const { round, position, waitMs } = outcome;
      return { round: roundOf(round, position), balanceMinor: digits(round.balanceMinor), waitMs } satisfies Played;
    }
    case 'refused':
      return refuse(reply, { code: outcome.code ? refusalOf[outcome.code] : 'stakeReturned' });
    case 'pending':
      return refuse(reply, { code: 'pending' });
    case 'otherOpen':
      return refuse(reply, { code: 'roundOpen' });
    case 'tooManyOpen':
      return refuse(reply, { code: 'tooManyOpen' });
    case 'tooSoon':
      return refuse(reply, { code: 'tooSoon', waitMs: outcome.waitMs });
    case 'tooLate':
      return refuse(reply, { code: 'tooLate' });
    case 'badMove':
      return refuse(reply, { code: outcome.fault?.offer === undefined ? 'badInput' : 'offeredAgain', ...outcome.fault });
  }
}

function roundOf(
  { id, theme, stakeMinor, winMinor, nonce, moves, campaignId, state }: Round,
  { isOver, shown: told }: Position,
): PlayedRound {
  const engine = campaignId === null ? undefined : findGame(theme)?.engine;
  return {
    roundId: id,
    stakeMinor: String(stakeMinor),
    winMinor: digits(winMinor) ?? '0',
    nonce,
    moves: moves.length,
    campaignId,
    // When a draw ends, its rounds are paid one after the other.
    isOver: isOver && state === 'settled',
    shown: engine?.showFree ? engine.showFree(told) : told,
  };
}

function refuse(reply: FastifyReply, refused: Refused) {
  if (refused.waitMs !== undefined) void reply.header('Retry-After', Math.ceil(refused.waitMs / 1000));
  return reply.status(statusOf[refused.code]).send(refused);
}

const digits = (amount: bigint | null) => (amount === null ? null : String(amount));
