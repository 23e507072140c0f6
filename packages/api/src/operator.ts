import { deskActs } from './deskRoles.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import * as sample from './samples.ts';
import { captchaAnswer } from './captcha.ts';
import { amountMinor, currency, languageCode, minor, nodeId, pageNo, time, transferId } from './common.ts';
import { MOST_MINUTES_CLOSED } from './mostMinutesClosed.ts';

/** An operator, as the desk shows its own. Source: OPR-01. */
export const operatorValue = z.object({
  username: z.string(),
  nickname: z.string(),
  role: z.enum(['support', 'cashier', 'content', 'admin']),
  acts: z.array(z.enum(deskActs)),
  /** A code of an authenticator is asked for at every log-in. */
  hasAuthenticator: z.boolean(),
  /** There is none in production: the desk reminds of it. */
  isAuthenticatorDue: z.boolean(),
});
export type OperatorValue = z.infer<typeof operatorValue>;

/** Why something is done: shown in the log, and to the member where it concerns one. */
const reason = z.string().trim().max(2000).default('');
const neededReason = z.string().trim().min(1).max(2000);
const accountId = z.coerce.number().int().min(1).max(2_147_483_647);

export const operatorLogin = defineCall({
  method: 'POST',
  path: '/wps/operator/session',
  enc: true,
  summary: 'Logs an operator in',
  note: '`totp` is a code of the authenticator or a recovery code. Refused with `wrongCode` when the password is right and the code is missing or wrong. Members are refused with `forbidden`.',
  example: { username: 'operator01', password: 'Marquee#2026' },
  isAlwaysAnswered: true,
  session: 'none',
  input: z.object({
    username: z.string().trim().min(1).max(60),
    password: z.string().min(1).max(200),
    totp: z.string().trim().max(20).optional(),
    captcha: captchaAnswer.optional(),
  }),
  output: z.object({ token: z.string(), operator: operatorValue }),
  refusals: ['wrongCredentials', 'wrongCode', 'captchaRequired', 'botCheckFailed', 'verificationRequired', 'forbidden'],
  perMinute: 20,
});

export const operatorLogout = defineCall({
  method: 'DELETE',
  path: '/wps/operator/session',
  summary: 'Ends the session of the operator',
  session: 'required',
  role: 'operator',
  input: z.object({}),
  output: z.null(),
  refusals: [],
});

export const operatorSession = defineCall({
  method: 'GET',
  path: '/wps/operator/session',
  summary: 'Tells who the operator is, and what the role may do',
  session: 'required',
  role: 'operator',
  input: z.object({}),
  output: operatorValue,
  refusals: [],
});

const password = z.string().min(1).max(200);
const totpCode = z.string().trim().min(1).max(20);

/** The secret for an authenticator app, as a QR code's address and as letters. `conflict`: an authenticator exists already. */
export const startOperatorTotp = defineCall({
  method: 'POST',
  path: '/wps/operator/totp',
  enc: true,
  summary: 'Gives the operator the secret for an authenticator app',
  note: 'It counts once `confirmOperatorTotp` has had its first code.',
  example: { password: 'Marquee#2026' },
  session: 'required',
  role: 'operator',
  input: z.object({ password }),
  output: z.object({ uri: z.string(), secret: z.string() }),
  refusals: ['wrongCredentials', 'conflict'],
  perHour: 10,
});

