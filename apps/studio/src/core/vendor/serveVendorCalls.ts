import type { GameType } from '@site/api/common';
import {
  type VendorDrawsValue,
  type VendorGamesValue,
  vendorDemoInput,
  vendorDrawsInput,
  vendorLaunchInput,
  vendorTransactionsInput,
  type VendorTransactionsValue,
  vendorWalletCalls,
  type vendorLaunchValue,
  vendorRoomsInput,
  vendorRoomsValue,
  type VendorRoomsValue,
} from '@site/api/vendor';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { catalogue, vendors } from '../../catalogue/catalogue.ts';
import { findGame, playableGames } from '../../catalogue/findGame.ts';
import type { Studio } from '../../createStudio.ts';
import { isValidSignature } from '../wallet/signature.ts';

/**
 * Serves the service's calls to the studio as its vendor: the catalogue, the launch of a game, its lotteries, and its log.
 *
 * The signature of a body is checked before the body is parsed. Source: VEN-01.
 */
export function serveVendorCalls({
  config,
  sessions,
  sites,
  tables,
  walletLog,
  rooms,
  ownWallet,
  now,
}: Pick<Studio, 'config' | 'sessions' | 'sites' | 'tables' | 'walletLog' | 'rooms' | 'ownWallet' | 'now'>): FastifyPluginCallback {
  return (app, _options, done) => {
    // The signature covers the raw bytes, so the handlers parse them.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    app.addHook('preHandler', async (request, reply) => {
      if (!isValidSignature(config.secret, signedPartOf(request), now())) return reply.status(401).send({ code: 'BAD_SIGNATURE' });
    });

    app.post('/games', (): VendorGamesValue => ({ vendors: vendors().map(brandOf), games: catalogue().map(offerOf) }));

    app.post('/launch', async (request, reply) => {
      const body = parseJson(request.body);
      const isDemo = typeof body === 'object' && body !== null && 'isDemo' in body;
      const input = (isDemo ? vendorDemoInput : vendorLaunchInput).safeParse(body);
      if (!input.success) return reply.status(400).send({ code: 'INVALID_INPUT', field: input.error.issues[0]?.path.join('.') || 'body' });
      const { gameCode, currency, language, theme, site } = input.data;
      const game = findGame(gameCode);
      if (!game) return reply.status(404).send({ code: 'GAME_DISABLED' });
      if (game.engine.stakesIn(currency).length === 0) return reply.status(422).send({ code: 'CURRENCY_MISMATCH' });
      const url = new URL(`/play/${gameCode}`, config.studioUrl);
      url.searchParams.set('lang', language);
      url.searchParams.set('theme', theme);
      url.searchParams.set('site', sites.keep(site, now()));
      const { launchToken, marks } = 'isDemo' in input.data ? { launchToken: null, marks: null } : input.data;
      url.searchParams.set('ticket', sessions.issue({ launchToken, gameCode, currency, marks }, now()));
      if ('roomId' in input.data && input.data.roomId) url.searchParams.set('room', input.data.roomId);
      return { url: url.href } satisfies z.infer<typeof vendorLaunchValue>;
    });
    app.post('/draws', async (request, reply): Promise<VendorDrawsValue | FastifyReply> => {
      const input = vendorDrawsInput.safeParse(parseJson(request.body));
      if (!input.success) return reply.status(400).send({ code: 'INVALID_INPUT', field: input.error.issues[0]?.path.join('.') || 'body' });
      const { gameCode, past } = input.data;
      const codes = gameCode === undefined ? playableGames().map((game) => game.gameCode) : [gameCode];
      const lotteries = await Promise.all(codes.map(async (code) => ({ gameCode: code, draws: await tables.scheduleOf(code, past) })));
      return { lotteries: lotteries.flatMap(({ draws, ...lottery }) => (draws ? [{ ...lottery, draws }] : [])) };
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
      const { deposit, withdraw, status, balance } = vendorWalletCalls;
      const answer = <Input>({ path, input }: { path: string; input: z.ZodType<Input> }, carryOut: (asked: Input) => object) =>
        app.post(path, (request, reply) => {
          const asked = input.safeParse(parseJson(request.body));
          return asked.success ? carryOut(asked.data) : reply.status(400).send({ code: 'INVALID_INPUT' });
        });
      answer(deposit, (asked) => ({ state: ownWallet.deposit(asked) }));
      answer(withdraw, (asked) => ({ state: ownWallet.withdraw(asked) }));
      answer(status, (asked) => ({ state: ownWallet.status(asked) }));
      answer(balance, (asked) => ({ balanceMinor: String(ownWallet.balance(asked)) }));
    }
    done();
  };
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
