import type { PushEvent } from '@site/api/events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '../http/answer.ts';
import type { Member } from '../http/handle.ts';
import { MinuteCounts } from '../http/MinuteCounts.ts';
import { isTrial } from '@site/rules/account';
import { mayDo } from '@site/api/deskRoles';
import { networkOf } from '@site/rules/networkOf';
import { RETRY_AFTER_S } from '../http/Overload.ts';
import type { Services } from '../services.ts';
import { findOperatorSession, isOperatorSessionValid } from '../operator/operatorSessions.ts';
import { findSession, isSessionValid, type Session } from '../session/sessions.ts';
import { countUnread, selectUnreadMessages } from '../inbox/unread.ts';
import { shedding } from '../http/shedding.ts';
import { readBalances } from '../wallet/readBalances.ts';
import { JackpotWatch } from './JackpotWatch.ts';
import { StatusWatch } from './StatusWatch.ts';
import { WinnerWatch } from './WinnerWatch.ts';

/** Maximum number of streams for one account, and for the visitors of one network. Source: docs/architecture.md "What runs beside the calls". */
const MAX_STREAMS = 5;
/** Maximum number of unknown tokens per minute from one network, because each is looked up in the database. */
const UNKNOWN_TOKENS_PER_MINUTE = 60;
/** Keeps proxies from closing an idle stream. */
const HEARTBEAT_MS = 25_000;
/** Maximum time that a stream may outlive its session. */
const SESSION_CHECK_MS = 60_000;

/** Equal to the lifetime of the board's cache: a shorter interval would find the same board. */
const WINNER_LOOK_MS = 10_000;

/** Roll-ups, which let jackpots drop, run every 15 seconds. */
const JACKPOT_LOOK_MS = 5000;

/** Interval of status checks for each brand with listeners, in milliseconds. Brands are cached for a second. */
const STATUS_LOOK_MS = 1000;

/** An open stream, and the brand whose changes it is told. */
interface Listener {
  reply: FastifyReply;
  merchant: string;
}

/** The stream of a member or an operator. */
interface Stream extends Listener {
  sessionHash: Buffer;
  member: Member;
  /** True while a balance is being read; it is read again after a change meanwhile. */
  isSending: boolean;
  isStale: boolean;
  /** Unread messages of its member when they were last counted. */
  unreadMessages?: bigint;
  /** Operator of the desk; undefined for a member. */
  operator: Session['operator'];
  /** State of its chats that was sent last. */
  chats?: string;
}

/**
 * Serves the event stream of a member, an operator or a visitor as Server-Sent Events: the whole state on connecting, then the balances on each change, changes of
 * the winner board and of the site's status, of the own chat, and drops of jackpots. A visitor has nothing of its own, and is told of the brand alone. An operator is
 * told of chats alone. The bus only carries account ids; balances are read for connected accounts. The end of the session is the last event.
 *
 * Refuses: loginRequired, sessionEnded, passwordMustChange, tooMany for a sixth stream and after many unknown tokens, unavailable in an
 * overload.
 *
 * Source: docs/architecture.md "What runs beside the calls", docs/decisions/service.md "Events carry ids only".
 */
