import { type AccountNeed, type Call, perMinuteOf } from '@site/api/call';
import { calls, plannedCalls } from '@site/api/calls';
import { sealedType } from '@site/api/sealed';
import { MAX_UPLOAD_BYTES } from '@site/api/uploads';
import type { Brand } from '@site/api/system';
import { isAgent, isTrial } from '@site/rules/account';
import { mayDo } from '@site/api/deskRoles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { acceptedEnvelope, sendRefusal, statusOf } from './answer.ts';
import { codingOf } from './compressReplies.ts';
import type { Handler, Member, Outcome } from './handle.ts';
import { isSerialized, cachedBytes } from './cachedBytes.ts';
import { MinuteCounts } from './MinuteCounts.ts';
import { networkOf } from '@site/rules/networkOf';
import { languageOf } from './languageOf.ts';
import { RETRY_AFTER_S } from './Overload.ts';
import { readHandlers } from './readHandlers.ts';
import { RefusalError } from './RefusalError.ts';
import type { Services } from '../services.ts';
import { openSealed } from '../session/openSealed.ts';
import { HOUR_MS, takeFromRateWindow } from '../session/rateWindow.ts';
import { savesData } from './savesData.ts';
import { counting, shedding } from './shedding.ts';
import { ReplyCache } from './ReplyCache.ts';
import { findSession, type Session } from '../session/sessions.ts';
import { RejectedCallers } from './RejectedCallers.ts';
import type { BrandState } from '../system/Brands.ts';
import { findOperatorSession } from '../operator/operatorSessions.ts';
import { applyBlockList } from '../system/applyBlockList.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is encrypted, and all its faults have the same reply. */
    sealed?: boolean;
    /** The body has parts, one of them a file. */
    hasParts?: boolean;
  }
  interface FastifyRequest {
    /** The caller, once known. */
    asker: Asker | null;
  }
}

const formType = 'application/x-www-form-urlencoded';
const partsType = 'multipart/form-data';
const BODY_LIMIT = 256 * 1024;
/** A file, the other parts and what stands between them. */
const PARTS_LIMIT = MAX_UPLOAD_BYTES + 16 * 1024;
/** Maximum number of undecryptable bodies per minute from one network, over all calls. */
const JUNK_PER_MINUTE = 60;

/**
 * Serves every call as a route: session, permission, validation, handler, and the reply in the envelope. A planned call answers that it is
 * unavailable.
 */
export const serveCalls = (services: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    app.decorateRequest('asker', null);
    app.addHook(
      'onRequest',
      shedding(services.overload, (_request, reply) => sendRefusal(reply, 'unavailable', { retryAfterS: RETRY_AFTER_S })),
    );
    app.addHook('onRequest', counting(services.overload.atWork));
    // Other sites can send plain text without a preflight request.
    app.removeContentTypeParser('text/plain');
    app.addContentTypeParser(sealedType, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => done(null, new URLSearchParams(String(body))));
    app.addContentTypeParser(partsType, { parseAs: 'buffer' }, readParts);
    for (const { method, path } of Object.values(plannedCalls))
      app.route({ method, url: path, exposeHeadRoute: false, handler: (_request, reply) => sendRefusal(reply, 'unavailable') });
    const sharedAnswers = new ReplyCache(services.content);
    const junk = new MinuteCounts(JUNK_PER_MINUTE);
    app.addHook('onError', async ({ asker, routeOptions }, _reply, error) => {
      if (asker && routeOptions.config.sealed && isJunk(error)) junk.take(networkOf(asker.address), performance.now());
    });
    const handlers = await readHandlers();
    for (const [name, call] of Object.entries<Call>(calls)) {
      const handler = handlers.get(name);
      if (!handler) throw new Error(`${name} has no handler.`);
      const limits = limitsOf(services, name, call);
      const answer = answering(services, call, handler, limits);
      app.route({
        method: call.method,
        url: call.path,
        bodyLimit: call.multipart ? PARTS_LIMIT : BODY_LIMIT,
        exposeHeadRoute: false,
        config: { sealed: call.enc === true, hasParts: call.multipart === true },
        async onRequest(request) {
          const asker = await askerOf(request, services, call);
          request.asker = asker;
          // An encrypted body counts once decrypted; undecryptable ones are counted separately, in memory.
          if (call.enc) {
            refuseUntil(junk.waitOf(networkOf(asker.address), performance.now()));
            limits.check(asker);
          } else await limits.count(asker);
          admit(call, asker);
        },
        async handler(request, reply) {
          const { asker } = request;
          if (!asker) throw new Error('The request was not admitted.');
          if (!handler.isShared) return answer(request, reply, asker);
          const shared = await sharedAnswers.of(asker.brand);
          const asked = `${request.url} ${request.headers['accept-language']}`;
          const known = shared.get(asked);
          return known ? cachedReply(request, reply, call, known) : answer(request, reply, asker, (value) => shared.set(asked, value));
        },
      });
    }
  };

/** Returns true for errors of reading or decrypting an encrypted body. */
const isJunk = (error: Error) => (error instanceof RefusalError ? error.code === 'badEnvelope' : statusOf(error) < 500);

