import { expect, it } from 'vitest';
import { delayMsOf, judgeSlip } from './acceptance.ts';
import type { OfferedEvent, SlipTerms } from './slip.ts';

const event = (homeMilli: number, changes: Partial<OfferedEvent> = {}): OfferedEvent => ({
  isInPlay: false,
  isOpen: true,
  prices: new Map([['result:home', homeMilli]]),
  ...changes,
});
const terms = (events: Readonly<Record<string, OfferedEvent>>): SlipTerms => ({
  currency: 'USD',
  findEvent: (eventId) => (Object.hasOwn(events, eventId) ? events[eventId] : undefined),
});
const leg = (eventId: string, oddsMilli = 2000, selection = 'result:home') => ({ eventId, selection, oddsMilli });
const input = (legs: readonly unknown[], changes: object = {}) => ({
  legs,
  size: legs.length,
  stakeMinor: '1000',
  consent: 'better',
  ...changes,
});

it.each([
  ['any', 2000, 'ACCEPTED'],
  ['any', 1900, 'ACCEPTED'],
  ['any', 2100, 'ACCEPTED'],
  ['better', 2000, 'ACCEPTED'],
  ['better', 2100, 'ACCEPTED'],
  ['better', 1999, 'OFFERED_AGAIN'],
  ['none', 2000, 'ACCEPTED'],
  ['none', 2001, 'OFFERED_AGAIN'],
  ['none', 1999, 'OFFERED_AGAIN'],
])('DR-14 with consent %s, 2.000 that became %i thousandths is %s, at the new price', (consent, current, status) => {
  expect(judgeSlip(input([leg('a')], { consent }), terms({ a: event(current) }))).toMatchObject({
    status,
    slip: { legs: [{ oddsMilli: current }] },
  });
});

it('DR-14 consent is to better prices unless said otherwise', () => {
  const { consent: _consent, ...unsaid } = input([leg('a')]);
  expect(judgeSlip(unsaid, terms({ a: event(2100) }))).toMatchObject({ status: 'ACCEPTED', slip: { consent: 'better' } });
});

it.each<[what: string, unknown, field: string, code: string]>([
  ['nothing', null, 'legs', 'malformed'],
  ['no legs', input([]), 'legs', 'legCount'],
  ['thirteen legs', input(Array.from({ length: 13 }, (_, index) => leg(String(index)))), 'legs', 'legCount'],
  ['a leg without odds', input([{ eventId: 'a', selection: 'result:home' }]), 'legs.0', 'malformed'],
  ['odds of one', input([leg('a', 1000)]), 'legs.0', 'malformed'],
  ['a system of none', input([leg('a'), leg('b')], { size: 0 }), 'size', 'sizeOutOfRange'],
  ['a system of three of two', input([leg('a'), leg('b')], { size: 3 }), 'size', 'sizeOutOfRange'],
  ['half a leg', input([leg('a'), leg('b')], { size: 1.5 }), 'size', 'sizeOutOfRange'],
  ['a consent of another name', input([leg('a')], { consent: 'all' }), 'consent', 'malformed'],
  ['a stake in a number', input([leg('a')], { stakeMinor: 1000 }), 'stakeMinor', 'malformed'],
  ['an unknown event', input([leg('constructor')]), 'legs.0.eventId', 'unknownEvent'],
  ['a parlay of one event twice', input([leg('a'), leg('b'), leg('a')]), 'legs.2.eventId', 'sameEvent'],
  ['a system of one event twice', input([leg('a'), leg('b'), leg('a')], { size: 2 }), 'legs.2.eventId', 'sameEvent'],
  ['a selection without a price', input([leg('a', 2000, 'result:draw')]), 'legs.0.selection', 'marketClosed'],
  ['a closed event', input([leg('closed')]), 'legs.0.selection', 'marketClosed'],
  ['a stake under the least', input([leg('a')], { stakeMinor: '99' }), 'stakeMinor', 'stakeTooSmall'],
  ['a payout above the most', input([leg('a')], { stakeMinor: '2500001' }), 'stakeMinor', 'payoutTooLarge'],
])('DR-14 refuses %s', (_what, written, field, code) => {
  const events = { a: event(2000), b: event(2000), closed: event(2000, { isOpen: false }) };
  expect(judgeSlip(written, terms(events))).toEqual({ status: 'REJECTED', faults: [{ field, code }] });
});

it('DR-14 takes singles on one event twice, and a payout of exactly the most', () => {
  const events = terms({ a: event(2000) });
  expect(judgeSlip(input([leg('a'), leg('a')], { size: 1 }), events).status).toBe('ACCEPTED');
  expect(judgeSlip(input([leg('a')], { stakeMinor: '2500000' }), events).status).toBe('ACCEPTED');
});

it('DR-14 a price that rises above the largest payout is refused, not paid short', () => {
  const rejected = judgeSlip(input([leg('a')], { stakeMinor: '2500000' }), terms({ a: event(2100) }));
  expect(rejected).toEqual({ status: 'REJECTED', faults: [{ field: 'stakeMinor', code: 'payoutTooLarge' }] });
});

const inPlay = (oddsMilli: number, isOpen = true) => terms({ a: event(2000), b: event(oddsMilli, { isInPlay: true, isOpen }) });

it('DR-14 a bet in play waits 5 s, and others do not', () => {
  expect(delayMsOf({ legs: [leg('a'), leg('b')] }, inPlay(2000))).toBe(5000);
  expect(delayMsOf({ legs: [leg('a')] }, inPlay(2000))).toBe(0);
});

it('DR-14 a bet in play is judged by the prices of the time', () => {
  const slip = input([leg('a'), leg('b')]);
  expect(judgeSlip(slip, inPlay(2000)).status).toBe('ACCEPTED');
  expect(judgeSlip(slip, inPlay(1500))).toMatchObject({ status: 'OFFERED_AGAIN', slip: { legs: [{}, { oddsMilli: 1500 }] } });
  expect(judgeSlip(slip, inPlay(2000, false)).status).toBe('REJECTED');
});
