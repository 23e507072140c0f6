import type { QueueKind } from '@site/api/operator';
import type { DeskAct } from '@site/api/deskRoles';

/** Names the act that a role must allow to decide about each kind. Source: OPR-01. */
export const queueAct: Record<QueueKind, DeskAct> = {
  deposit: 'decideMoney',
  withdrawal: 'decideMoney',
  redeem: 'decideMoney',
  dividend: 'decideMoney',
  dispute: 'decideCases',
  activity: 'decideCases',
  document: 'decideCases',
  feedback: 'decideCases',
};
