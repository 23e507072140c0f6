import type { QueueKind } from '@site/api/operator';
import type { RefusalCode } from '@site/api/refusals';
import type { Services } from '../services.ts';

export type { QueueKind };

/** A fact about an item, in the order in which it is shown: `label` is a key of `fact` in the namespace `operator`. */
export type QueueFact =
  | { label: string; text: string }
  | { label: string; atMs: number }
  | { label: string; amountMinor: string; currency: string };

export interface QueueItem {
  /** Unique within the queue. */
  id: string;
  accountId: number;
  username: string;
  /** When it was asked for. */
  at: Date;
  amountMinor?: bigint;
  currency?: string;
  facts: QueueFact[];
  /** Ids of pictures that belong to it. */
  uploads: string[];
  /** Decisions that it allows now: keys of `decision` in the namespace `operator`. */
  decisions: string[];
}

export interface Decision {
  id: string;
  decision: string;
  /** Empty where the decision needs none. The member reads it. */
  reason: string;
  /** The operator who decides. */
  operatorId: number;
  merchant: string;
  now: Date;
}

export interface OperatorQueue {
  kind: QueueKind;
  /** Its items show private records of members: who has seen them is written down. */
  isPrivate?: true;
  /** Returns what an approved item pays, where a brand may ask for a second operator above an amount. */
  amountOf?(services: Services, asked: { id: string; merchant: string }): Promise<{ amountMinor: bigint; currency: string } | undefined>;
  /** Lists the open items of a brand, oldest first. */
  list(services: Services, asked: { merchant: string; limit: number; now: Date }): Promise<QueueItem[]>;
  /** Carries out a decision, once. Returns undefined, or why it cannot be: notFound, conflict when it is decided already. */
  decide(services: Services, decision: Decision): Promise<RefusalCode | undefined>;
}

/** Declares a queue of the operator's desk. Source: OPR-02. */
export const defineQueue = (queue: OperatorQueue): OperatorQueue => queue;
