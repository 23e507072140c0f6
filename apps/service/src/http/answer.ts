import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Envelope } from '@site/api/envelope';
import { type RefusalCode, type RefusalDetails, statusOfRefusal } from '@site/api/refusals';
import { errorCodes, type FastifyReply, type FastifyRequest } from 'fastify';
import { sqlStateOf } from '../database/sqlStateOf.ts';
import { RefusalError } from './RefusalError.ts';

/** Postgres's error code for text that no text column can hold, such as a zero byte. */
const CHARACTER_NOT_IN_REPERTOIRE = '22021';

export const acceptedEnvelope = (value: unknown): Envelope => ({ success: true, message: null, code: null, value });

/** Builds the envelope of a refusal. Texts for people are in the locales by code; this message is for logs and traces. */
export function refusedEnvelope(code: RefusalCode, details?: RefusalDetails, message = sentenceOf(code, details)): Envelope {
  return { success: false, message, code, value: details ?? null };
}

function sentenceOf(code: RefusalCode, details?: RefusalDetails): string {
  const words = code.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return details?.field ? `${sentence}: ${details.field}, ${details.rule ?? 'wrong'}.` : `${sentence}.`;
}

export function sendRefusal(reply: FastifyReply, code: RefusalCode, details?: RefusalDetails) {
  if (details?.retryAfterS !== undefined) reply.header('Retry-After', details.retryAfterS);
  return reply.status(statusOfRefusal[code]).header('Cache-Control', 'no-store').send(refusedEnvelope(code, details));
}

/** Minimum time before refusing an unreadable body, in milliseconds: the response time would reveal how far decryption got. */
export const REFUSED_AFTER_MS = 10;

async function refuseEnvelope(reply: FastifyReply) {
  await wait(Math.max(0, REFUSED_AFTER_MS - reply.elapsedTime));
  return sendRefusal(reply, 'badEnvelope');
}

/** Answers every error of a request: known ones as their refusal, others as `unavailable` with a reference to the log. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof RefusalError)
    return error.code === 'badEnvelope' ? refuseEnvelope(reply) : sendRefusal(reply, error.code, error.details);
  if (sqlStateOf(error) === CHARACTER_NOT_IN_REPERTOIRE) return sendRefusal(reply, 'invalidInput', { field: 'body', rule: 'text' });
  const status = statusOf(error);
  if (status >= 400 && status < 500) {
    if (request.routeOptions.config.sealed) return refuseEnvelope(reply);
    if (status === 413) return sendRefusal(reply, 'tooLarge');
    if (status === 415) return sendRefusal(reply, 'invalidInput', { field: 'Content-Type', rule: 'application/json' });
    if (error instanceof errorCodes.FST_ERR_BAD_URL) return sendRefusal(reply, 'invalidInput', { field: 'path', rule: 'url' });
    return sendRefusal(reply, 'invalidInput', { field: 'body', rule: 'json' });
  }
  const reference = logFailure(error, request);
  return reply
    .status(statusOfRefusal.unavailable)
    .header('Cache-Control', 'no-store')
    .send(refusedEnvelope('unavailable', { reference }, `Something went wrong. Reference: ${reference}.`));
}

/** Logs an unexpected error. Returns its reference for the person. */
export function logFailure(error: unknown, request: FastifyRequest): string {
  const reference = randomUUID();
  request.log.error({ err: error, reference }, 'request failed');
  return reference;
}

/** Returns the HTTP status of an error. @default 500 */
export function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
}
