import { expect, it } from 'vitest';
import { offsetOf } from './offsetOf';
import { timeIn } from './timeIn';

const noon = new Date('2026-07-01T12:00:00Z');

it.each([
  ['Asia/Ho_Chi_Minh', '19:00:00', 'GMT+7'],
  ['Asia/Dhaka', '18:00:00', 'GMT+6'],
  ['Asia/Kolkata', '17:30:00', 'GMT+5:30'],
  ['Europe/London', '13:00:00', 'GMT+1'],
  ['UTC', '12:00:00', 'GMT+0'],
])('SHL-01 tells the time in %s with its offset', (zone, time, offset) => {
  expect([timeIn(zone, noon), offsetOf(zone, noon)]).toEqual([time, offset]);
});
