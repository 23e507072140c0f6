import { expect, it } from 'vitest';
import { decideSlip, IN_PLAY_DELAY_MS, placeSlip } from './acceptance.ts';
import type { OfferedEvent, SlipTerms } from './slip.ts';

const now = new Date('2026-11-23T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

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
  expect(placeSlip(input([leg('a')], { consent }), terms({ a: event(current) }), now)).toMatchObject({
    status,
    slip: { legs: [{ oddsMilli: current }] },
  });
});

it('DR-14 consent is to better prices unless said otherwise', () => {
  const { consent: _consent, ...unsaid } = input([leg('a')]);
  expect(placeSlip(unsaid, terms({ a: event(2100) }), now)).toMatchObject({ status: 'ACCEPTED', slip: { consent: 'better' } });
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
  expect(placeSlip(written, terms(events), now)).toEqual({ status: 'REJECTED', faults: [{ field, code }] });
});

it('DR-14 takes singles on one event twice, and a payout of exactly the most', () => {
  const events = terms({ a: event(2000) });
  expect(placeSlip(input([leg('a'), leg('a')], { size: 1 }), events, now).status).toBe('ACCEPTED');
  expect(placeSlip(input([leg('a')], { stakeMinor: '2500000' }), events, now).status).toBe('ACCEPTED');
});

it('DR-14 a price that rises above the largest payout is refused, not paid short', () => {
  const rejected = placeSlip(input([leg('a')], { stakeMinor: '2500000' }), terms({ a: event(2100) }), now);
  expect(rejected).toEqual({ status: 'REJECTED', faults: [{ field: 'stakeMinor', code: 'payoutTooLarge' }] });
});

const inPlay = (oddsMilli: number, isOpen = true) => terms({ a: event(2000), b: event(oddsMilli, { isInPlay: true, isOpen }) });

it('DR-14 a bet in play waits 5 s, and is judged by the prices of then', () => {
  const pending = placeSlip(input([leg('a'), leg('b')]), inPlay(2000), now);
  expect(pending).toMatchObject({ status: 'PENDING', decideAt: later(5000) });
  if (pending.status !== 'PENDING') return;
  expect(decideSlip(pending, inPlay(1500), later(IN_PLAY_DELAY_MS - 1))).toBe(pending);
  expect(decideSlip(pending, inPlay(2000), later(IN_PLAY_DELAY_MS)).status).toBe('ACCEPTED');
  expect(decideSlip(pending, inPlay(1500), later(IN_PLAY_DELAY_MS))).toMatchObject({
    status: 'OFFERED_AGAIN',
    slip: { legs: [{}, { oddsMilli: 1500 }] },
  });
  expect(decideSlip(pending, inPlay(2000, false), later(IN_PLAY_DELAY_MS)).status).toBe('REJECTED');
});

it('DR-14 a bet in play whose price has moved already does not wait', () => {
  expect(placeSlip(input([leg('b')]), inPlay(1900), now).status).toBe('OFFERED_AGAIN');
});
