import { expect, it } from 'vitest';
import type { DrawFormat } from './drawGames.ts';
import { playsOf } from './plays.ts';
import { exposureKey, exposureMinorOf, readTicket, type TicketTerms } from './ticket.ts';

function terms(format: DrawFormat, changes: Partial<TicketTerms> = {}): TicketTerms {
  return {
    format,
    currency: 'USD',
    heldLines: 0,
    allowedPlays: new Set(playsOf(format).map(({ name }) => name)),
    exposureMinor: new Map(),
    ...changes,
  };
}

const ticket = (play: string, numbers: unknown, stakeMinor: unknown = '1000') => ({ lines: [{ play, numbers, stakeMinor }] });

it('DR-12 reads a ticket of several lines, sorts their numbers and adds up their cost', () => {
  const lines = [
    { play: 'xien2', numbers: ['78', '12'], stakeMinor: '1000' },
    { play: 'lo2', numbers: ['95'], stakeMinor: '10' },
  ];
  expect(readTicket({ lines }, terms('north'))).toEqual({
    ok: true,
    lines: [
      { play: 'xien2', numbers: ['12', '78'], stakeMinor: 1000n, oddsMilli: 16_800 },
      { play: 'lo2', numbers: ['95'], stakeMinor: 10n, oddsMilli: 3600 },
    ],
    costMinor: 1010n,
  });
});

it('DR-12 a system bet of eight numbers costs 28 lines', () => {
  const numbers = ['01', '02', '03', '04', '05', '06', '07', '45'];
  expect(readTicket(ticket('mega', numbers, '10000'), terms('mega', { currency: 'VND' }))).toMatchObject({ ok: true, costMinor: 280_000n });
});

it.each<[what: string, DrawFormat, unknown, field: string, code: string]>([
  ['nothing', 'north', undefined, 'lines', 'malformed'],
  ['no lines', 'north', { lines: [] }, 'lines', 'lineCount'],
  ['too many lines', 'north', { lines: Array.from({ length: 101 }, () => null) }, 'lines', 'lineCount'],
  ['a line that is none', 'north', { lines: [7] }, 'lines.0', 'malformed'],
  ['a play of another format', 'north', ticket('keno', ['01']), 'lines.0.play', 'playNotOffered'],
  ['a play of Object', 'north', ticket('constructor', ['01']), 'lines.0.play', 'playNotOffered'],
  ['numbers that are none', 'north', ticket('lo2', '95'), 'lines.0.numbers', 'malformed'],
  ['two numbers for one', 'north', ticket('lo2', ['95', '96']), 'lines.0.numbers', 'numberCount'],
  ['a number without its zero', 'north', ticket('lo2', ['5']), 'lines.0.numbers.0', 'numberForm'],
  ['a number with a sign', 'north', ticket('lo2', ['-5']), 'lines.0.numbers.0', 'numberForm'],
  ['the same number twice', 'north', ticket('xien2', ['12', '12']), 'lines.0.numbers.1', 'numberRepeated'],
  ['ball 0', 'mega', ticket('mega', ['00', '02', '03', '04', '05', '06'], '40'), 'lines.0.numbers.0', 'numberOutOfRange'],
  ['ball 46 of 45', 'mega', ticket('mega', ['01', '02', '03', '04', '05', '46'], '40'), 'lines.0.numbers.5', 'numberOutOfRange'],
  ['ball 81 of 80', 'keno', ticket('keno', ['81']), 'lines.0.numbers.0', 'numberOutOfRange'],
  [
    'nineteen numbers',
    'power',
    ticket(
      'power',
      Array.from({ length: 19 }, (_, index) => String(index + 10)),
      '40',
    ),
    'lines.0.numbers',
    'numberCount',
  ],
  ['a stake in a number', 'north', ticket('lo2', ['95'], 1000), 'lines.0.stakeMinor', 'malformed'],
  ['a stake below zero', 'north', ticket('lo2', ['95'], '-10'), 'lines.0.stakeMinor', 'malformed'],
  ['a stake under the least', 'north', ticket('lo2', ['95'], '9'), 'lines.0.stakeMinor', 'stakeTooSmall'],
  ['a stake over the most', 'north', ticket('lo2', ['95'], '50010'), 'lines.0.stakeMinor', 'stakeTooLarge'],
  ['a stake between steps', 'north', ticket('lo2', ['95'], '15'), 'lines.0.stakeMinor', 'stakeBetweenSteps'],
  ['another price of a line', 'mega', ticket('mega', ['01', '02', '03', '04', '05', '06'], '80'), 'lines.0.stakeMinor', 'stakeTooLarge'],
  ['a stake that could win above the cap', 'north', ticket('cang4', ['1234'], '560'), 'lines.0.numbers', 'exposureFull'],
])('DR-12 refuses %s', (_what, format, input, field, code) => {
  expect(readTicket(input, terms(format))).toEqual({ ok: false, faults: [{ field, code }] });
});

