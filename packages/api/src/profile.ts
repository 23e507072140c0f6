import { z } from 'zod';
import { defineCall } from './call.ts';
import { amountMinor, currency, time, uploadIds } from './common.ts';

/** Details that a brand may let its members change. What says who somebody is, and where money goes, is not among them. */
export const profileField = z.enum([
  'telegram',
  'whatsapp',
  'line',
  'zalo',
  'facebook',
  'wechat',
  'qqNum',
  'addresses',
  'occupation',
  'sourceOfIncome',
]);
export type ProfileField = z.infer<typeof profileField>;

/** Returns what a member may change, and the reward for a bound Zalo account where the brand offers one. Source: MEM-01, MEM-23. */
export const profile = defineCall({
  method: 'GET',
  path: '/wps/member/profile',
  summary: 'Reads what a member may change of the own profile',
  session: 'required',
  input: z.object({}),
  output: z.object({
    nickname: z.string(),
    fields: z.array(z.object({ field: profileField, value: z.string() })),
    /** Null where the brand offers none. `boundTo` is the masked number of a bound account. */
    zalo: z.object({ rewardMinor: amountMinor, currency, boundTo: z.string().nullable() }).nullable(),
  }),
  refusals: [],
});

const detail = z.string().trim().max(4000).optional();

/** Changes the fields that are sent; an empty text removes one. Refuses an invalid one by field, with a registration fault. */
export const setProfile = defineCall({
  method: 'PUT',
  path: '/wps/member/profile',
  summary: 'Changes the nickname and the details that the brand lets a member change',
  example: { nickname: 'Lotus' },
  session: 'required',
  account: 'real',
  input: z.object({
    nickname: detail,
    ...(Object.fromEntries(profileField.options.map((field) => [field, detail])) as Record<ProfileField, typeof detail>),
  }),
  output: z.null(),
  refusals: ['forbidden'],
});

/** Chooses one of the pictures of `memberIcon`; empty for none. */
export const setIcon = defineCall({
  method: 'PUT',
  path: '/wps/member/info/icon',
  summary: 'Chooses the own picture',
  example: { icon: 'lotus' },
  session: 'required',
  account: 'real',
  input: z.object({ icon: z.string().max(40) }),
  output: z.null(),
  refusals: [],
});

/**
 * Binds the Zalo account of the member's own mobile number, by a code of `sendMemberCode` for `zalo`, and credits the reward once.
 * `forbidden`: the brand offers none. `notFound`: the account has no number. `conflict`: it is bound to another account.
 */
export const bindZalo = defineCall({
  method: 'POST',
  path: '/wps/member/zalo',
  enc: true,
  summary: 'Binds the own Zalo account, which is rewarded once',
  note: 'The code is that of `sendMemberCode` for `zalo`, sent to the own mobile number.',
  example: { verificationCode: '123456' },
  session: 'required',
  account: 'active',
  input: z.object({ verificationCode: z.string().trim().min(6).max(20) }),
  output: z.object({ rewardMinor: amountMinor, currency }),
  refusals: ['forbidden', 'notFound', 'wrongCode', 'codeExpired', 'alreadyClaimed', 'conflict'],
  perHour: 10,
});

export const documentKind = z.enum(['identity', 'address', 'payment']);
export type DocumentKind = z.infer<typeof documentKind>;

/** `received` waits for a check. `reason` says why one was refused. An accepted one holds until `expiresAt`. */
export const memberDocument = z.object({
  id: z.string(),
  kind: documentKind,
  state: z.enum(['received', 'accepted', 'refused']),
  reason: z.string(),
  pictures: z.int(),
  sentAt: time,
  expiresAt: time.nullable(),
});
export type MemberDocument = z.infer<typeof memberDocument>;

/** Kinds that the brand asks for, and what was sent, newest first. Source: MEM-25. */
export const documents = defineCall({
  method: 'GET',
  path: '/wps/member/documents',
  summary: 'Lists own documents, and those that the brand asks for',
  session: 'required',
  account: 'real',
  input: z.object({}),
  output: z.object({ asked: z.array(documentKind), list: z.array(memberDocument) }),
  refusals: [],
});

/** Sends pictures of a document. `forbidden`: the brand does not ask for it. `conflict`: one is being checked, or holds. */
export const sendDocument = defineCall({
  method: 'POST',
  path: '/wps/member/documents',
  summary: 'Sends pictures of a document',
  note: 'The pictures are those of `upload` for `document`.',
  example: { kind: 'identity', uploads: ['5f2c1f0e-6d0a-4c43-9a55-0d3f5a0d1b11'] },
  session: 'required',
  account: 'real',
  input: z.object({ kind: documentKind, uploads: uploadIds }),
  output: memberDocument,
  refusals: ['forbidden', 'conflict'],
  perHour: 10,
});
