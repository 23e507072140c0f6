import { dayOf } from '@site/rules/period';
import { expect, it } from 'vitest';
import { comingDraws, currentDraw, findDraw, weekdayOf } from './calendar.ts';
import { type DrawGame, drawGames, stationOf } from './drawGames.ts';
import { type DrawRecord, markSettled, publishResult, statusOf, voidDraw } from '../../core/clock/drawRecord.ts';

const zone = 'Asia/Ho_Chi_Minh';
const game = (code: string): DrawGame => {
  const found = drawGames.find((candidate) => candidate.code === code);
  if (!found) throw new Error(`No game ${code}.`);
  return found;
};

it.each([
  ['NORTH', '2026-11-23T11:14:59.999Z', '20261123', '2026-11-22T11:15', '2026-11-23T11:00', '2026-11-23T11:15'],
  ['NORTH', '2026-11-23T11:15:00.000Z', '20261124', '2026-11-23T11:15', '2026-11-24T11:00', '2026-11-24T11:15'],
  ['MEGA645', '2026-11-23T00:00:00.000Z', '20261125', '2026-11-22T11:00', '2026-11-25T10:45', '2026-11-25T11:00'],
  ['POWER655', '2026-11-23T17:30:00.000Z', '20261124', '2026-11-21T11:00', '2026-11-24T10:45', '2026-11-24T11:00'],
  ['SOUTH-TP-HCM', '2026-11-23T09:15:00.000Z', '20261128', '2026-11-23T09:15', '2026-11-28T09:00', '2026-11-28T09:15'],
  ['SOUTH-DA-LAT', '2026-11-22T09:15:00.000Z', '20261129', '2026-11-22T09:15', '2026-11-29T09:00', '2026-11-29T09:15'],
  ['CENTRE-KHANH-HOA', '2026-11-23T00:00:00.000Z', '20261125', '2026-11-22T10:15', '2026-11-25T10:00', '2026-11-25T10:15'],
])('LOT-03 DR-12 %s at %s is draw %s', (code, now, numero, openAt, closeAt, drawAt) => {
  const [opens, closes, draws] = [openAt, closeAt, drawAt].map((time) => new Date(`${time}:00Z`));
  expect(currentDraw(game(code), new Date(now), zone)).toEqual({ gameCode: code, numero, openAt: opens, closeAt: closes, drawAt: draws });
});

it.each([
  ['FAST60', '2026-11-22T17:00:00.000Z', '20261123-0001', '17:00:00', '17:00:50', '17:01:00'],
  ['FAST60', '2026-11-23T16:59:59.999Z', '20261123-1440', '16:59:00', '16:59:50', '17:00:00'],
  ['FAST300', '2026-11-23T05:07:00.000Z', '20261123-0146', '05:05:00', '05:09:50', '05:10:00'],
  ['KENO', '2026-11-23T16:55:00.000Z', '20261123-0288', '16:55:00', '16:59:50', '17:00:00'],
])('LOT-03 DR-12 %s at %s is draw %s', (code, now, numero, openAt, closeAt, drawAt) => {
  const draw = currentDraw(game(code), new Date(now), zone);
  expect([draw.numero, ...[draw.openAt, draw.closeAt, draw.drawAt].map((time) => time.toISOString().slice(11, 19))]).toEqual([
    numero,
    openAt,
    closeAt,
    drawAt,
  ]);
});

it.each(['NORTH', 'MEGA645', 'FAST60', 'KENO'])('LOT-03 DR-12 draws of %s follow each other without a gap, in any zone', (code) => {
  for (const somewhere of [zone, 'Asia/Dhaka', 'Asia/Kathmandu']) {
    const draws = comingDraws(game(code), new Date('2026-12-31T16:58:30Z'), somewhere, 5);
    draws.slice(1).forEach((draw, index) => expect(draw.openAt).toEqual(draws[index]?.drawAt));
    for (const draw of draws) expect(findDraw(game(code), draw.numero, somewhere)).toEqual(draw);
  }
});

it.each([
  ['MEGA645', '20261123'],
  ['NORTH', '20260231'],
  ['NORTH', '20261123-0001'],
  ['NORTH', 'tomorrow'],
  ['FAST60', '20261123'],
  ['FAST60', '20261123-0000'],
  ['FAST60', '20261123-1441'],
])('LOT-03 DR-12 %s has no draw %s', (code, numero) => {
  expect(findDraw(game(code), numero, zone)).toBeUndefined();
});