it('DR-12 names every fault with its field', () => {
  const lines = [
    { play: 'lo2', numbers: ['100'], stakeMinor: '15' },
    { play: 'nope', numbers: [], stakeMinor: '' },
  ];
  expect(readTicket({ lines }, terms('north'))).toEqual({
    ok: false,
    faults: [
      { field: 'lines.0.numbers.0', code: 'numberForm' },
      { field: 'lines.0.stakeMinor', code: 'stakeBetweenSteps' },
      { field: 'lines.1.play', code: 'playNotOffered' },
    ],
  });
});

it('DR-12 the lines of all tickets of a player in one draw are at most a hundred', () => {
  expect(readTicket(ticket('lo2', ['95']), terms('south', { heldLines: 99 })).ok).toBe(true);
  expect(readTicket(ticket('lo2', ['95']), terms('south', { heldLines: 100 }))).toEqual({
    ok: false,
    faults: [{ field: 'lines', code: 'lineCount' }],
  });
});

it('DR-12 caps the exposure of a number over all tickets and lines of a draw', () => {
  const de = { play: 'de', numbers: ['84'] };
  expect(exposureMinorOf({ stakeMinor: 50_000n, oddsMilli: 97_000 })).toBe(4_850_000n);
  const taken = terms('north', { exposureMinor: new Map([[exposureKey(de), 4_903_000n]]) });
  expect(readTicket(ticket('de', ['84'], '1000'), taken).ok).toBe(true);
  expect(readTicket(ticket('de', ['84'], '1010'), taken)).toEqual({
    ok: false,
    faults: [{ field: 'lines.0.numbers', code: 'exposureFull' }],
  });
  expect(readTicket(ticket('de', ['85'], '1550'), taken).ok).toBe(true);
  const twice = {
    lines: [
      { ...de, stakeMinor: '50000' },
      { ...de, stakeMinor: '1550' },
    ],
  };
  expect(readTicket(twice, terms('north'))).toEqual({ ok: false, faults: [{ field: 'lines.1.numbers', code: 'exposureFull' }] });
});

it('DR-12 a market that allows no play takes no ticket', () => {
  expect(readTicket(ticket('lo2', ['95']), terms('north', { allowedPlays: new Set() }))).toEqual({
    ok: false,
    faults: [{ field: 'lines.0.play', code: 'playNotOffered' }],
  });
});

it.each([
  ['USD', 10n, 50_000n, 40n],
  ['BDT', 1200n, 6_000_000n, 4800n],
  ['VND', 2500n, 12_500_000n, 10_000n],
])('DR-12 in %s a number takes %i to %i, a line of 6/45 costs %i', (currency, minMinor, maxMinor, price) => {
  expect(playsOf('north')[0]?.stakes(currency)).toMatchObject({ minMinor, maxMinor });
  expect(playsOf('mega')[0]?.stakes(currency)).toMatchObject({ minMinor: price, maxMinor: price });
});
