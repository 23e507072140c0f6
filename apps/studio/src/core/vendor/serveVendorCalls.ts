import type { GameType } from '@site/api/common';
import { seedHash } from '@site/rules/fairStream';
import { isPlayAllowed } from '@site/rules/lottery';
import { describeGame } from '../../catalogue/describeGame.ts';
import { readCorrection } from '../clock/readCorrection.ts';
import type { ScheduledDraw } from '../clock/Tables.ts';
import {
  type GameFacts,
  type SealedSeed,
  type VendorDraw,
  type VendorDrawsValue,
  type VendorGamesValue,
  type VendorMatchesValue,
  type VendorPlayedValue,
  type VendorPlaysValue,
  vendorDemoInput,
  vendorDrawsInput,
  vendorGameInput,
  vendorKickInput,
  vendorLaunchInput,
  vendorMatchesInput,
  vendorPlaysInput,
  vendorTransactionsInput,
  type VendorTransactionsValue,
  vendorWalletCalls,
  type vendorLaunchValue,
  vendorRoomsInput,
  vendorRoundInput,
  vendorRoomsValue,
  vendorRotateInput,
  vendorRulingInput,
  type VendorRulingValue,
  type VendorRotateValue,
  vendorSeedInput,
  vendorVerifyInput,
  type VendorVerifyValue,
  type VendorRoomsValue,
} from '@site/api/vendor';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { artVersion } from '../../art/artVersion.ts';
import { catalogue, vendors } from '../../catalogue/catalogue.ts';
import { findGame, playableGames } from '../../catalogue/findGame.ts';
import type { Studio } from '../../createStudio.ts';
import { shown, type Seed } from '../fair/Seeds.ts';
import { workOut } from '../fair/workOut.ts';
import { hasRulesPage } from '../pages/rulesPage.ts';
import { roundKeyOf } from '../rounds/roundLink.ts';
import { engines } from '../skins.ts';
import { isValidSignature } from '../wallet/signature.ts';

/**
 * Serves the service's calls to the studio as its vendor: the catalogue, a game, its launch and its end, the seeds of a player,
 * a round, its lotteries, and its log.
 *
 * The signature of a body is checked before the body is parsed. Source: VEN-01.
 */
