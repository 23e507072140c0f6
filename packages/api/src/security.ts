import { z } from 'zod';
import { defineCall } from './call.ts';
import { time } from './common.ts';
import { routes } from './routes.ts';

/** A browser that is logged in or remembered. `id` is good for ending it; `address` is masked, and empty where nobody can tell. */
const device = z.object({
  id: z.string(),
  /** Browser and system, such as 'Firefox, Windows'; empty where nobody can tell. */
  device: z.string(),
  address: z.string(),
  /** When it was last used. */
  at: time,
  /** It is the one that asks. */
  current: z.boolean(),
});

export const devices = defineCall(routes.devices, {
  session: 'required',
  input: z.object({}),
  output: z.object({ list: z.array(device) }),
  refusals: [],
});

/** `all` ends every device but the one that asks. */
export const endDevice = defineCall(routes.endDevice, {
  session: 'required',
  input: z.object({ id: z.string().max(60) }),
  output: z.null(),
  refusals: ['notFound'],
});

/** How a try to log in ended. Of `unknownAddress` and `codeAsked`, no more than that the first proof was right. */
export const loginResult = z.enum(['loggedIn', 'wrongPassword', 'unknownAddress', 'codeAsked']);

/** The last fifty tries, newest first. */
export const loginHistory = defineCall(routes.loginHistory, {
  session: 'required',
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ at: time, device: z.string(), address: z.string(), result: loginResult })) }),
  refusals: [],
});

const code = z.string().trim().min(6).max(20);
const password = z.string().min(1).max(200);

/** What an authenticator app is given, as an address for its camera and in letters. `conflict`: there is one already. */
export const startTotp = defineCall(routes.startTotp, {
  session: 'required',
  input: z.object({ password }),
  output: z.object({ uri: z.string(), secret: z.string() }),
  refusals: ['wrongCredentials', 'conflict'],
  perHour: 10,
});

/** Turns the authenticator on. Each recovery code stands in for it once; they are not shown again. */
export const confirmTotp = defineCall(routes.confirmTotp, {
  session: 'required',
  input: z.object({ code }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['wrongCode', 'notFound'],
  perHour: 10,
});

/** `code`: the authenticator's, or a recovery code. */
export const removeTotp = defineCall(routes.removeTotp, {
  session: 'required',
  input: z.object({ code }),
  output: z.null(),
  refusals: ['wrongCode', 'notFound'],
  perHour: 10,
});

const passkey = z.object({ id: z.string(), name: z.string(), addedAt: time, usedAt: time.nullable() });
const credential = z.object({ id: z.string(), type: z.literal('public-key') });

/** The member's passkeys, whether there is an authenticator, and what `navigator.credentials.create` is asked for one more. */
export const passkeys = defineCall(routes.passkeys, {
  session: 'required',
  input: z.object({}),
  output: z.object({
    list: z.array(passkey),
    hasTotp: z.boolean(),
    ticket: z.string(),
    /** With the binary parts in base64url. Source: WebAuthn §5.4. */
    options: z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
      timeout: z.int(),
      excludeCredentials: z.array(credential),
      authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
      attestation: z.literal('none'),
    }),
  }),
  refusals: [],
});

/** `response` is the attestation as `PublicKeyCredential.toJSON` gives it. `wrongCode`: it does not answer what was asked. */
export const addPasskey = defineCall(routes.addPasskey, {
  session: 'required',
  input: z.object({
    password,
    name: z.string().trim().min(1).max(40),
    ticket: z.string().max(60),
    response: z.looseObject({
      id: z.string().max(2000),
      rawId: z.string().max(2000),
      type: z.literal('public-key'),
      response: z.looseObject({ clientDataJSON: z.string().max(8000), attestationObject: z.string().max(16_000) }),
      clientExtensionResults: z.looseObject({}),
    }),
  }),
  output: passkey,
  refusals: ['wrongCredentials', 'wrongCode', 'codeExpired', 'conflict', 'limitReached'],
  perHour: 10,
});

export const removePasskey = defineCall(routes.removePasskey, {
  session: 'required',
  input: z.object({ id: z.string().max(2000) }),
  output: z.null(),
  refusals: ['notFound'],
  perHour: 10,
});
