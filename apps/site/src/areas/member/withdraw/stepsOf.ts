import type { WithdrawalValue } from '@site/api/withdraw';
import type { WithdrawalEvent } from '@site/ui/timelineSteps';

interface Words {
  time: (atMs: number) => string;
  /** Tells who pays, where it is more than one. */
  payers: (parts: WithdrawalValue['parts']) => string;
  part: (part: WithdrawalValue['parts'][number]) => string;
}

/** Returns what has happened to a withdrawal as the timeline shows it. */
export const stepsOf = ({ events, parts }: WithdrawalValue, { time, payers, part: nameOf }: Words): WithdrawalEvent[] =>
  events.map(({ state, at, part, reason }) => {
    const paid = parts.find((each) => each.part === part);
    const detail = paid ? nameOf(paid) : state === 'PAYING' && parts.length > 1 ? payers(parts) : reason;
    return { state, at: time(at), detail: detail || undefined };
  });
