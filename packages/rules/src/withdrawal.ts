/** State of a withdrawal as a whole. Source: docs/domain.md DR-3.5. */
export type WithdrawalState = 'SUBMITTED' | 'REVIEW' | 'APPROVED' | 'PAYING' | 'PAID' | 'DISPUTE' | 'REPAY' | 'REJECTED' | 'DONE';

/** State of the part that one payer pays. */
export type PartState = 'PAYING' | 'PAID' | 'DISPUTE' | 'REPAY' | 'RECEIVED' | 'AUTO_RECEIVED' | 'FORCED_RECEIVED';

/** Names what the timeline of a withdrawal tells: a state that it reached, or an answer to the question whether the money has arrived. */
export type WithdrawalEventName = WithdrawalState | 'RECEIVED' | 'ALL_RECEIVED' | 'AUTO_RECEIVED' | 'NOT_RECEIVED' | 'FORCED_RECEIVED';

export interface WithdrawalEvent {
  state: WithdrawalEventName;
  /** Index of the part that it is about; absent where there is one part, or where it is about all. */
  part?: number;
}

export interface Withdrawal {
  state: WithdrawalState;
  /** Empty until the payers are matched. */
  parts: readonly PartState[];
}

export type WithdrawalStep =
  | { name: 'review' | 'approve' | 'reject' | 'paid' | 'allReceived' }
  | { name: 'pay'; parts: number }
  | { name: PartStepName; part: number };
type PartStepName = 'received' | 'notReceived' | 'autoReceived' | 'forceReceived' | 'repay';

/** States in which the operator decides before anything is paid, and what the steps lead through. */
const decided: Partial<Record<WithdrawalStep['name'], Partial<Record<WithdrawalState, WithdrawalState[]>>>> = {
  review: { SUBMITTED: ['REVIEW'] },
  approve: { SUBMITTED: ['REVIEW', 'APPROVED'], REVIEW: ['APPROVED'] },
  reject: { SUBMITTED: ['REVIEW', 'REJECTED'], REVIEW: ['REJECTED'] },
};

/** From which states of a part a step leads where, and what the timeline tells of it. */
const partSteps: Record<PartStepName, { from: readonly PartState[]; to: PartState; tells: readonly WithdrawalEventName[] }> = {
  received: { from: ['PAID', 'DISPUTE', 'REPAY'], to: 'RECEIVED', tells: ['RECEIVED'] },
  notReceived: { from: ['PAID'], to: 'DISPUTE', tells: ['NOT_RECEIVED', 'DISPUTE'] },
  autoReceived: { from: ['PAID'], to: 'AUTO_RECEIVED', tells: ['AUTO_RECEIVED'] },
  forceReceived: { from: ['DISPUTE'], to: 'FORCED_RECEIVED', tells: ['FORCED_RECEIVED'] },
  repay: { from: ['DISPUTE'], to: 'REPAY', tells: ['REPAY'] },
};

const settled: ReadonlySet<PartState> = new Set(['RECEIVED', 'AUTO_RECEIVED', 'FORCED_RECEIVED']);

/** Returns true when nothing more happens to a part: its money has arrived, or counts as arrived. */
export const isSettled = (part: PartState): boolean => settled.has(part);

/**
 * Takes a withdrawal one step on. Returns its new states and what the timeline tells, or undefined where the step is not open: nobody can cancel,
 * and nothing that has ended begins again.
 *
 * Source: MEM-04, MEM-33, MEM-34, docs/domain.md DR-3.5.
 */
export function takeStep(withdrawal: Withdrawal, step: WithdrawalStep): (Withdrawal & { events: WithdrawalEvent[] }) | undefined {
  const { state, parts } = withdrawal;
  if ('part' in step) return settlePart(parts, step);
  const through = decided[step.name]?.[state];
  if (through) return { state: through.at(-1) ?? state, parts, events: through.map((reached) => ({ state: reached })) };
  if (step.name === 'pay')
    return state === 'APPROVED' && step.parts > 0
      ? { state: 'PAYING', parts: Array.from({ length: step.parts }, () => 'PAYING' as const), events: [{ state: 'PAYING' }] }
      : undefined;
  if (step.name === 'paid') return moveAll(parts, { from: ['PAYING', 'REPAY'], to: 'PAID', tells: 'PAID' });
  if (step.name === 'allReceived') return moveAll(parts, { from: partSteps.received.from, to: 'RECEIVED', tells: 'ALL_RECEIVED' });
  return undefined;
}

function settlePart(parts: readonly PartState[], { name, part }: { name: PartStepName; part: number }) {
  const { from, to, tells } = partSteps[name];
  const before = parts[part];
  if (before === undefined || !from.includes(before)) return undefined;
  const after = parts.with(part, to);
  return end(
    after,
    tells.map((state) => (parts.length > 1 ? { state, part } : { state })),
  );
}

function moveAll(
  parts: readonly PartState[],
  { from, to, tells }: { from: readonly PartState[]; to: PartState; tells: WithdrawalEventName },
) {
  if (!parts.some((part) => from.includes(part))) return undefined;
  return end(
    parts.map((part) => (from.includes(part) ? to : part)),
    [{ state: tells }],
  );
}

/** The withdrawal is where the part that is furthest behind is. */
const behind = ['DISPUTE', 'REPAY', 'PAYING', 'PAID'] as const;

function end(parts: readonly PartState[], events: WithdrawalEvent[]): Withdrawal & { events: WithdrawalEvent[] } {
  const state = behind.find((open) => parts.includes(open)) ?? 'DONE';
  return { state, parts, events: state === 'DONE' ? [...events, { state }] : events };
}

interface Payer {
  id: number;
  /** Security deposit that no part is held against. */
  freeMinor: bigint;
}

const MAX_PAYERS = 5;

/**
 * Matches payers to an amount, those with the most free security first: nobody is given more to pay than the security covers. What they do not
 * cover is paid by the house, whose payer is null.
 *
 * Source: docs/domain.md DR-3.5.
 */
export function matchPayers(amountMinor: bigint, payers: readonly Payer[]): { payerId: number | null; amountMinor: bigint }[] {
  const parts: { payerId: number | null; amountMinor: bigint }[] = [];
  let leftMinor = amountMinor;
  const ablest = payers.filter(({ freeMinor }) => freeMinor > 0n).toSorted((a, b) => Number(b.freeMinor - a.freeMinor) || a.id - b.id);
  for (const { id, freeMinor } of ablest.slice(0, MAX_PAYERS - 1)) {
    if (leftMinor === 0n) break;
    const partMinor = freeMinor < leftMinor ? freeMinor : leftMinor;
    parts.push({ payerId: id, amountMinor: partMinor });
    leftMinor -= partMinor;
  }
  if (leftMinor > 0n) parts.push({ payerId: null, amountMinor: leftMinor });
  return parts;
}