/** Turns the authenticator on. Each recovery code replaces the authenticator once; the codes are not shown again. */
export const confirmOperatorTotp = defineCall({
  method: 'PUT',
  path: '/wps/operator/totp',
  enc: true,
  summary: 'Turns the authenticator of the operator on and gives the recovery codes',
  note: 'The codes are shown once. The other sessions of the operator end.',
  example: { code: '123456' },
  session: 'required',
  role: 'operator',
  input: z.object({ code: totpCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['wrongCode', 'notFound'],
  perHour: 10,
});

/** `code`: from the authenticator, or a recovery code. */
export const removeOperatorTotp = defineCall({
  method: 'POST',
  path: '/wps/operator/totp/remove',
  enc: true,
  summary: 'Turns the authenticator of the operator off',
  example: { password: 'Marquee#2026', code: '123456' },
  session: 'required',
  role: 'operator',
  input: z.object({ password, code: totpCode }),
  output: z.null(),
  refusals: ['wrongCredentials', 'wrongCode', 'notFound'],
  perHour: 10,
});

/** An operator, as administrators see a colleague. */
export const colleague = z.object({
  id: z.int(),
  username: z.string(),
  role: operatorValue.shape.role,
  hasAuthenticator: z.boolean(),
  /** The open proposal to reset the authenticator. */
  reset: z
    .object({
      id: z.string(),
      reason: z.string(),
      proposedBy: z.string(),
      proposedAt: time,
      /** False to the operator who proposed it and to the one it concerns. */
      mayDecide: z.boolean(),
    })
    .nullable(),
});
export type Colleague = z.infer<typeof colleague>;

/** Source: OPR-01, OPR-07. */
export const colleagues = defineCall({
  method: 'GET',
  path: '/wps/operator/colleagues',
  summary: 'Lists the operators of the brand, with their authenticators and what is proposed about them',
  session: 'required',
  role: 'operator',
  act: 'manageColleagues',
  input: z.object({ pageNo }),
  output: z.object({ list: z.array(colleague), total: z.int() }),
  refusals: ['forbidden'],
});

export const proposeAuthenticatorReset = defineCall({
  method: 'POST',
  path: '/wps/operator/colleagues/reset',
  summary: 'Proposes to reset the authenticator of a colleague; changes nothing yet',
  note: 'It is among the `proposals`; approved, the sessions of the colleague end. Refused with `notFound` for an operator without one, and with `conflict` for the own and while another proposal is open.',
  example: { operatorId: 1, reason: 'The phone was lost.', transferId: sample.transferId },
  session: 'required',
  role: 'operator',
  act: 'manageColleagues',
  input: z.object({ operatorId: accountId, reason: neededReason, transferId }),
  output: z.object({ id: z.string() }),
  refusals: ['forbidden', 'notFound', 'conflict', 'duplicateMismatch'],
});

export const queueKind = z.enum(['deposit', 'withdrawal', 'dispute', 'redeem', 'activity', 'document', 'feedback', 'dividend']);
export type QueueKind = z.infer<typeof queueKind>;

/** A fact about an item, in the order in which it is shown: `label` is a key of `fact` in the namespace `operator`. */
export const queueFact = z.union([
  z.object({ label: z.string(), atMs: time }),
  z.object({ label: z.string(), amountMinor: minor, currency }),
  z.object({ label: z.string(), text: z.string() }),
]);

export const queueItem = z.object({
  id: z.string(),
  kind: queueKind,
  /** 0 for a visitor. */
  accountId: z.int(),
  username: z.string(),
  at: time,
  amountMinor: amountMinor.optional(),
  currency: currency.optional(),
  facts: z.array(queueFact),
  uploads: z.array(z.string()),
  decisions: z.array(z.string()),
});
export type QueueItemValue = z.infer<typeof queueItem>;

/** Source: OPR-02. */
export const queue = defineCall({
  method: 'GET',
  path: '/wps/operator/queue',
  summary: 'Lists what waits for a decision, oldest first',
  note: '`counts` has every queue that the role may decide; a count stops at 100.',
  example: { kind: 'deposit' },
  session: 'required',
  role: 'operator',
  act: 'readQueues',
  input: z.object({ kind: queueKind.optional(), pageNo }),
  output: z.object({
    /** The queue that is listed; omitted for a role without queues. */
    kind: queueKind.optional(),
    counts: z.array(z.object({ kind: queueKind, open: z.int() })),
    list: z.array(queueItem),
    total: z.int(),
  }),
  refusals: ['forbidden'],
});

export const decide = defineCall({
  method: 'POST',
  path: '/wps/operator/decide',
  summary: 'Carries out a decision, once',
  note: '`needsSecond`: it was proposed, and another operator has to approve it too. Refused with `conflict` to the one who proposed it.',
  example: { kind: 'feedback', id: '1', decision: 'close', reason: '', transferId: sample.transferId },
  session: 'required',
  role: 'operator',
  act: 'readQueues',
  input: z.object({ kind: queueKind, id: z.string().min(1).max(200), decision: z.string().min(1).max(40), reason, transferId }),
  output: z.object({ needsSecond: z.boolean() }),
  refusals: [
    'forbidden',
    'notFound',
    'conflict',
    'duplicateMismatch',
    'insufficientFunds',
    'outOfStock',
    'alreadyClaimed',
    'limitReached',
    'requirementOpen',
  ],
});

/** A picture that a member has sent. */
export const operatorUpload = defineCall({
  method: 'GET',
  path: '/wps/operator/upload',
  summary: 'Shows a picture that belongs to an item of a queue',
  example: { id: sample.transferId },
  session: 'required',
  role: 'operator',
  act: 'readQueues',
  input: z.object({ id: z.uuid() }),
  /** A `data:` address. */
  output: z.object({ image: z.string() }),
  refusals: ['forbidden', 'notFound'],
});

export const memberRow = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  type: z.int(),
  state: z.enum(['active', 'frozen', 'excluded', 'coolingOff']),
  currency,
  balanceMinor: minor,
  createdAt: time,
});
export type MemberRow = z.infer<typeof memberRow>;

