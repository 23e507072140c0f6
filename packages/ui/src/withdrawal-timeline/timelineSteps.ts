/** Source: docs/domain.md DR-3.5. */
export type WithdrawalState =
  | 'SUBMITTED'
  | 'REVIEW'
  | 'APPROVED'
  | 'PAYING'
  | 'PAID'
  | 'RECEIVED'
  | 'ALL_RECEIVED'
  | 'AUTO_RECEIVED'
  | 'NOT_RECEIVED'
  | 'DISPUTE'
  | 'FORCED_RECEIVED'
  | 'REPAY'
  | 'REJECTED'
  | 'DONE';

/** `now` waits for someone; `failed` is where the process stopped or turned; `ahead` is expected if nothing goes wrong. */
export type StepMark = 'done' | 'now' | 'failed' | 'ahead';

/** Next state on success. A state without an entry is final. */
const following: Partial<Record<WithdrawalState, WithdrawalState>> = {
  SUBMITTED: 'REVIEW',
  REVIEW: 'APPROVED',
  APPROVED: 'PAYING',
  PAYING: 'PAID',
  PAID: 'DONE',
  RECEIVED: 'DONE',
  ALL_RECEIVED: 'DONE',
  AUTO_RECEIVED: 'DONE',
  NOT_RECEIVED: 'DISPUTE',
  DISPUTE: 'DONE',
  FORCED_RECEIVED: 'DONE',
  REPAY: 'PAID',
};

const broken = new Set<WithdrawalState>(['REJECTED', 'NOT_RECEIVED', 'DISPUTE']);

export interface WithdrawalEvent {
  state: WithdrawalState;
  /** Formatted time of the event. */
  at: string;
  detail?: string | undefined;
}

export interface TimelineStep {
  state: WithdrawalState;
  mark: StepMark;
  event?: WithdrawalEvent;
}

/** Returns the steps of a withdrawal: past ones, oldest first, then the expected ones. */
export function timelineSteps(events: readonly WithdrawalEvent[]): TimelineStep[] {
  const last = events.at(-1);
  const steps: TimelineStep[] = events.map((event) => ({ state: event.state, mark: markOf(event, event === last), event }));
  let state: WithdrawalState | undefined = last ? following[last.state] : 'SUBMITTED';
  while (state) {
    steps.push({ state, mark: 'ahead' });
    state = following[state];
  }
  return steps;
}

function markOf({ state }: WithdrawalEvent, isLast: boolean): StepMark {
  if (broken.has(state)) return 'failed';
  return isLast && following[state] ? 'now' : 'done';
}
