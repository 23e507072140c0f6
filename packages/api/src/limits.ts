import { z } from 'zod';
import { defineCall } from './call.ts';
import { amountMinor, currency, day, gameType, minor, time } from './common.ts';
import { limitKinds, limitPeriods } from './safer.ts';

/** Which limit is meant. Losses and stakes may be limited for one type of games. */
const named = { kind: z.enum(limitKinds), period: z.enum(limitPeriods), gameType: gameType.optional() };
const minutes = z.int().min(10).max(44_640);

/** `amountMinor` of money, `minutes` of time: the other one is null. */
const measured = { amountMinor: amountMinor.nullable(), minutes: z.int().nullable() };

export const playLimit = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  gameType: gameType.nullable(),
  ...measured,
  usedMinor: minor.nullable(),
  usedMinutes: z.int().nullable(),
  leftMinor: amountMinor.nullable(),
  leftMinutes: z.int().nullable(),
  /** When what is left begins anew. */
  resetsAt: time,
  /** Limit that the member wants instead; `isOff` for no limit. It may be confirmed between the two times. */
  raise: z.object({ ...measured, isOff: z.boolean(), effectiveAt: time, lapsesAt: time }).nullable(),
});
export type PlayLimit = z.infer<typeof playLimit>;

export const limits = defineCall({
  method: 'GET',
  path: '/wps/limits',
  summary: 'Lists the own limits, and what is left of each',
  session: 'required',
  account: 'real',
  input: z.object({}),
  output: z.object({
    currency,
    /** The zone of the periods. */
    zone: z.string(),
    asOf: time,
    /** Hours after which a raise may be confirmed. */
    waitHours: z.int(),
    list: z.array(playLimit),
  }),
  refusals: [],
});

/** Describes what a limit is to be: an amount, minutes for `session`, or no limit. */
const wanted = { ...named, amountMinor: amountMinor.optional(), minutes: minutes.optional(), isOff: z.boolean().default(false) };

export const setLimit = defineCall({
  method: 'PUT',
  path: '/wps/limits',
  summary: 'Sets or lowers a limit at once, or asks for a higher one',
  note: 'A lower limit holds at once, and takes back what was asked for. A higher one, or none (`isOff`), has to be confirmed from `effectiveAt` on. `notFound`: there is no limit to lift.',
  example: { kind: 'deposit', period: 'week', amountMinor: '50000' },
  session: 'required',
  account: 'real',
  input: z.object(wanted),
  output: z.object({ effectiveAt: time }),
  refusals: ['notFound'],
  perHour: 20,
});

export const confirmLimit = defineCall({
  method: 'POST',
  path: '/wps/limits/confirm',
  summary: 'Confirms a higher limit after its wait',
  note: 'Names what is confirmed. `conflict`: `effectiveAt` when the wait is not over, or what was asked for has been changed since (`amountMinor`). `notFound`: nothing was asked for, or it has lapsed.',
  example: { kind: 'deposit', period: 'week', amountMinor: '80000' },
  session: 'required',
  account: 'real',
  input: z.object(wanted),
  output: z.object({ effectiveAt: time }),
  refusals: ['notFound', 'conflict'],
  perHour: 20,
});

export const realityMinutes = [15, 30, 45, 60] as const;

const realityCheckValue = z.object({
  minutes: z.union(realityMinutes.map((value) => z.literal(value))),
  /** Begin of the session. */
  since: time,
  dueAt: time,
  /** Stakes are refused until it is acknowledged. */
  isDue: z.boolean(),
  currency,
  /** Of this session. */
  stakedMinor: amountMinor,
  wonMinor: amountMinor,
  netMinor: minor,
  depositsMinor: amountMinor,
  /** The limit of time that ends first; null without one. */
  timeLimit: z
    .object({
      period: z.enum(limitPeriods),
      leftMs: z.int().min(0),
      /** When it ends if the play goes on; null while nothing is played. */
      endsAt: time.nullable(),
      resetsAt: time,
    })
    .nullable(),
});

