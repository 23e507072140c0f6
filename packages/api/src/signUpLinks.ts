import { z } from 'zod';
import { defineCall } from './call.ts';
import { gameType, givenTime, time, transferId } from './common.ts';
import { carry, contractKind, contractPeriod, contractTerms, sentTier } from './contracts.ts';
import * as sample from './samples.ts';

/** Types of account below an agent; which of them an agent may open depends on its own. Source: docs/domain.md DR-10.1. */
const openedType = z.union([z.literal(0), z.literal(2), z.literal(41), z.literal(42)]);
/** At most one of a kind. */
const terms = z.array(contractTerms).max(4).default([]);

/** A sign-up link as its agent sees it. Source: AGT-04. */
export const signUpLink = z.object({
  id: z.string(),
  code: z.string(),
  url: z.string(),
  type: openedType,
  terms: z.array(
    z.object({
      kind: contractKind,
      period: contractPeriod,
      tiers: z.array(sentTier),
      categories: z.array(gameType),
      carry: carry.nullable(),
    }),
  ),
  createdAt: time,
  expiresAt: time.nullable(),
  mostUses: z.int().nullable(),
  /** Times that its page was opened, accounts that have come by it, and those of them with a deposit. */
  clicks: z.int(),
  signUps: z.int(),
  firstDeposits: z.int(),
  state: z.enum(['open', 'expired', 'usedUp', 'withdrawn']),
});
export type SignUpLink = z.infer<typeof signUpLink>;

const bounds = z.object({
  kind: contractKind,
  /** The agent's own tiers; `null` with nobody above, where the cap alone bounds a rate. */
  own: z.array(sentTier).nullable(),
  capPpm: z.int(),
  period: contractPeriod,
  categories: z.array(gameType),
  carry: carry.nullable(),
});
/** Bounds what an agent may offer of a kind of contract. */
export type TermBounds = z.infer<typeof bounds>;

export const links = defineCall({
  method: 'GET',
  path: '/wps/agent/links',
  summary: 'Lists own sign-up links, the newest hundred',
  session: 'required',
  role: 'agent',
  input: z.object({}),
  output: z.object({
    links: z.array(signUpLink),
    /** Types of account that the agent may open. */
    types: z.array(openedType),
    /** Kinds of contract that the agent may give. */
    bounds: z.array(bounds),
  }),
  refusals: [],
});

const refusals = ['frozen', 'rateTooHigh', 'limitReached', 'conflict', 'duplicateMismatch'] as const;

/** Source: AGT-04, docs/domain.md DR-11.4. */
export const createLink = defineCall({
  method: 'POST',
  path: '/wps/agent/links',
  summary: 'Makes a sign-up link with the terms of those who come by it',
  note: 'Whoever registers by it stands directly below the agent, and accepts its terms. `limitReached`: a hundred links are open.',
  example: { type: 0, expiresAt: 4_102_444_800_000, mostUses: 100, transferId: sample.transferId },
  session: 'required',
  role: 'agent',
  input: z.object({
    type: openedType,
    terms,
    /** In the future. @default never */
    expiresAt: givenTime.nullable().default(null),
    mostUses: z.int().min(1).max(1_000_000).nullable().default(null),
    transferId,
  }),
  output: signUpLink,
  refusals,
});

/** Withdraws a link: nobody registers by it any more. Source: AGT-04. */
export const endLink = defineCall({
  method: 'DELETE',
  path: '/wps/agent/links',
  summary: 'Withdraws an own sign-up link',
  example: { id: '1' },
  session: 'required',
  role: 'agent',
  input: z.object({ id: z.string().regex(/^\d{1,9}$/) }),
  output: z.null(),
  refusals: ['notFound'],
});

/** Opens an account below the agent. Its owner chooses another password at the first log-in, and is offered the terms. Source: AGT-04. */
export const createDownline = defineCall({
  method: 'POST',
  path: '/wps/agent/accounts',
  enc: true,
  summary: 'Opens an account directly below the agent',
  note: 'The same `transferId` with the same name opens one account.',
  example: { username: 'newmember', password: 'Sunrise#2026', type: 0, transferId: sample.transferId },
  session: 'required',
  role: 'agent',
  input: z.object({ username: z.string().max(400), password: z.string().max(400), type: openedType, terms, transferId }),
  output: z.object({ id: z.string(), account: z.string(), type: openedType }),
  refusals,
  perMinute: 10,
});