/** Source: OPR-08. */
export const members = defineCall({
  method: 'GET',
  path: '/wps/operator/members',
  summary: 'Finds members by name, number or contact',
  example: { search: 'player' },
  session: 'required',
  role: 'operator',
  act: 'readMembers',
  input: z.object({ search: z.string().trim().max(60).default(''), pageNo }),
  output: z.object({ list: z.array(memberRow), total: z.int() }),
  refusals: ['forbidden'],
});

export const memberDetail = defineCall({
  method: 'GET',
  path: '/wps/operator/member',
  summary: 'Shows everything about one member',
  note: 'Contact data is masked. Each look is written to the log.',
  example: { id: 1 },
  session: 'required',
  role: 'operator',
  act: 'readMembers',
  input: z.object({ id: accountId }),
  output: memberRow.extend({
    email: z.string(),
    mobile: z.string(),
    language: languageCode,
    country: z.string(),
    upline: z.string(),
    lastLogin: time.nullable(),
    wallets: z.array(z.object({ currency, balanceMinor: minor })),
    /** Sums of the last 30 days, in the main currency. */
    depositedMinor: minor,
    withdrawnMinor: minor,
    stakedMinor: minor,
    wonMinor: minor,
    bets: z.int(),
    requirements: z.array(z.object({ kind: z.string(), needMinor: minor, doneMinor: minor, currency })),
    money: z.array(z.object({ id: z.string(), kind: z.string(), amountMinor: minor, currency, at: time })),
    rounds: z.array(
      z.object({
        id: z.string(),
        game: z.string(),
        stakeMinor: minor,
        payoutMinor: minor,
        currency,
        status: z.string(),
        at: time,
      }),
    ),
    sessions: z.array(z.object({ ip: z.string(), device: z.string(), at: time, seenAt: time })),
    notes: z.array(z.object({ text: z.string(), by: z.string(), at: time })),
  }),
  refusals: ['forbidden', 'notFound'],
});
export type MemberDetail = z.output<typeof memberDetail.output>;

export const memberAct = z.enum(['freeze', 'unfreeze', 'endSessions', 'message', 'note', 'move']);
export type MemberAct = z.infer<typeof memberAct>;

export const actOnMember = defineCall({
  method: 'POST',
  path: '/wps/operator/member/act',
  summary: 'Freezes a member, ends sessions, writes a message or a note, or moves the member to another agent',
  note: '`text` is the message or the note; `upline` the name of the agent that a member moves to, empty for none. A move keeps all that was counted before.',
  example: { id: 1, act: 'note', text: 'Called about a deposit.', reason: '', transferId: sample.transferId },
  session: 'required',
  role: 'operator',
  act: 'actOnMembers',
  input: z.object({
    id: accountId,
    act: memberAct,
    /** Of a message. */
    title: z.string().trim().max(200).default(''),
    text: z.string().trim().max(2000).default(''),
    upline: z.string().trim().max(60).default(''),
    reason,
    transferId,
  }),
  output: z.null(),
  refusals: ['forbidden', 'notFound', 'conflict', 'duplicateMismatch'],
});

/** Source: OPR-07. */
export const proposeAdjustment = defineCall({
  method: 'POST',
  path: '/wps/operator/adjust',
  summary: 'Proposes to credit or to debit a member; moves nothing yet',
  example: { accountId: 1, amountMinor: '500', currency: 'USD', reason: 'A round was paid short.', transferId: sample.transferId },
  session: 'required',
  role: 'operator',
  act: 'adjust',
  input: z.object({
    accountId,
    amountMinor: minor.regex(/[1-9]/),
    currency,
    reason: neededReason,
    transferId,
  }),
  output: z.object({ id: z.string() }),
  refusals: ['forbidden', 'notFound', 'conflict', 'duplicateMismatch'],
});

const gameState = z.enum(['open', 'maintenance', 'disabled']);