/** Returns a route handler. `share` receives replies that answer other requests too. */
function answering(services: Services, call: Call, handler: Handler, limits: Limits) {
  return async (request: FastifyRequest, reply: FastifyReply, asker: Asker, share?: (value: object) => void) => {
    const { address, brand, session, now } = asker;
    const given = await bodyOf(request, services, { call, handler, now });
    if (call.enc) await limits.count(asker);
    const input = parsedInput(call, given);
    if (session && isForActive(call, input)) requireAccount('active', session.member);
    const outcome: Outcome<Call> = await handler.run({
      input,
      member: session?.member,
      operator: session?.operator,
      sessionHash: session?.hash,
      address,
      userAgent: request.headers['user-agent'] ?? '',
      headers: request.headers,
      // Lazy: few handlers read it, and it is computed from all proxies' headers.
      get origin() {
        return `${request.protocol}://${request.host}`;
      },
      language: languageAsked(input, brand.brand) ?? languageOf(brand.brand, { header: request.headers['accept-language'] }),
      savesData: savesData(request),
      merchant: brand.brand.merchant,
      now,
      services,
    });
    if (!outcome.ok) return sendRefusal(reply, outcome.code, outcome.details);
    if (outcome.headers) reply.headers(outcome.headers);
    const value: unknown = outcome.value;
    const isKept = outcome.isKept && typeof value === 'object' && value !== null;
    if (services.config.mode !== 'production' && !(isKept && isSerialized(value))) call.output.parse(value);
    if (isKept) {
      share?.(value);
      return cachedReply(request, reply, call, value);
    }
    reply.header('Cache-Control', cacheControlOf(call));
    return acceptedEnvelope(value);
  };
}

const cacheControlOf = ({ session, method }: Call) => (session === 'none' && method === 'GET' ? 'no-cache' : 'no-store');

function cachedReply(request: FastifyRequest, reply: FastifyReply, call: Call, value: object) {
  const coding = codingOf(request);
  if (coding) reply.header('Content-Encoding', coding);
  reply.header('Cache-Control', cacheControlOf(call)).header('Vary', 'Accept-Encoding').type('application/json; charset=utf-8');
  return cachedBytes(value, coding);
}

/** Returns the language that a call names. Refuses one that the brand does not offer. */
function languageAsked(input: unknown, { languages }: Brand): string | undefined {
  for (const field of ['language', 'lang'] as const) {
    const asked = (input as Partial<Record<typeof field, string>> | null)?.[field];
    if (asked === undefined) continue;
    if (!languages.includes(asked)) throw new RefusalError('invalidInput', { field, rule: 'known' });
    return asked;
  }
  return undefined;
}

interface Asker {
  /** IP address, read once because every access parses the proxies' headers again. */
  address: string;
  brand: BrandState;
  /** True when a token was sent, valid or not. */
  hasToken: boolean;
  session: Session | undefined;
  now: Date;
}

async function askerOf(request: FastifyRequest, { db, brands }: Services, call: Call): Promise<Asker> {
  const now = new Date();
  const address = request.ip;
  if (!request.headers['x-module']) throw new RefusalError('invalidInput', { field: 'X-Module', rule: 'required' });
  const merchant = request.headers['x-merchant'];
  const brand = merchant === undefined ? await brands.ofHost(request.hostname) : await brands.find(String(merchant));
  if (!brand) throw new RefusalError('invalidInput', { field: 'X-Merchant', rule: 'known' });
  const token = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
  const findAny = call.role === 'operator' ? findOperatorSession : findSession;
  const found = token && call.session !== 'none' ? await findAny(db, token, now) : undefined;
  const counts = found?.member.merchant === brand.brand.merchant && (call.session === 'required' || !found.mustChangePassword);
  return {
    address,
    brand: applyBlockList(brand, address),
    hasToken: request.headers.authorization !== undefined,
    session: counts ? found : undefined,
    now,
  };
}

const keyOf = ({ session, address }: Asker) => (session ? `account ${session.member.id}` : `address ${networkOf(address)}`);

interface Limits {
  /** Refuses a request that is known to exceed the call's limits. Does not count. */
  check(asker: Asker): void;
  /** Counts a request. Refuses one that exceeds the call's limits. */
  count(asker: Asker): Promise<void>;
}

/** Counts requests by key. Both methods return the whole seconds to wait, or undefined. */
interface Counter {
  waitOf(key: string, nowMs: number): number | undefined;
  take(key: string, nowMs: number, now: Date): Promise<number | undefined> | number | undefined;
}

function limitsOf({ db }: Services, name: string, call: Call): Limits {
  const max = perMinuteOf(call);
  // Visitors' writes are subject to guessing, so several processes must share their count.
  const counter = call.session === 'none' && call.method !== 'GET' ? visitorCounter(db, name, max) : new MinuteCounts(max);
  return {
    check: (asker) => refuseUntil(counter.waitOf(keyOf(asker), performance.now())),
    async count(asker) {
      refuseUntil(await counter.take(keyOf(asker), performance.now(), asker.now));
      if (call.perHour) refuseUntil(await takeFromRateWindow(db, `${name} ${keyOf(asker)}`, call.perHour, asker.now, HOUR_MS));
    },
  };
}