export const realityCheck = defineCall({
  method: 'GET',
  path: '/wps/realityCheck',
  summary: 'Tells how long this session lasts and what it has cost, and when the member is told next',
  session: 'required',
  account: 'real',
  input: z.object({}),
  output: realityCheckValue,
  refusals: [],
});

export const setRealityCheck = defineCall({
  method: 'PUT',
  path: '/wps/realityCheck',
  summary: 'Sets the minutes between two reality checks',
  note: '`conflict`: one is due, and has to be acknowledged first.',
  example: { minutes: 30 },
  session: 'required',
  account: 'real',
  input: z.object({ minutes: realityCheckValue.shape.minutes }),
  output: realityCheckValue,
  refusals: ['conflict'],
});

export const acknowledgeRealityCheck = defineCall({
  method: 'POST',
  path: '/wps/realityCheck/acknowledge',
  summary: 'Acknowledges a reality check that is due',
  note: 'Before it is due, nothing changes.',
  example: {},
  session: 'required',
  account: 'real',
  input: z.object({}),
  output: realityCheckValue,
  refusals: [],
});

export const exclusionKind = z.enum(['coolOff', 'self']);

/** A break that runs; null when the member may play. */
export const currentExclusion = z.object({ kind: exclusionKind, from: time, until: time }).nullable();
const exclusionValue = z.object({ current: currentExclusion });

export const exclusion = defineCall({
  method: 'GET',
  path: '/wps/exclusion',
  summary: 'Tells whether the member takes a break, and how long',
  session: 'required',
  account: 'real',
  input: z.object({}),
  output: exclusionValue,
  refusals: [],
});

export const exclude = defineCall({
  method: 'POST',
  path: '/wps/exclusion',
  enc: true,
  summary: 'Begins a break or a self-exclusion, which nobody can end early',
  note: '`coolOff` lasts from 24 hours to 6 weeks, `self` from 6 months to 5 years. `conflict`: one that lasts longer is running.',
  example: { kind: 'coolOff', until: 1_800_000_000_000, password: 'Marquee#2026' },
  session: 'required',
  account: 'real',
  input: z.object({ kind: exclusionKind, until: time, password: z.string().min(1).max(200) }),
  output: exclusionValue,
  refusals: ['wrongCredentials', 'conflict'],
  perHour: 5,
});

const productBlockValue = z.object({
  list: z.array(
    z.object({
      gameType,
      isBlocked: z.boolean(),
      /** When it opens again after it was asked for; null otherwise. */
      opensAt: time.nullable(),
    }),
  ),
});

export const productBlock = defineCall({
  method: 'GET',
  path: '/wps/productBlock',
  summary: 'Lists the types of games, and which are blocked',
  session: 'required',
  account: 'real',
  input: z.object({}),
  output: productBlockValue,
  refusals: [],
});

export const setProductBlock = defineCall({
  method: 'PUT',
  path: '/wps/productBlock',
  summary: 'Blocks a type of games at once, or opens it again after a wait',
  example: { gameType: 'LIVE', blocked: true },
  session: 'required',
  account: 'real',
  input: z.object({ gameType, blocked: z.boolean() }),
  output: productBlockValue,
  refusals: [],
  perHour: 20,
});

const figures = {
  depositsMinor: minor,
  withdrawalsMinor: minor,
  stakedMinor: minor,
  wonMinor: minor,
  netMinor: minor,
  minutes: z.int(),
};

export const MAX_STATEMENT_DAYS = 366;

export const statement = defineCall({
  method: 'GET',
  path: '/wps/statement',
  summary: 'Sums up what a time of play has cost, by day',
  note: `At most ${MAX_STATEMENT_DAYS} days. Days without anything are left out.`,
  example: { from: '2026-11-01', to: '2026-11-20' },
  session: 'required',
  account: 'real',
  input: z.object({ from: day, to: day }),
  output: z.object({ currency, asOf: time, ...figures, days: z.array(z.object({ day, ...figures })) }),
  refusals: [],
  perMinute: 30,
});
