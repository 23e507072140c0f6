import { statusOfWalletCode, walletCalls, type WalletAnswer, type WalletCallName, type WalletInput } from '@site/api/vendor';
import { ceilingMinor } from '@site/rules/credits';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { KeyedQueue } from '../http/KeyedQueue.ts';
import { type Line, Overload, RETRY_AFTER_S } from '../http/Overload.ts';
import type { Bus } from '../push/Bus.ts';
import type { Services } from '../services.ts';
import { counting, shedding } from '../http/shedding.ts';
import { AnswerCache } from './vendor/AnswerCache.ts';
import { authenticate } from './vendor/authenticate.ts';
import { balance } from './vendor/balance.ts';
import { CallerDisconnected } from './vendor/CallerDisconnected.ts';
import { credit } from './vendor/credit.ts';
import { debit } from './vendor/debit.ts';
import { endRound } from './vendor/endRound.ts';
import { accountIdOf } from './vendor/playerId.ts';
import { rollback } from './vendor/rollback.ts';
import { RequestLog } from './RequestLog.ts';
import { isValidSignature } from './vendor/signature.ts';
import type { WalletContext } from './vendor/WalletContext.ts';

const bodyLimitBytes = 64 * 1024;

type Operations = { [N in WalletCallName]: (context: WalletContext, input: WalletInput<N>) => Promise<WalletAnswer> };

interface Sender {
  /** The vendor that signed the call. */
  integration: string;
  request: FastifyRequest;
}

/**
 * Serves the seamless wallet that vendors call. A body is parsed only after its signature is verified. Every answer has a code.
 *
 * Source: VEN-01.
 */
export function serveWallet({
  db,
  walletDb,
  bus,
  adapters,
  overload,
}: Pick<Services, 'db' | 'walletDb' | 'bus' | 'adapters' | 'overload'>): FastifyPluginCallback {
  return (app, _options, done) => {
    const players = new KeyedQueue();
    const answers = new AnswerCache();
    const line: Line = { waiting: 0, served: 0 };
    overload.include(line);
    // Payments are refused for their own queue alone: a crowd of visitors must not turn them away.
    app.addHook(
      'onRequest',
      shedding(new Overload(line), (_request, reply) => send(reply.header('Retry-After', RETRY_AFTER_S), { code: 'TRANSIENT' })),
    );
    // These calls wait for no other service, so every unanswered request waits for our own capacity.
    app.addHook('onRequest', counting(line));
    const log = new RequestLog({ db, onError: (error) => app.log.error(error) });
    app.addHook('onClose', () => log.close());
    /** The vendors that signed the requests under way. Others are not stored: anybody could fill the disk. */
    const signers = new WeakMap<FastifyRequest, string>();
    const store = (request: FastifyRequest, status: number | null, reply: string | null) => {
      const integration = signers.get(request);
      if (integration) log.add({ at: new Date(), integration, path: request.url, body: bodyOf(request), status, reply });
    };
    app.addHook('onSend', async (request, { statusCode }, payload) => store(request, statusCode, String(payload)));
    // The signature covers the raw bytes, so the body is parsed after its verification.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, parsed) => parsed(null, body));

    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (error instanceof CallerDisconnected) {
        store(request, null, null);
        return reply.hijack();
      }
      const { statusCode = 500 } = error;
      // Invalid requests get a final code: a retry would fail too.
      if (statusCode >= 400 && statusCode < 500) {
        const field = statusCode === 415 ? 'Content-Type' : 'body';
        return reply.status(statusCode).send({ code: 'INVALID_INPUT', field } satisfies WalletAnswer);
      }
      request.log.error(error);
      return send(reply, { code: 'TRANSIENT' });
    });

    const operations: Operations = {
      authenticate,
      balance,
      debit: publishing(bus, debit),
      credit: publishing(bus, credit),
      rollback: publishing(bus, rollback),
      endRound,
    };

    /** Carries a call out, whose signature has been verified. */
    async function carryOut(name: WalletCallName, content: unknown, { integration, request }: Sender): Promise<WalletAnswer> {
      const parsed = walletCalls[name].input.safeParse(content);
      if (!parsed.success) return { code: 'INVALID_INPUT', field: parsed.error.issues[0]?.path.join('.') || 'body' };
      const input: WalletInput<WalletCallName> = parsed.data;
      const run: (context: WalletContext, input: never) => Promise<WalletAnswer> = operations[name];
      if (isTooLarge(input)) return { code: 'AMOUNT_TOO_LARGE', field: 'amountMinor' };
      const context = { db: walletDb, answers, integration, isCallerDisconnected: () => !request.raw.socket.writable };
      const accountId = 'playerId' in input ? accountIdOf(input.playerId) : undefined;
      // A disconnected caller will retry, and must not delay others.
      const work = () => (context.isCallerDisconnected() ? Promise.reject(new CallerDisconnected()) : run(context, input as never));
      // Operations of one player wait for the same wallet lock, and would each hold a connection.
      return accountId ? players.run(accountId, work) : work();
    }

    for (const [name, { path }] of Object.entries(walletCalls))
      app.post(path, async (request, reply) => {
        const integration = signerOf(request, adapters);
        if (!integration) return send(reply, { code: 'BAD_SIGNATURE' });
        signers.set(request, integration);
        return send(reply, await carryOut(name as WalletCallName, parseJson(request.body), { integration, request }));
      });

    for (const { integration, dialect } of adapters.values()) {
      if (!dialect) continue;
      for (const path of dialect.paths)
        app.post(`/vendor/${integration.toLowerCase()}${path}`, async (request, reply) => {
          const read = dialect.read({ path, header: (name) => headerOf(request, name), body: bodyOf(request) });
          if ('call' in read || read.code !== 'BAD_SIGNATURE') signers.set(request, integration);
          const answer = 'call' in read ? await carryOut(read.call, read.content, { integration, request }) : read;
          const { status, body } = dialect.write(answer, read);
          return reply.status(status).header('Cache-Control', 'no-store').send(body);
        });
    }
    done();
  };
}

function isTooLarge(input: WalletInput<WalletCallName>): boolean {
  return 'amountMinor' in input && BigInt(input.amountMinor) > ceilingMinor(input.currency);
}

function signerOf(request: FastifyRequest, adapters: Services['adapters']): string | undefined {
  const integration = headerOf(request, 'x-vendor');
  const signed = {
    secret: adapters.get(integration)?.secret,
    timestamp: headerOf(request, 'x-timestamp'),
    method: request.method,
    path: request.url,
    signature: headerOf(request, 'x-signature'),
    body: bodyOf(request),
    nowMs: Date.now(),
  };
  return isValidSignature(signed) ? integration : undefined;
}

/** Publishes the changed balance after the operation has committed. */
function publishing<Input extends { playerId: string }>(bus: Bus, run: (context: WalletContext, input: Input) => Promise<WalletAnswer>) {
  return async (context: WalletContext, input: Input) => {
    const answer = await run(context, input);
    const accountId = accountIdOf(input.playerId);
    if (answer.code === 'OK' && accountId) bus.publish([accountId]);
    return answer;
  };
}

function send(reply: FastifyReply, answer: WalletAnswer) {
  return reply.status(statusOfWalletCode[answer.code]).header('Cache-Control', 'no-store').send(answer);
}

const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

/** Parses JSON; returns undefined for invalid text, so that the schema refuses it. */
function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
