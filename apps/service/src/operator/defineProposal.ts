import type { DeskAct } from '@site/api/deskRoles';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Operator } from '../http/handle.ts';
import type { Services } from '../services.ts';
import type { Act } from './logAct.ts';

/** Who approves, and when. */
export interface Approval {
  merchant: string;
  operator: Operator;
  address: string;
  now: Date;
  services: Services;
}

export interface LoggedProposal<Content = unknown> {
  subject: string;
  /** The member or the operator whom it concerns. */
  accountId: number | null;
  content: Content;
}

export interface ApprovedProposal<Content = unknown> extends LoggedProposal<Content> {
  id: string;
  /** Of the operator who approves, or else of the one who proposed. */
  reason: string;
  proposedBy: { id: number; username: string };
}

export interface ProposalTerms<Content = unknown> {
  /** Act that a role needs to decide it. */
  act: DeskAct;
  /** The line of the log when it is proposed, a key of `logAct` in the namespace `operator`. */
  proposed: string;
  /** The line of the log when it is rejected. */
  rejected: string;
  /** Returns the target and content of these lines, where they are not the subject and, of a proposal, its content. */
  logged?(proposal: LoggedProposal<Content>): Pick<Act, 'target' | 'accountId' | 'after'>;
  /**
   * Carries it out and logs it, in the transaction that decides it. Throws a `RefusalError` where it is not possible any more: it stays
   * proposed. What it returns is called after the transaction.
   */
  carryOut(tx: Transaction<Schema>, approval: Approval, proposal: ApprovedProposal<Content>): Promise<void | (() => Promise<void> | void)>;
}

/** Declares an act that one operator proposes and another carries out. Source: OPR-07. */
export const defineProposal = <Content>(terms: ProposalTerms<Content>): ProposalTerms => terms;