export function serveVendorCalls({
  config,
  sessions,
  sites,
  seeds,
  tables,
  eventSeeds,
  walletLog,
  rounds,
  rooms,
  ownWallet,
  jackpots,
  keeper,
  now,
}: Pick<
  Studio,
  | 'config'
  | 'sessions'
  | 'sites'
  | 'seeds'
  | 'tables'
  | 'eventSeeds'
  | 'walletLog'
  | 'rounds'
  | 'rooms'
  | 'ownWallet'
  | 'jackpots'
  | 'keeper'
  | 'now'
>): FastifyPluginCallback {
  return (app, _options, done) => {
    // The signature covers the raw bytes, so the handlers parse them.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    app.addHook('preHandler', async (request, reply) => {
      if (!isValidSignature(config.secret, signedPartOf(request), now())) return reply.status(401).send({ code: 'BAD_SIGNATURE' });
    });

    app.post('/games', (): VendorGamesValue => ({ vendors: vendors().map(brandOf), games: catalogue().map(offerOf), artVersion }));

    app.post('/launch', async (request, reply) => {
      const body = parseJson(request.body);
      const isDemo = typeof body === 'object' && body !== null && 'isDemo' in body;
      const input = (isDemo ? vendorDemoInput : vendorLaunchInput).safeParse(body);
      if (!input.success) return reply.status(400).send({ code: 'INVALID_INPUT', field: input.error.issues[0]?.path.join('.') || 'body' });
      const { gameCode, currency, language, theme, site, eventId } = input.data;
      const game = findGame(gameCode);
      if (!game) return reply.status(404).send({ code: 'GAME_DISABLED' });
      if (game.engine.stakesIn(currency).length === 0) return reply.status(422).send({ code: 'CURRENCY_MISMATCH' });
      const url = new URL(`/play/${gameCode}`, config.studioUrl);
      url.searchParams.set('lang', language);
      url.searchParams.set('theme', theme);
      url.searchParams.set('site', sites.keep(site, now()));
      const { lotteryPlays } = site;
      const plays = game.engine.plays?.(game.theme);
      if (plays && !plays.some(({ name }) => isPlayAllowed(lotteryPlays, name))) return reply.status(404).send({ code: 'GAME_DISABLED' });
      const { launchToken, marks } = 'isDemo' in input.data ? { launchToken: null, marks: null } : input.data;
      if (eventId !== undefined) url.searchParams.set('event', eventId);
      url.searchParams.set('ticket', sessions.issue({ launchToken, gameCode, currency, language, marks, lotteryPlays }, now()));
      if ('roomId' in input.data && input.data.roomId) url.searchParams.set('room', input.data.roomId);
      if ('lottery' in input.data && input.data.lottery) url.searchParams.set('view', input.data.lottery.view);
      return { url: url.href } satisfies z.infer<typeof vendorLaunchValue>;
    });
    app.post('/game', (request, reply): GameFacts | FastifyReply => {
      const input = vendorGameInput.safeParse(parseJson(request.body));
      if (!input.success) return reply.status(400).send({ code: 'INVALID_INPUT', field: input.error.issues[0]?.path.join('.') || 'body' });
      const { gameCode, currency, language } = input.data;
      const game = findGame(gameCode);
      if (!game) return reply.status(404).send({ code: 'GAME_DISABLED' });
      const facts = describeGame(game, currency);
      const query = new URLSearchParams({ lang: language, currency });
      const hasRules = hasRulesPage(game) && facts.leastStakeMinor !== null;
      return { rulesUrl: hasRules ? `${config.studioUrl}/rules/${gameCode}?${query}` : null, ...facts };
    });
    app.post('/kick', (request, reply) => {
      const input = vendorKickInput.safeParse(parseJson(request.body));
      if (!input.success) return reply.status(400).send({ code: 'INVALID_INPUT', field: input.error.issues[0]?.path.join('.') || 'body' });
      sessions.end(input.data.playerId);
      return {};
    });
    app.post('/ruling', async (request, reply) => {
      const input = vendorRulingInput.safeParse(parseJson(request.body));
      if (!input.success) return reply.status(400).send({ code: 'INVALID_INPUT', field: input.error.issues[0]?.path.join('.') || 'body' });
      const { gameCode, eventId, ruling } = input.data;
      const game = findGame(gameCode);
      const { events, clock } = game?.engine ?? {};
      if (game && clock?.calendar) {
        const read = await readCorrection(tables, game, { gameCode, name: eventId, input: ruling });
        if (!read.ok) return refuseRuling(reply, read);
        await keeper.correctDraw(gameCode, read.draw, read.result);
      } else {
        const read = events?.readRuling?.(eventId, ruling) ?? {
          ok: false,
          field: 'gameCode',
          rule: 'a game of sports, e-sports or lottery',
        };
        if (!read.ok) return refuseRuling(reply, read);
        if (events && read.needsEnd && !events.isOver(eventId, await eventSeeds.momentOf(events, [eventId], now())))
          return refuseRuling(reply, { field: 'eventId', rule: 'a match that is over, unless it is void' });
        await keeper.rule(eventId, read.ruling);
      }
      return { waiting: rounds.toCorrect().length } satisfies VendorRulingValue;
    });
    app.post('/seed', (request, reply): Promise<SealedSeed> | FastifyReply => {
      const input = vendorSeedInput.safeParse(parseJson(request.body));
      if (!input.success) return reply.status(400).send({ code: 'INVALID_INPUT', field: input.error.issues[0]?.path.join('.') || 'body' });
      return sealed(seeds.current(input.data.playerId));
    });
    app.post('/seed/rotate', async (request, reply): Promise<VendorRotateValue | FastifyReply> => {
      const input = vendorRotateInput.safeParse(parseJson(request.body));
      if (!input.success) return reply.status(400).send({ code: 'INVALID_INPUT', field: input.error.issues[0]?.path.join('.') || 'body' });
      const rotated = seeds.rotate(input.data.playerId, input.data.clientSeed, now());
      if (rotated === 'roundOpen') return { isOpen: true };
      const { serverSeed, clientSeed, nextNonce } = rotated.revealed;
      return {
        serverSeed,
        serverSeedHash: await seedHash(serverSeed),
        clientSeed,
        rounds: nextNonce,
        next: await sealed(rotated.current),
      };
    });
    app.post('/verify', async (request, reply): Promise<VendorVerifyValue | FastifyReply> => {
      const input = vendorVerifyInput.safeParse(parseJson(request.body));
      if (!input.success) return reply.status(400).send({ code: 'INVALID_INPUT', field: input.error.issues[0]?.path.join('.') || 'body' });
      const { gameCode, ...asked } = input.data;
      const game = findGame(gameCode);
      return { result: game ? await workOut(game, asked) : null };
    });
    app.post('/round', async (request, reply) => {
      const input = vendorRoundInput.safeParse(parseJson(request.body));
      if (!input.success) return reply.status(400).send({ code: 'INVALID_INPUT', field: input.error.issues[0]?.path.join('.') || 'body' });
      const { playerId, roundId, language, theme, site } = input.data;
      const round = rounds.find(roundId);
      if (round?.playerId !== playerId || round.state !== 'settled') return reply.status(404).send({ code: 'TRANSACTION_NOT_FOUND' });
      const url = new URL(`/round/${roundKeyOf(config.secret, roundId, now())}`, config.studioUrl);
      url.searchParams.set('lang', language);
      url.searchParams.set('theme', theme);
      url.searchParams.set('site', sites.keep(site, now()));
      return { url: url.href } satisfies z.infer<typeof vendorLaunchValue>;
    });
    app.post('/draws', async (request, reply): Promise<VendorDrawsValue | FastifyReply> => {
      const input = vendorDrawsInput.safeParse(parseJson(request.body));
      if (!input.success) return reply.status(400).send({ code: 'INVALID_INPUT', field: input.error.issues[0]?.path.join('.') || 'body' });
      const { gameCode, past, until, currency } = input.data;
      const codes = gameCode === undefined ? playableGames().map((game) => game.gameCode) : [gameCode];
      const lotteries = await Promise.all(
        codes.map(async (code) => ({ gameCode: code, draws: await tables.scheduleOf(code, past, until) })),
      );
      return {
        lotteries: await Promise.all(
          lotteries.flatMap(({ draws, gameCode: code }) => {
            if (!draws) return [];
            const jackpotMinor = currency !== undefined && until === undefined ? jackpotOf(code, currency) : undefined;
            return [verifiable(config, { gameCode: code, draws, jackpotMinor })];
          }),
        ),
      };
    });
    app.post('/plays', (request, reply): VendorPlaysValue | FastifyReply => {
      const input = vendorPlaysInput.safeParse(parseJson(request.body));
      if (!input.success) return reply.status(400).send({ code: 'INVALID_INPUT', field: input.error.issues[0]?.path.join('.') || 'body' });
      const skin = findGame(input.data.gameCode);
      return { plays: skin?.engine.plays?.(skin.theme) ?? [] };
    });
    app.post('/matches', async (request, reply): Promise<VendorMatchesValue | FastifyReply> => {
      const input = vendorMatchesInput.safeParse(parseJson(request.body));
      if (!input.success) return reply.status(400).send({ code: 'INVALID_INPUT', field: input.error.issues[0]?.path.join('.') || 'body' });
      const { gameType, limit } = input.data;
      const gameCodes = playableGames().flatMap((game) =>
        game.gameType === gameType && findGame(game.gameCode)?.engine.events ? [game.gameCode] : [],
      );
      const book = findGame(gameCodes[0] ?? '');
      const events = book?.engine.events;
      if (!book || !events) return { gameCodes: [], matches: [] };
      const nowMs = now();
      const moment = await eventSeeds.momentOf(events, events.at(book.theme, nowMs), nowMs);
      const { live = [], next = [] } = Object.groupBy(events.offers(book.theme, moment), ({ phase }) =>
        phase === 'SCHEDULED' ? 'next' : 'live',
      );
      return { gameCodes, matches: [...live.slice(0, limit), ...next.slice(0, limit)] };
    });
    app.post('/transactions', (request, reply): VendorTransactionsValue | FastifyReply => {
      const input = vendorTransactionsInput.safeParse(parseJson(request.body));
      if (!input.success) return reply.status(400).send({ code: 'INVALID_INPUT', field: input.error.issues[0]?.path.join('.') || 'body' });
      return walletLog.read(input.data);
    });
    app.post('/rooms', async (request, reply): Promise<VendorRoomsValue | FastifyReply> => {
      const input = vendorRoomsInput.safeParse(parseJson(request.body));
      if (!input.success) return reply.status(400).send({ code: 'INVALID_INPUT', field: input.error.issues[0]?.path.join('.') || 'body' });
      const { gameCode, currency } = input.data;
      const codes = gameCode === undefined ? playableGames().map((game) => game.gameCode) : [gameCode];
      const lines = codes.flatMap((code) => rooms.list({ playerId: '', gameCode: code, currency }));
      return vendorRoomsValue.parse({ rooms: lines });
    });
    if (ownWallet) {
      const { deposit, withdraw, status, balance, rounds: played } = vendorWalletCalls;
      const answer = <Input>({ path, input }: { path: string; input: z.ZodType<Input> }, carryOut: (asked: Input) => object) =>
        app.post(path, (request, reply) => {
          const asked = input.safeParse(parseJson(request.body));
          return asked.success ? carryOut(asked.data) : reply.status(400).send({ code: 'INVALID_INPUT' });
        });
      answer(deposit, (asked) => ({ state: ownWallet.deposit(asked) }));
      answer(withdraw, (asked) => ({ state: ownWallet.withdraw(asked) }));
      answer(status, (asked) => ({ state: ownWallet.status(asked) }));
      answer(balance, (asked) => ({ balanceMinor: String(ownWallet.balance(asked)) }));
      answer(played, (asked): VendorPlayedValue => rounds.played(asked));
    }
    done();
  };

  /** Returns what the first jackpot of a lottery's next draw stands at; undefined where it has none. */
  function jackpotOf(gameCode: string, currency: string): string | undefined {
    const skin = findGame(gameCode);
    const [first] = skin ? jackpots.standing(skin, gameCode, { playerId: '', currency }) : [];
    return first && String(first.poolMinor);
  }
}

