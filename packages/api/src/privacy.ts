import { z } from 'zod';
import { defineCall } from './call.ts';

const channels = z.object({ email: z.boolean(), sms: z.boolean(), phone: z.boolean(), push: z.boolean() });

export const consents = defineCall({
  method: 'GET',
  path: '/wps/member/consents',
  summary: 'Tells by which ways the member may be advertised to',
  session: 'required',
  account: 'real',
  input: z.object({}),
  output: channels,
  refusals: [],
});

export const setConsents = defineCall({
  method: 'PUT',
  path: '/wps/member/consents',
  summary: 'Gives or withdraws the consent to advertising, by way',
  note: 'Ways that are left out stay as they are.',
  example: { email: false, sms: false },
  session: 'required',
  account: 'real',
  input: channels.partial(),
  output: channels,
  refusals: [],
});

export const myData = defineCall({
  method: 'GET',
  path: '/wps/member/data',
  summary: 'Returns a copy of everything about the member who asks',
  note: 'By subject: each is a list of records. Pictures are in it as `data:` addresses. Secrets are left out, such as hashes of passwords.',
  session: 'required',
  account: 'real',
  input: z.object({}),
  output: z.object({ madeAt: z.string(), subjects: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }),
  refusals: [],
  perHour: 5,
});

export const closeAccount = defineCall({
  method: 'POST',
  path: '/wps/member/close',
  enc: true,
  summary: 'Closes the account for good, and removes what no law asks to be kept',
  note: '`conflict`: something is still open; `rule` is `balance`, `bets`, `withdrawals`, `deposits` or `vendors`.',
  example: { password: 'Marquee#2026' },
  session: 'required',
  account: 'real',
  input: z.object({ password: z.string().min(1).max(200) }),
  output: z.null(),
  refusals: ['wrongCredentials', 'conflict'],
  perHour: 5,
});
