import { expect, it } from 'vitest';
import { wordingFault } from './wordingFault.ts';

it.each([
  ['Play now', 'Jump in', undefined],
  ['Play now', '  ', 'required'],
  ['Play now', 'Play {{game}}', 'placeholders: none'],
  ['{{count, number}} of {{total}}', '{{total}}, of which {{count}}', undefined],
  ['{{count, number}} of {{total}}', '{{count}} games', 'placeholders: count, total'],
  ['<amount/> left'.replace('/', ''), 'Left: <amount>', undefined],
  ['See <a>this</a>', 'See this', 'placeholders: </a>, <a>'],
])('OPR-04 "%s" may be said as "%s": %s', (original, own, fault) => {
  expect(wordingFault(original, own)).toBe(fault);
});
