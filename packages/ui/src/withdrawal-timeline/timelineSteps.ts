/** Source: DR-3.5. */
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

/** `now` waits for somebody; `failed` is where the way broke off or turned; `ahead` is what comes if nothing goes wrong. */
export type StepMark = 'done' | 'now' | 'failed' | 'ahead';

/** What follows when all goes well. A state without an entry ends the way. */
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
  /** When it came about, ready to show. */
  at: string;
  detail?: string | undefined;
}

export interface TimelineStep {
  state: WithdrawalState;
  mark: StepMark;
  event?: WithdrawalEvent;
}

/** A withdrawal's steps: those that came about, oldest first, then those that are expected. */
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
