import { expect, it } from 'vitest';
import { isSameName } from './isSameName.ts';

it.each([
  ['Nguyễn Minh Anh', 'NGUYEN  MINH ANH', true],
  ['Đặng Thị Hoa', 'dang thi hoa', true],
  ["O'Brien-Smith", 'OBRIEN SMITH', true],
  ['রহিম উদ্দিন', ' রহিম  উদ্দিন', true],
  ['রহিম', 'রহমা', false],
  ['Nguyen Minh Anh', 'Nguyen Minh', false],
  ['', '', false],
  ['...', '-', false],
])('SES-07 %j and %j: %s', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same);
});
