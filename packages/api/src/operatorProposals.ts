import { z } from 'zod';
import { defineCall } from './call.ts';
import { pageNo, time } from './common.ts';
import * as sample from './samples.ts';

/** Acts that take two operators, beside the brand and the decisions of queues, which are shown where they are made. */
export const proposalKind = z.enum(['settings', 'closing', 'campaign', 'authenticatorReset', 'adjustment']);
export type ProposalKind = z.infer<typeof proposalKind>;

export const proposal = z.object({
  id: z.string(),
  kind: proposalKind,
  /** The group of settings, the brand, or the name of a campaign, of a member or of an operator. */
  subject: z.string(),
  /** The member or the operator whom it concerns. */
  accountId: z.int().nullable(),
  /** The act, carried out when it is approved, as JSON. */
  content: z.string(),
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: time,
  decidedBy: z.string(),
  decidedAt: time.nullable(),
  outcome: z.enum(['open', 'approved', 'rejected']),
  /** False to the operator who proposed it and to the one it concerns. */
  mayDecide: z.boolean(),
});
export type Proposal = z.infer<typeof proposal>;

const terms = { session: 'required', role: 'operator', act: 'decideProposals' } as const;

/** Source: OPR-07. */
export const proposals = defineCall({
  method: 'GET',
  path: '/wps/operator/proposals',
  summary: 'Lists what takes two operators and the role may decide, open proposals first',
  ...terms,
  input: z.object({ kind: proposalKind.optional(), pageNo }),
  output: z.object({ list: z.array(proposal), total: z.int() }),
  refusals: ['forbidden'],
});

export const decideProposal = defineCall({
  method: 'POST',
  path: '/wps/operator/proposals/decide',
  summary: 'Carries out what another operator has proposed, or rejects it',
  note: 'Refused with `conflict` to the operator who proposed it and to the one it concerns, and when it is decided; and with what refuses the act itself, which then stays proposed.',
  example: { id: sample.transferId, isApproved: true, reason: '' },
  ...terms,
  input: z.object({ id: z.uuid(), isApproved: z.boolean(), reason: z.string().trim().max(2000).default('') }),
  output: z.null(),
  refusals: ['forbidden', 'notFound', 'conflict', 'rateTooHigh', 'insufficientFunds'],
});
