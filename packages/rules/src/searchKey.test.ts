import { expect, it } from 'vitest';
import { searchKey } from './searchKey.ts';

it.each([
  ['  Élan  du Tigre ', 'elan du tigre'],
  ['Đường Vàng', 'duong vang'],
  ["Dragon's-Gate!", 'dragons gate'],
  ['SUPER ７', 'super 7'],
  ['٣ فرص ۴', '3 فرص 4'],
  ['৭টি ঘণ্টা', '7টি ঘণ্টা'],
  ['أَسَد', 'اسد'],
  ['লড়াই', 'লডাই'],
  ['\u0000<script>%_\\', 'script'],
  ['💥', ''],
])('LOB-08 compares %j as %j', (text, key) => {
  expect(searchKey(text)).toBe(key);
});