async function sealed(seed: Seed): Promise<SealedSeed> {
  const { serverSeedHash, clientSeed, nextNonce } = await shown(seed);
  return { serverSeedHash, clientSeed, nonce: nextNonce };
}

function refuseRuling(reply: FastifyReply, { field, rule }: { field: string; rule: string }): FastifyReply {
  return reply.status(400).send({ code: 'INVALID_INPUT', field, rule });
}

function brandOf({ vassalage, name, gameTypes }: ReturnType<typeof vendors>[number]) {
  return { vassalage, name, gameTypes: [...gameTypes] };
}

function offerOf({
  gameCode,
  vassalage,
  gameType,
  gameClassify,
  name,
  isGroup,
  isHot,
  isNew,
  freeplay,
  rtpPpm,
  engine,
  ground,
}: ReturnType<typeof catalogue>[number]) {
  return {
    gameCode,
    vassalage,
    gameType,
    gameClassify,
    name,
    isGroup,
    isHot,
    isNew,
    freeplay,
    rtpPpm,
    playable: isGroup ? hasOpenGame(vassalage, gameType) : engine !== null,
    ground,
    hasFilm: !isGroup && engines.some((one) => one.name === engine && 'film' in one),
  };
}

/** Returns true when a vendor has a game of a type that can be played: its lobby opens a list of them. */
function hasOpenGame(vassalage: string, gameType: GameType): boolean {
  return catalogue().some((game) => game.engine !== null && game.vassalage === vassalage && game.gameType === gameType);
}

