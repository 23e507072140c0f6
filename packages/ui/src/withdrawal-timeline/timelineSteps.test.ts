import { expect, it } from 'vitest';
import { timelineSteps, type WithdrawalState } from './timelineSteps';

const shown = (...states: WithdrawalState[]) =>
  timelineSteps(states.map((state) => ({ state, at: '' }))).map(({ state, mark }) => `${state} ${mark}`);

it('MEM-04 shows the whole way before anything has come about', () => {
  expect(shown()).toEqual(['SUBMITTED ahead', 'REVIEW ahead', 'APPROVED ahead', 'PAYING ahead', 'PAID ahead', 'DONE ahead']);
});

it('MEM-33 waits for the receipt once paid', () => {
  expect(shown('SUBMITTED', 'REVIEW', 'APPROVED', 'PAYING', 'PAID')).toEqual([
    'SUBMITTED done',
    'REVIEW done',
    'APPROVED done',
    'PAYING done',
    'PAID now',
    'DONE ahead',
  ]);
});

it.each(['RECEIVED', 'ALL_RECEIVED', 'AUTO_RECEIVED', 'FORCED_RECEIVED'] as const)('MEM-33 MEM-34 ends well after %s', (answer) => {
  expect(shown('PAID', answer, 'DONE')).toEqual(['PAID done', `${answer} done`, 'DONE done']);
});

it('MEM-04 promises nothing after a rejection', () => {
  expect(shown('SUBMITTED', 'REVIEW', 'REJECTED')).toEqual(['SUBMITTED done', 'REVIEW done', 'REJECTED failed']);
});

it('MEM-33 turns at money that did not arrive, and comes back on the way when it is paid again', () => {
  expect(shown('PAID', 'NOT_RECEIVED')).toEqual(['PAID done', 'NOT_RECEIVED failed', 'DISPUTE ahead', 'DONE ahead']);
  expect(shown('PAID', 'NOT_RECEIVED', 'DISPUTE', 'REPAY')).toEqual([
    'PAID done',
    'NOT_RECEIVED failed',
    'DISPUTE failed',
    'REPAY now',
    'PAID ahead',
    'DONE ahead',
  ]);
});
