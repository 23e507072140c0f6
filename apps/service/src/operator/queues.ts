import { depositQueue } from '../deposits/depositQueue.ts';
import { dividendQueue } from '../contracts/dividendQueue.ts';
import { feedbackQueue } from '../inbox/feedbackQueue.ts';
import { documentQueue } from '../profile/documentQueue.ts';
import { activityQueue } from '../rewards/activityQueue.ts';
import { redeemQueue } from '../points/redeemQueue.ts';
import { disputeQueue } from '../withdraw/disputeQueue.ts';
import { withdrawalQueue } from '../withdraw/withdrawalQueue.ts';
import type { OperatorQueue } from './defineQueue.ts';

/** Queues of the operator's desk, in the order of its menu. Source: OPR-02. */
export const queues: readonly OperatorQueue[] = [
  depositQueue,
  withdrawalQueue,
  disputeQueue,
  activityQueue,
  documentQueue,
  feedbackQueue,
  redeemQueue,
  dividendQueue,
];