it.each([
  [0, ['Tiền Giang', 'Kiên Giang', 'Đà Lạt']],
  [1, ['TP.HCM', 'Đồng Tháp', 'Cà Mau']],
  [2, ['Bến Tre', 'Vũng Tàu', 'Bạc Liêu']],
  [3, ['Đồng Nai', 'Cần Thơ', 'Sóc Trăng']],
  [4, ['Tây Ninh', 'An Giang', 'Bình Thuận']],
  [5, ['Vĩnh Long', 'Bình Dương', 'Trà Vinh']],
  [6, ['TP.HCM', 'Long An', 'Bình Phước', 'Hậu Giang']],
])('LOT-03 DR-12 the South draws on weekday %i in %j', (weekday, stations) => {
  const southern = drawGames.filter(
    ({ code, schedule }) => code.startsWith('SOUTH') && schedule.kind === 'official' && schedule.weekdays.includes(weekday),
  );
  expect(southern.map((station) => stationOf(station, weekday))).toEqual(stations);
});

it('LOT-03 DR-12 the North has one draw a day, the Centre two or three, and every code is written once', () => {
  expect([0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => stationOf(game('NORTH'), weekday) ?? [])).toHaveLength(7);
  for (let weekday = 0; weekday < 7; weekday += 1) {
    const central = drawGames.filter(
      ({ code, schedule }) => code.startsWith('CENTRE') && schedule.kind === 'official' && schedule.weekdays.includes(weekday),
    );
    expect([2, 3]).toContain(central.length);
  }
  expect(new Set(drawGames.map(({ code }) => code)).size).toBe(drawGames.length);
  expect(stationOf(game('FAST60'), 0)).toBeUndefined();
});

it('DR-0.3 the weekday of a draw is that of its own zone', () => {
  const lateSunday = new Date('2026-11-22T17:30:00Z');
  expect(weekdayOf(dayOf(lateSunday, zone))).toBe(1);
  expect(weekdayOf(dayOf(lateSunday, 'Europe/London'))).toBe(0);
});

const at = (time: string) => new Date(`2026-11-23T${time}Z`).getTime();
const { openAt, closeAt, drawAt } = currentDraw(game('FAST60'), new Date(at('05:00:00')), zone);
const times = { openAtMs: openAt.getTime(), closeAtMs: closeAt.getTime(), drawAtMs: drawAt.getTime() };
const draw: DrawRecord = { number: 202611230721, ...times, drawnAtMs: null, settledAtMs: null, voidedAtMs: null };
const aDayLater = Date.UTC(2026, 10, 24, 5, 1);

it.each([
  ['before it opens', '04:59:59.999', 'UPCOMING'],
  ['when it opens', '05:00:00.000', 'OPEN'],
  ['just before it closes', '05:00:49.999', 'OPEN'],
  ['10 s before it draws', '05:00:50.000', 'CLOSED'],
  ['without a result', '23:59:59.999', 'CLOSED'],
])('LOT-03 DR-12 a draw %s, at %s, is %s', (_when, time, status) => {
  expect(statusOf(draw, at(time))).toBe(status);
});

it('LOT-03 DR-12 a draw without a result is void after 24 h, and takes no result', () => {
  expect(statusOf(draw, aDayLater - 1)).toBe('CLOSED');
  expect(voidDraw(draw, aDayLater - 1)).toEqual({ ok: false, code: 'wrongStatus' });
  expect(statusOf(draw, aDayLater)).toBe('VOID');
  const voided = changed(voidDraw(draw, aDayLater));
  expect(voided.voidedAtMs).toBe(aDayLater);
  for (const late of [draw, voided]) expect(publishResult(late, aDayLater)).toEqual({ ok: false, code: 'wrongStatus' });
});

it('LOT-03 DR-12 a draw goes from CLOSED to DRAWN to SETTLED, never back', () => {
  expect(publishResult(draw, at('05:00:59.999'))).toEqual({ ok: false, code: 'tooEarly' });
  const drawn = changed(publishResult(draw, at('05:01:00')));
  expect(statusOf(drawn, at('05:01:00'))).toBe('DRAWN');
  expect(publishResult(drawn, at('05:02:00'))).toEqual({ ok: false, code: 'wrongStatus' });
  expect(markSettled(draw, at('05:02:00'))).toEqual({ ok: false, code: 'wrongStatus' });
  const settled = changed(markSettled(drawn, at('05:02:00')));
  for (const time of [at('05:02:00'), aDayLater]) expect(statusOf(settled, time)).toBe('SETTLED');
  expect(voidDraw(settled, aDayLater)).toEqual({ ok: false, code: 'wrongStatus' });
});

function changed(change: ReturnType<typeof publishResult>): DrawRecord {
  if (!change.ok) throw new Error(change.code);
  return change.draw;
}
