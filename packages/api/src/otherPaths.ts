import type { Area } from './calls.ts';
import { pushEvent } from './events.ts';
import { jsonSchemaOf } from './jsonSchemaOf.ts';
import { paymentCallback, paymentCallbackPath, statusOfPaymentCode } from './payments.ts';
import { refusalResponses } from './refusalResponses.ts';
import { socialCallbackPath, socialProvider, socialStartPath } from './social.ts';
import { tagOf } from './tagOf.ts';
import { vitalsReport } from './vitals.ts';

const query = (name: string, required: boolean, schema: object) => ({ name, in: 'query', required, schema });
const json = (schema: object) => ({ 'application/json': { schema } });
const state = (name: string) =>
  json({ type: 'object', properties: { success: { const: true }, value: { type: 'object', properties: { status: { const: name } } } } });
export const OTHER_TAG = {
  name: 'Other addresses',
  description: 'Addresses that browsers and monitors ask without the envelope of a call.',
};

const tagged = (area: Area) => ({ tags: [tagOf(area)] });
const otherTag = { tags: [OTHER_TAG.name] };

const redirect = {
  303: {
    description: 'To where it goes on',
    headers: { Location: { description: 'The address.', schema: { type: 'string', format: 'uri' } } },
  },
  ...refusalResponses(['tooMany']),
};

/** Addresses of the service that are not calls: a stream, a file, redirects, and addresses for monitors and browsers. Source: API-01. */
export const otherPaths: Record<string, Record<string, object>> = {
  '/wps/events': {
    get: {
      ...tagged('session'),
      operationId: 'events',
      summary: 'Streams what happens to the member or the operator who asks, and to the brand',
      description:
        'Server-Sent Events: each `data:` line is one JSON object. The first is `state`, with everything; a comment line is sent every 25 seconds. After `sessionEnded` nothing follows. Visitors ask without a session, with `X-Merchant`, and are told of the brand alone: `status`, `winner` and `jackpot`.\n\n**Limits.** Five streams of one account, and of the visitors of one network. Sixty tokens a minute without a session from one network.',
      security: [{}, { session: [] }],
      responses: {
        200: { description: 'The stream', content: { 'text/event-stream': { schema: jsonSchemaOf(pushEvent, 'output') } } },
        ...refusalResponses(['invalidInput', 'loginRequired', 'sessionEnded', 'passwordMustChange', 'tooMany', 'unavailable']),
      },
    },
  },
  '/wps/exports/file': {
    get: {
      ...tagged('exports'),
      operationId: 'exportFile',
      summary: 'Downloads a report that `startExport` has prepared',
      description: 'Works once, within 60 seconds, without a session.\n\n**Limit.** 30 a minute of one network.',
      parameters: [query('ticket', true, { type: 'string', maxLength: 80 })],
      responses: {
        200: { description: 'The file', content: { 'text/csv': { schema: { type: 'string' } } } },
        ...refusalResponses(['notFound', 'tooMany', 'unavailable']),
      },
    },
  },
  [socialStartPath]: {
    get: {
      ...tagged('session'),
      operationId: 'socialStart',
      summary: 'Leads a browser to sign in with another provider',
      description:
        'An address to go to, not a call: it answers by leading elsewhere, to `/login?social=` and why where it cannot.\n\n**Limit.** 20 a minute of one network.',
      parameters: [
        query('provider', true, jsonSchemaOf(socialProvider, 'input')),
        query('merchant', false, { type: 'string', maxLength: 40 }),
      ],
      responses: redirect,
    },
  },
  [socialCallbackPath]: {
    get: {
      ...tagged('session'),
      operationId: 'socialCallback',
      summary: 'Takes a browser back from another provider',
      description:
        'Leads to `/?code=` for a member, to be exchanged by `exchangeCode`; to `/register?socialTicket=` for somebody without an account; else to `/login?social=` and why.\n\n**Limit.** 20 a minute of one network.',
      parameters: [query('state', false, { type: 'string' }), query('code', false, { type: 'string' })],
      responses: redirect,
    },
  },
  [paymentCallbackPath('{provider}')]: {
    post: {
      ...otherTag,
      operationId: 'paymentCallback',
      summary: 'Takes a payment provider’s report of a payment',
      description:
        'Signed as vendors sign: `X-Timestamp` in milliseconds since 1970, good for five minutes either way, and in `X-Signature` the hex HMAC-SHA256 of time, method, path and body, joined by newlines. Each `txId` counts once: the same report again is answered `OK`, another with its id `DUPLICATE_MISMATCH`. Anything but `OK` has changed nothing; `TRANSIENT` asks for a retry.',
      parameters: [{ name: 'provider', in: 'path', required: true, schema: { type: 'string' } }],
      requestBody: { required: true, content: json(jsonSchemaOf(paymentCallback, 'input')) },
      responses: Object.fromEntries(
        Object.entries(statusOfPaymentCode).map(([code, status]) => [
          status,
          { description: code, content: json({ type: 'object', properties: { code: { const: code } } }) },
        ]),
      ),
    },
  },
  '/ping.json': {
    get: {
      ...otherTag,
      operationId: 'ping',
      summary: 'Answers at once, to measure a line',
      description: 'May be asked from any origin. Not in the envelope.',
      responses: { 200: { description: 'Answered', content: json({ type: 'object', properties: { ok: { const: true } } }) } },
    },
  },
  '/healthz': {
    get: {
      ...otherTag,
      operationId: 'health',
      summary: 'Tells whether the process lives',
      description: 'Asks nothing of the database.',
      responses: { 200: { description: 'It lives', content: state('alive') } },
    },
  },
  '/readyz': {
    get: {
      ...otherTag,
      operationId: 'readiness',
      summary: 'Tells whether the service can do its work',
      description: 'Asks the database.',
      responses: { 200: { description: 'It can', content: state('ready') }, ...refusalResponses(['unavailable']) },
    },
  },
  '/report/csp': {
    post: {
      ...otherTag,
      operationId: 'reportPolicy',
      summary: 'Takes a browser’s report of a breach of the page policy',
      description: 'Goes to the log, without what may be a secret.\n\n**Limit.** 30 a minute of one network.',
      requestBody: { required: true, content: { 'application/csp-report': { schema: { type: 'object' } } } },
      responses: { 204: { description: 'Taken' }, ...refusalResponses(['tooLarge', 'tooMany']) },
    },
  },
  '/report/vitals': {
    post: {
      ...otherTag,
      operationId: 'reportVitals',
      summary: 'Takes the Core Web Vitals that a browser has measured on a page',
      description: 'Counted for `/metrics`, and not kept otherwise.\n\n**Limit.** 30 a minute of one network.',
      requestBody: { required: true, content: json(jsonSchemaOf(vitalsReport, 'input')) },
      responses: { 204: { description: 'Counted' }, ...refusalResponses(['invalidInput', 'tooLarge', 'tooMany']) },
    },
  },
  '/metrics': {
    get: {
      ...otherTag,
      operationId: 'metrics',
      summary: 'Tells what the process has answered and how it is, as Prometheus reads it',
      description: 'For the machine of the service itself, and for who sends the token of `METRICS_TOKEN` as `Authorization: Bearer`.',
      responses: {
        200: { description: 'The measures', content: { 'text/plain': { schema: { type: 'string' } } } },
        ...refusalResponses(['forbidden']),
      },
    },
  },
};
