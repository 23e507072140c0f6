import { expect, it } from 'vitest';
import { maskContact } from './maskContact.ts';

it.each([
  ['+84912000001', '+84•••01'],
  ['player01@example.com', 'p•••1@example.com'],
  ['ab@example.com', 'a•••@example.com'],
])('SES-07 %s is shown as %s', (contact, shown) => {
  expect(maskContact(contact)).toBe(shown);
});
