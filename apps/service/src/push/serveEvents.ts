import type { PushEvent } from '@site/api/events';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendRefusal } from '../answer.ts';
import { MinuteCounts } from '../MinuteCounts.ts';
import { networkOf } from '../networkOf.ts';
import type { Services } from '../services.ts';
import { findSession, isLiving } from '../session/sessions.ts';
import { readBalance } from '../wallet/readBalance.ts';
import { StatusWatch } from './StatusWatch.ts';
import { WinnerWatch } from './WinnerWatch.ts';

/** Streams of one account; whoever opens one more is refused. Source: calls.md §7.1. */
const STREAMS_AT_MOST = 5;
/** Number of tokens a minute that no session has, of one network: each is looked up in the database. */
const UNKNOWN_TOKENS_PER_MINUTE = 60;
/** Keeps proxies from closing a stream in which nothing happens. */
const HEARTBEAT_MS = 25_000;
/** A stream without a heartbeat's answer may outlive its session by this much at most. */
const SESSION_CHECK_MS = 60_000;

/** As long as a board is kept in memory: looked at more often, it would only be the same. */
const WINNER_LOOK_MS = 10_000;

/** Interval at which the status of each brand that has listeners is compared, in milliseconds. Brands are kept in memory for a second. */
const STATUS_LOOK_MS = 1000;

interface Stream {
  reply: FastifyReply;
  sessionHash: Buffer;
  merchant: string;
  /** Whether a balance is being read; what changes meanwhile is read once more afterwards. */
  isSending: boolean;
  isStale: boolean;
}

/**
 * The stream of what happens to a member, as Server-Sent Events: everything on connecting, then the balance whenever it moves, and
 * word of another winner board and of another status of the site. The bus tells only whose balance has; what it is now is read for those who are listening. A session
 * that has ended says so as its last word.
 *
 * Refuses: loginRequired, sessionEnded, passwordMustChange, tooMany for a sixth stream and after many unknown tokens.
 *
 * Source: calls.md §7.1 `events`, design §4 "Push".
 */
export const serveEvents = (services: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    const { db, bus } = services;
    const streams = new Map<number, Set<Stream>>();
    const unknownTokens = new MinuteCounts(UNKNOWN_TOKENS_PER_MINUTE);

    function end(accountId: number, stream: Stream) {
      const ofAccount = streams.get(accountId);
      ofAccount?.delete(stream);
      if (ofAccount?.size === 0) streams.delete(accountId);
      stream.reply.raw.end();
    }

    async function isOver(accountId: number, stream: Stream): Promise<boolean> {
      if (await isLiving(db, stream.sessionHash, new Date())) return false;
      write(stream.reply, { kind: 'sessionEnded' });
      end(accountId, stream);
      return true;
    }

    async function send(accountId: number, stream: Stream, kind: 'state' | 'balance') {
      stream.isStale = true;
      if (stream.isSending) return;
      stream.isSending = true;
      try {
        while (stream.isStale && !stream.reply.raw.writableEnded) {
          stream.isStale = false;
          if (await isOver(accountId, stream)) return;
          write(stream.reply, { kind, balance: await readBalance(db, accountId) });
        }
      } catch (error) {
        app.log.error({ err: error }, 'a balance could not be pushed');
        // The browser connects again and then gets everything.
        end(accountId, stream);
      } finally {
        stream.isSending = false;
      }
    }

    const stopListening = bus.onEvent((changed) => {
      for (const accountId of changed === 'all' ? streams.keys() : changed)
        for (const stream of streams.get(accountId) ?? []) void send(accountId, stream, 'balance');
    });
    const heartbeat = setInterval(() => {
      for (const ofAccount of streams.values()) for (const { reply } of ofAccount) reply.raw.write(': still here\n\n');
    }, HEARTBEAT_MS);
    const sessionCheck = setInterval(() => {
      for (const [accountId, ofAccount] of streams)
        for (const stream of ofAccount) void isOver(accountId, stream).catch(() => end(accountId, stream));
    }, SESSION_CHECK_MS);
    const listening = () =>
      streams
        .values()
        .toArray()
        .flatMap((ofAccount) => ofAccount.values().toArray());
    const merchantsListening = () => new Set(listening().map(({ merchant }) => merchant));
    const tell = (merchant: string, event: PushEvent) => {
      for (const stream of listening()) if (stream.merchant === merchant) write(stream.reply, event);
    };
    /** Tells a brand's listeners of a change. What cannot be read now is read the next time. */
    const look = (merchants: Iterable<string>, watch: { hasChanged(merchant: string): Promise<boolean> }, event: PushEvent) => {
      for (const merchant of merchants)
        watch.hasChanged(merchant).then(
          (isOther) => isOther && tell(merchant, event),
          () => {},
        );
    };
    const statuses = new StatusWatch(services);
    const statusLook = setInterval(() => {
      const merchants = merchantsListening();
      statuses.keepOnly(merchants);
      look(merchants, statuses, { kind: 'status' });
    }, STATUS_LOOK_MS);
    const winners = new WinnerWatch(services);
    const winnerLook = setInterval(() => look(merchantsListening(), winners, { kind: 'winner' }), WINNER_LOOK_MS);
    app.addHook('preClose', () => {
      stopListening();
      clearInterval(winnerLook);
      clearInterval(statusLook);
      clearInterval(heartbeat);
      clearInterval(sessionCheck);
      for (const [accountId, ofAccount] of streams) for (const stream of ofAccount) end(accountId, stream);
    });

    app.get('/wps/events', { exposeHeadRoute: false }, async (request, reply) => {
      const network = networkOf(request.ip);
      const retryAfterS = unknownTokens.waitOf(network, performance.now());
      if (retryAfterS !== undefined) return sendRefusal(reply, 'tooMany', { retryAfterS });
      const sessionToken = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
      if (!sessionToken) return sendRefusal(reply, 'loginRequired');
      const session = await findSession(db, sessionToken, new Date());
      if (!session) {
        unknownTokens.take(network, performance.now());
        return sendRefusal(reply, 'sessionEnded');
      }
      if (session.mustChangePassword) return sendRefusal(reply, 'passwordMustChange');
      const accountId = session.member.id;
      const ofAccount = streams.get(accountId) ?? new Set();
      if (ofAccount.size >= STREAMS_AT_MOST) return sendRefusal(reply, 'tooMany', { retryAfterS: 60 });

      await statuses.begin(session.member.merchant);
      const stream: Stream = { reply, sessionHash: session.hash, merchant: session.member.merchant, isSending: false, isStale: false };
      streams.set(accountId, ofAccount.add(stream));
      reply.hijack();
      reply.raw.on('close', () => end(accountId, stream));
      reply.raw.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        // Kept alive after its stream has ended, it would hold up a stop for as long as it may idle.
        Connection: 'close',
        'X-Accel-Buffering': 'no',
        'X-Content-Type-Options': 'nosniff',
      });
      await send(accountId, stream, 'state');
    });
  };

const write = (reply: FastifyReply, event: PushEvent) => reply.raw.write(`data: ${JSON.stringify(event)}\n\n`);
