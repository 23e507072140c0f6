import { expect, it } from 'vitest';
import { isAgent, isMember, isTrial } from './account.ts';

it.each([
  [0, { agent: false, trial: false, member: true }],
  [1, { agent: true, trial: false, member: false }],
  [2, { agent: true, trial: false, member: false }],
  [4, { agent: false, trial: true, member: false }],
  [41, { agent: true, trial: false, member: false }],
  [42, { agent: true, trial: false, member: false }],
] as const)('DR-10.1 account type %i', (type, { agent, trial, member }) => {
  expect([isAgent({ type }), isTrial({ type }), isMember({ type })]).toEqual([agent, trial, member]);
});
