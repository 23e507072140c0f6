import { describe, expect, it } from 'vitest';
import { matchPayers, takeStep, type Withdrawal, type WithdrawalStep } from './withdrawal.ts';

const step = (name: string, part?: number) =>
  (part === undefined ? (name === 'pay' ? { name, parts: 2 } : { name }) : { name, part }) as WithdrawalStep;

/** Takes steps written as 'name' or 'name part', and returns what the timeline tells; a step that is not open as '-'. */
function tell(...steps: string[]): string {
  let withdrawal: Withdrawal = { state: 'SUBMITTED', parts: [] };
  const told: string[] = [];
  for (const each of steps) {
    const [name = '', part] = each.split(' ');
    const next = takeStep(withdrawal, step(name, part === undefined ? undefined : Number(part)));
    if (!next) {
      told.push('-');
      continue;
    }
    withdrawal = next;
    for (const event of next.events) told.push(event.state + (event.part === undefined ? '' : ` ${event.part}`));
  }
  return `${told.join(', ')} = ${withdrawal.state}`;
}

const paid = ['review', 'approve', 'pay', 'paid'] as const;
const toldPaid = 'REVIEW, APPROVED, PAYING, PAID';

describe('DR-3.5 MEM-04 the states of a withdrawal', () => {
  it.each([
    [['review', 'approve'], 'REVIEW, APPROVED = APPROVED'],
    [['approve'], 'REVIEW, APPROVED = APPROVED'],
    [['review', 'reject'], 'REVIEW, REJECTED = REJECTED'],
    [['reject', 'approve', 'reject', 'pay', 'allReceived'], 'REVIEW, REJECTED, -, -, -, - = REJECTED'],
    [['pay', 'paid', 'allReceived'], '-, -, - = SUBMITTED'],
    [['approve', 'reject'], 'REVIEW, APPROVED, - = APPROVED'],
    [['approve', 'pay', 'received 0', 'pay'], 'REVIEW, APPROVED, PAYING, -, - = PAYING'],
    [[...paid, 'allReceived', 'allReceived', 'reject'], `${toldPaid}, ALL_RECEIVED, DONE, -, - = DONE`],
    [[...paid, 'received 0', 'received 1'], `${toldPaid}, RECEIVED 0, RECEIVED 1, DONE = DONE`],
    [[...paid, 'received 0', 'received 0', 'notReceived 0'], `${toldPaid}, RECEIVED 0, -, - = PAID`],
    [[...paid, 'autoReceived 0', 'autoReceived 1'], `${toldPaid}, AUTO_RECEIVED 0, AUTO_RECEIVED 1, DONE = DONE`],
    [
      [...paid, 'notReceived 1', 'autoReceived 1', 'autoReceived 0', 'forceReceived 1'],
      `${toldPaid}, NOT_RECEIVED 1, DISPUTE 1, -, AUTO_RECEIVED 0, FORCED_RECEIVED 1, DONE = DONE`,
    ],
    [
      [...paid, 'notReceived 1', 'repay 1', 'paid', 'received 0', 'received 1'],
      `${toldPaid}, NOT_RECEIVED 1, DISPUTE 1, REPAY 1, PAID, RECEIVED 0, RECEIVED 1, DONE = DONE`,
    ],
    [[...paid, 'notReceived 0', 'allReceived'], `${toldPaid}, NOT_RECEIVED 0, DISPUTE 0, ALL_RECEIVED, DONE = DONE`],
    [[...paid, 'forceReceived 0', 'repay 0', 'received 2', 'paid'], `${toldPaid}, -, -, -, - = PAID`],
  ])('DR-3.5 MEM-33 %j', (steps, told) => {
    expect(tell(...steps)).toBe(told);
  });

  it('MEM-34 names no part where there is one', () => {
    expect(takeStep({ state: 'PAID', parts: ['PAID'] }, { name: 'autoReceived', part: 0 })).toEqual({
      state: 'DONE',
      parts: ['AUTO_RECEIVED'],
      events: [{ state: 'AUTO_RECEIVED' }, { state: 'DONE' }],
    });
  });
});

/** Payers as 'id:free', parts as 'payer:amount'; the house is 'house'. */
it.each([
  [100n, '', 'house:100'],
  [100n, '1:500', '1:100'],
  [1600n, '1:600 2:1000', '2:1000 1:600'],
  [100n, '1:30 2:0', '1:30 house:70'],
  [60n, '1:10 2:10 3:10 4:10 5:10 6:10', '1:10 2:10 3:10 4:10 house:20'],
])('DR-3.5 MEM-34 %s is paid by the securities %s as %s', (amountMinor, payers, parts) => {
  const given = payers.split(' ').filter(Boolean);
  const matched = matchPayers(
    amountMinor,
    given.map((payer) => ({ id: Number(payer.split(':')[0]), freeMinor: BigInt(payer.split(':')[1] ?? 0) })),
  );
  expect(matched.map(({ payerId, amountMinor: partMinor }) => `${payerId ?? 'house'}:${partMinor}`).join(' ')).toBe(parts);
});