function signedPartOf({ headers, method, url, body }: FastifyRequest) {
  const text = (name: string) => String(headers[name] ?? '');
  return {
    timestamp: text('x-timestamp'),
    signature: text('x-signature'),
    method,
    path: url,
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  };
}

/** Parses JSON. Returns undefined for an invalid body, which no schema accepts. */
function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

interface Calendar {
  gameCode: string;
  draws: readonly ScheduledDraw[];
  jackpotMinor: string | undefined;
}

/** Adds the page that verifies each draw which is public, and the jackpot of the current one. */
async function verifiable({ studioUrl }: Studio['config'], { gameCode, draws, jackpotMinor }: Calendar) {
  const withPages = draws.map(async ({ proof, correction, ...draw }): Promise<VendorDraw> => {
    if (!proof) return draw;
    const { serverSeed, clientSeed, nonce } = proof;
    const hash = await seedHash(serverSeed);
    const given = { theme: gameCode, server: serverSeed, client: clientSeed, nonce: String(nonce), hash, ...correction };
    return { ...draw, verifyUrl: `${studioUrl}/verify#${new URLSearchParams(given)}` };
  });
  const [current, ...past] = await Promise.all(withPages);
  return { gameCode, draws: current ? [{ ...current, ...(jackpotMinor !== undefined && { jackpotMinor }) }, ...past] : [] };
}