function visitorCounter(db: Services['db'], name: string, max: number): Counter {
  const turnedAway = new RejectedCallers();
  return {
    waitOf: (key, nowMs) => turnedAway.waitOf(key, nowMs),
    async take(key, nowMs, now) {
      const knownS = turnedAway.waitOf(key, nowMs);
      if (knownS !== undefined) return knownS;
      const retryAfterS = await takeFromRateWindow(db, `${name} ${key}`, max, now);
      if (retryAfterS !== undefined) turnedAway.add(key, retryAfterS, nowMs);
      return retryAfterS;
    },
  };
}

function refuseUntil(retryAfterS: number | undefined) {
  if (retryAfterS !== undefined) throw new RefusalError('tooMany', { retryAfterS });
}

function admit(call: Call, { brand, hasToken, session }: Asker) {
  const isAlwaysAnswered = call.isAlwaysAnswered || call.role === 'operator';
  if (brand.status === 1 && !isAlwaysAnswered) throw new RefusalError('maintenance', { maintenanceEnd: brand.maintenanceEnd });
  if (brand.status === 2 && !isAlwaysAnswered) throw new RefusalError('regionBlocked');
  if (call.session !== 'required') return;
  if (!session) throw new RefusalError(hasToken ? 'sessionEnded' : 'loginRequired');
  if (session.mustChangePassword && !call.isBeforePassword) throw new RefusalError('passwordMustChange');
  if (call.role === 'agent' && !isAgent(session.member)) throw new RefusalError('notAgent');
  requireAccount(call.account, session.member);
  if (call.act && !(session.operator && mayDo(session.operator.role, call.act))) throw new RefusalError('forbidden');
}

/** Refuses members whose account the call is closed to. */
function requireAccount(need: AccountNeed = 'any', member: Member): void {
  if (need === 'any') return;
  if (isTrial(member)) throw new RefusalError('needsRealAccount');
  if (need === 'active' && member.state !== 'active') throw new RefusalError(member.state);
}

/** Returns true for input with which the call is open to active accounts alone. */
const isForActive = ({ activeFor }: Call, input: unknown) =>
  activeFor !== undefined && Object.entries(activeFor).every(([name, value]) => (input as Record<string, unknown>)[name] === value);

/** Returns the unvalidated input. */
async function bodyOf(
  request: FastifyRequest,
  services: Services,
  { call, handler, now }: { call: Call; handler: Handler; now: Date },
): Promise<unknown> {
  if (call.enc)
    return openSealed(typeOf(request) === sealedType ? request.body : undefined, {
      ...services,
      path: call.path,
      now,
      admit(given) {
        if (!handler.admit) return;
        const { success, data } = call.input.safeParse(given);
        if (success) handler.admit(data, services);
      },
    });
  return call.method === 'POST' || call.method === 'PUT' ? plainBodyOf(request, call) : request.query;
}

/** Returns the media type of the body, without parameters. */
const typeOf = ({ headers }: FastifyRequest) => headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();

function parsedInput(call: Call, given: unknown): unknown {
  const parsed = call.input.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new RefusalError('invalidInput', faultOf(parsed.error));
}

/** Accepts forms only where a form is expected: other sites can send forms. */
function plainBodyOf({ body }: FastifyRequest, { form, multipart }: Call): unknown {
  const isExpected = body instanceof URLSearchParams === (form === true) && body instanceof FormData === (multipart === true);
  const expected = form ? formType : multipart ? partsType : 'application/json';
  if (!isExpected) throw new RefusalError('invalidInput', { field: 'Content-Type', rule: expected });
  return body instanceof URLSearchParams || body instanceof FormData ? Object.fromEntries(body) : body;
}

/** Reads the parts of a body. Refuses one that names two of them alike. Other calls get none, and refuse the type in their own way. */
async function readParts(request: FastifyRequest, body: Buffer): Promise<FormData> {
  if (!request.routeOptions.config.hasParts) return new FormData();
  const parts = await new Response(new Uint8Array(body), { headers: { 'Content-Type': request.headers['content-type'] ?? '' } })
    .formData()
    .catch(() => undefined);
  if (!parts) throw new RefusalError('invalidInput', { field: 'body', rule: partsType });
  const names = [...parts.keys()];
  const again = names.find((name, index) => names.indexOf(name) !== index);
  if (again !== undefined) throw new RefusalError('invalidInput', { field: again, rule: 'one' });
  return parts;
}

function faultOf({ issues: [issue] }: z.ZodError) {
  if (!issue) return {};
  const bound = 'minimum' in issue ? ` ${issue.minimum}` : 'maximum' in issue ? ` ${issue.maximum}` : '';
  const rule: unknown = issue.code === 'custom' ? issue.params?.['rule'] : undefined;
  const extra = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return { field: [...issue.path, ...extra].join('.') || 'body', rule: typeof rule === 'string' ? rule : `${issue.code}${bound}` };
}