export const serveEvents = (services: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    app.addHook(
      'onRequest',
      shedding(services.overload, (_request, reply) => sendRefusal(reply, 'unavailable', { retryAfterS: RETRY_AFTER_S })),
    );
    const { db, bus } = services;
    const streams = new Map<number, Set<Stream>>();
    const visitors = new Map<string, Set<Listener>>();
    const unknownTokens = new MinuteCounts(UNKNOWN_TOKENS_PER_MINUTE);

    const end = (accountId: number, stream: Stream) => endOf(streams, accountId, stream);

    async function isOver(accountId: number, stream: Stream): Promise<boolean> {
      const isValid = stream.operator ? isOperatorSessionValid : isSessionValid;
      if (await isValid(db, stream.sessionHash, new Date())) return false;
      write(stream.reply, { kind: 'sessionEnded' });
      end(accountId, stream);
      return true;
    }

    /** Sends how much is unread, unless no message has come or been read since. */
    async function sendUnread(stream: Stream) {
      const { member } = stream;
      if (isTrial(member)) return;
      const { count } = await selectUnreadMessages(db, member.id)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow();
      if (count === stream.unreadMessages) return;
      stream.unreadMessages = count;
      write(stream.reply, { kind: 'unread', unread: await countUnread(db, member, new Date()) });
    }

    /** Sends that a chat has changed. On connecting, a member without a live one is sent nothing. */
    async function sendChat(stream: Stream) {
      const { member, operator, chats } = stream;
      if (operator ? !mayDo(operator.role, 'decideCases') : isTrial(member)) return;
      const { count, last } = await db
        .selectFrom('feedback')
        .where('live', 'is not', null)
        .$if(!operator, (query) => query.where('account_id', '=', member.id))
        .$if(operator !== undefined, (query) => query.where('merchant', '=', stream.merchant))
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.max('changed_at').as('last')])
        .executeTakeFirstOrThrow();
      stream.chats = `${count} ${last?.getTime() ?? 0}`;
      if (stream.chats !== (chats ?? (operator ? '' : '0 0'))) write(stream.reply, { kind: 'chat' });
    }

    async function send(accountId: number, stream: Stream, kind: 'state' | 'balance') {
      stream.isStale = true;
      if (stream.isSending) return;
      stream.isSending = true;
      try {
        while (stream.isStale && !stream.reply.raw.writableEnded) {
          stream.isStale = false;
          if (await isOver(accountId, stream)) return;
          if (!stream.operator) {
            for (const balance of await readBalances(db, stream.member)) write(stream.reply, { kind, balance });
            await sendUnread(stream);
          }
          await sendChat(stream);
        }
      } catch (error) {
        app.log.error({ err: error }, 'a balance could not be pushed');
        // The browser reconnects and receives the whole state.
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
      for (const { reply } of listening()) reply.raw.write(STILL_HERE);
    }, HEARTBEAT_MS);
    const sessionCheck = setInterval(() => {
      for (const [accountId, ofAccount] of streams)
        for (const stream of ofAccount) void isOver(accountId, stream).catch(() => end(accountId, stream));
    }, SESSION_CHECK_MS);
    const listening = (): Listener[] => [...streams.values(), ...visitors.values()].flatMap((listeners) => listeners.values().toArray());
    const merchantsListening = () => new Set(listening().map(({ merchant }) => merchant));
    const tell = (merchant: string, event: PushEvent) => {
      for (const listener of listening()) if (listener.merchant === merchant) write(listener.reply, event);
    };
    /** Notifies a brand's listeners of a change. Read errors are retried at the next interval. */
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
    const jackpots = new JackpotWatch(services);
    const jackpotLook = setInterval(() => look(merchantsListening(), jackpots, { kind: 'jackpot' }), JACKPOT_LOOK_MS);
    app.addHook('preClose', () => {
      stopListening();
      clearInterval(jackpotLook);
      clearInterval(winnerLook);
      clearInterval(statusLook);
      clearInterval(heartbeat);
      clearInterval(sessionCheck);
      for (const { reply } of listening()) reply.raw.end();
    });

    /** Opens the stream of a visitor, who is told of the brand alone. */
    async function welcome(request: FastifyRequest, reply: FastifyReply, network: string) {
      const brand = await brandOf(services, request);
      if (!brand) return sendRefusal(reply, 'invalidInput', { field: 'X-Merchant', rule: 'known' });
      const { merchant } = brand.brand;
      await statuses.begin(merchant);
      const ofNetwork = visitors.get(network) ?? new Set();
      if (ofNetwork.size >= MAX_STREAMS) return sendRefusal(reply, 'tooMany', { retryAfterS: 60 });
      const visitor = { reply, merchant };
      visitors.set(network, ofNetwork.add(visitor));
      begin(reply, () => endOf(visitors, network, visitor));
      return reply.raw.write(STILL_HERE);
    }

    app.get('/wps/events', { exposeHeadRoute: false }, async (request, reply) => {
      const network = networkOf(request.ip);
      const retryAfterS = unknownTokens.waitOf(network, performance.now());
      if (retryAfterS !== undefined) return sendRefusal(reply, 'tooMany', { retryAfterS });
      if (request.headers.authorization === undefined) return welcome(request, reply, network);
      const sessionToken = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
      if (!sessionToken) return sendRefusal(reply, 'loginRequired');
      const session = (await findSession(db, sessionToken, new Date())) ?? (await findOperatorSession(db, sessionToken, new Date()));
      if (!session) {
        unknownTokens.take(network, performance.now());
        return sendRefusal(reply, 'sessionEnded');
      }
      if (session.mustChangePassword) return sendRefusal(reply, 'passwordMustChange');
      const accountId = session.member.id;
      const ofAccount = streams.get(accountId) ?? new Set();
      if (ofAccount.size >= MAX_STREAMS) return sendRefusal(reply, 'tooMany', { retryAfterS: 60 });

      await statuses.begin(session.member.merchant);
      const stream: Stream = {
        reply,
        merchant: session.member.merchant,
        sessionHash: session.hash,
        member: session.member,
        operator: session.operator,
        isSending: false,
        isStale: false,
      };
      streams.set(accountId, ofAccount.add(stream));
      begin(reply, () => end(accountId, stream));
      await send(accountId, stream, 'state');
    });
  };

const STILL_HERE = ': still here\n\n';

function endOf<Key, One extends Listener>(all: Map<Key, Set<One>>, key: Key, one: One) {
  const ofKey = all.get(key);
  ofKey?.delete(one);
  if (ofKey?.size === 0) all.delete(key);
  one.reply.raw.end();
}

function begin(reply: FastifyReply, onClose: () => void) {
  reply.hijack();
  reply.raw.on('close', onClose);
  reply.raw.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // A kept-alive connection would delay a stop until its idle timeout.
    Connection: 'close',
    'X-Accel-Buffering': 'no',
    'X-Content-Type-Options': 'nosniff',
  });
}

/** Returns the brand that a visitor names, otherwise the one of the address. */
const brandOf = ({ brands }: Services, { headers, hostname }: FastifyRequest) =>
  headers['x-merchant'] === undefined ? brands.ofHost(hostname) : brands.find(String(headers['x-merchant']));

const write = (reply: FastifyReply, event: PushEvent) => reply.raw.write(`data: ${JSON.stringify(event)}\n\n`);