export const catalogueGame = z.object({
  nodeId: z.int(),
  name: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType: z.string(),
  /** `soon` and `withdrawn` are the vendor's. */
  status: z.enum(['open', 'soon', 'maintenance', 'disabled', 'withdrawn']),
  isHot: z.boolean(),
  isNew: z.boolean(),
  position: z.int(),
});
export type CatalogueGame = z.infer<typeof catalogueGame>;

/** Source: OPR-05. */
export const catalogue = defineCall({
  method: 'GET',
  path: '/wps/operator/catalogue',
  summary: 'Finds games, with what the site offers of them',
  example: { search: 'tiger' },
  session: 'required',
  role: 'operator',
  act: 'changeCatalogue',
  input: z.object({
    search: z.string().trim().max(60).default(''),
    vassalage: z.string().max(24).optional(),
    status: z.enum(['open', 'soon', 'maintenance', 'disabled', 'withdrawn']).optional(),
    pageNo,
  }),
  output: z.object({
    list: z.array(catalogueGame),
    total: z.int(),
    vendors: z.array(z.object({ vassalage: z.string(), name: z.string(), games: z.int(), open: z.int() })),
  }),
  refusals: ['forbidden'],
});

export const setGame = defineCall({
  method: 'PUT',
  path: '/wps/operator/catalogue',
  summary: 'Opens or closes a game or all games of a vendor, and marks and orders games',
  note: 'Names a game by `nodeId`, or a vendor by `vassalage`. Games that open soon or were withdrawn by their vendor stay as they are.',
  example: { nodeId: 1, status: 'open' },
  session: 'required',
  role: 'operator',
  act: 'changeCatalogue',
  input: z.object({
    nodeId: nodeId.optional(),
    vassalage: z.string().max(24).optional(),
    status: gameState.optional(),
    isHot: z.boolean().optional(),
    isNew: z.boolean().optional(),
    /** Place among all games, from 0. */
    position: z.int().min(0).max(1_000_000).optional(),
    reason,
  }),
  output: z.null(),
  refusals: ['forbidden', 'notFound', 'conflict'],
});

/** Opens a brand, closes it at once for an hour at most, or proposes to close it for maintenance. Source: OPR-05, OPR-07. */
export const setStatus = defineCall({
  method: 'PUT',
  path: '/wps/operator/status',
  summary: 'Opens the brand, closes it at once for an hour at most, or proposes to close it for maintenance',
  note: '`needsSecond`: it was proposed, and another operator has to approve it. Refused with `conflict` while another proposal to close it is open. With `minutes` it is closed at once, opens by itself after them, and needs a reason; refused with `conflict` by the `rule` `closed` when it is closed already, and `second` when the operator has done so within a day.',
  example: { status: 0, maintenanceEnd: null, reason: '' },
  session: 'required',
  role: 'operator',
  act: 'changeBrand',
  /** 0 normal, 1 maintenance. */
  input: z.object({
    status: z.union([z.literal(0), z.literal(1)]),
    maintenanceEnd: z.iso.datetime().nullable(),
    minutes: z.int().min(1).max(MOST_MINUTES_CLOSED).optional(),
    reason,
  }),
  output: z.object({ needsSecond: z.boolean() }),
  refusals: ['forbidden', 'conflict'],
});

/** Source: OPR-05. */
export const urgentClosing = defineCall({
  method: 'GET',
  path: '/wps/operator/status/urgent',
  summary: 'Tells which operator has closed the brand at once, until when and why',
  session: 'required',
  role: 'operator',
  input: z.object({}),
  output: z.object({ operator: z.string(), until: time, reason: z.string() }).nullable(),
  refusals: [],
});

export const logLine = z.object({
  id: z.string(),
  at: time,
  operator: z.string(),
  act: z.string(),
  target: z.string(),
  accountId: z.int().nullable(),
  username: z.string(),
  reason: z.string(),
  before: z.string(),
  after: z.string(),
  ip: z.string(),
});
export type LogLine = z.infer<typeof logLine>;

/** Source: OPR-07. */
export const auditLog = defineCall({
  method: 'GET',
  path: '/wps/operator/log',
  summary: 'Lists what operators have done, newest first',
  note: 'The log can only grow: nobody can change or remove a line.',
  session: 'required',
  role: 'operator',
  act: 'readLog',
  input: z.object({ search: z.string().trim().max(60).default(''), pageNo }),
  output: z.object({ list: z.array(logLine), total: z.int() }),
  refusals: ['forbidden'],
});
