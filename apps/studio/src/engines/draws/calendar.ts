import { addDays, type Day, dayOf, startOfDay } from '@site/rules/period';
import type { DrawGame, FastSchedule, OfficialSchedule } from './drawGames.ts';

/** A draw of a game. Bets are taken from `openAt` until `closeAt`, exclusive. */
export interface Draw {
  gameCode: string;
  /** `yyyyMMdd`, or `yyyyMMdd-nnnn` counted from 0001 for a fast draw. */
  numero: string;
  /** Time of the game's previous draw, so that one draw is always the current one. */
  openAt: Date;
  closeAt: Date;
  drawAt: Date;
}

const CLOSED_BEFORE_OFFICIAL_MS = 15 * 60_000;
const CLOSED_BEFORE_FAST_MS = 10_000;
const DAYS_OF_WEEK = 7;

/** Returns the current draw of a game: the first whose time is after `now`. Source: docs/domain.md DR-12. */
export function currentDraw(game: DrawGame, now: Date, zone: string): Draw {
  const { schedule } = game;
  if (schedule.kind === 'official') return officialDraw(game, schedule, nextDay(schedule, now, zone), zone);
  const day = dayOf(now, zone);
  return fastDraw(game, schedule, day, Math.floor((now.getTime() - startOfDay(day, zone).getTime()) / schedule.everyMs) + 1, zone);
}

/** Returns the current draw and those after it. */
export function comingDraws(game: DrawGame, now: Date, zone: string, count: number): Draw[] {
  const draws: Draw[] = [];
  for (let from = now; draws.length < count;) {
    const draw = currentDraw(game, from, zone);
    draws.push(draw);
    from = draw.drawAt;
  }
  return draws;
}

/** Returns the draw with a number, or undefined for a number that the game's calendar has not. */
export function findDraw(game: DrawGame, numero: string, zone: string): Draw | undefined {
  const [, year, month, date, place = '1'] = /^(\d{4})(\d{2})(\d{2})(?:-(\d{4}))?$/.exec(numero) ?? [];
  const day = `${year}-${month}-${date}`;
  if (Number.isNaN(Date.parse(day))) return undefined;
  const { schedule } = game;
  const waitMs = schedule.kind === 'fast' ? (Number(place) - 1) * schedule.everyMs : 0;
  const draw = currentDraw(game, new Date(startOfDay(day, zone).getTime() + waitMs), zone);
  return draw.numero === numero ? draw : undefined;
}

/** Returns the number of a draw in digits alone, which grows with time. */
export function numberOf({ numero }: Draw): number {
  return Number(numero.replace('-', ''));
}

/** Returns the name of the draw with a number of `numberOf`. */
export function numeroOf(number: number): string {
  return String(number).replace(/^(\d{8})(\d{4})$/, '$1-$2');
}

function officialDraw({ code }: DrawGame, schedule: OfficialSchedule, day: Day, zone: string): Draw {
  const drawAt = timeOn(schedule, day, zone);
  return {
    gameCode: code,
    numero: day.replaceAll('-', ''),
    openAt: timeOn(schedule, previousDay(schedule, day), zone),
    closeAt: new Date(drawAt.getTime() - CLOSED_BEFORE_OFFICIAL_MS),
    drawAt,
  };
}

function fastDraw({ code }: DrawGame, { everyMs }: FastSchedule, day: Day, place: number, zone: string): Draw {
  const openMs = startOfDay(day, zone).getTime() + (place - 1) * everyMs;
  return {
    gameCode: code,
    numero: `${day.replaceAll('-', '')}-${String(place).padStart(4, '0')}`,
    openAt: new Date(openMs),
    closeAt: new Date(openMs + everyMs - CLOSED_BEFORE_FAST_MS),
    drawAt: new Date(openMs + everyMs),
  };
}

/** Returns the day of the first draw after `now`. */
function nextDay(schedule: OfficialSchedule, now: Date, zone: string): Day {
  const today = dayOf(now, zone);
  const days = Array.from({ length: DAYS_OF_WEEK + 1 }, (_, ahead) => addDays(today, ahead));
  const day = days.find((candidate) => hasDraw(schedule, candidate) && timeOn(schedule, candidate, zone) > now);
  if (!day) throw new RangeError('A schedule needs a day of the week.');
  return day;
}

function previousDay(schedule: OfficialSchedule, day: Day): Day {
  const days = Array.from({ length: DAYS_OF_WEEK }, (_, before) => addDays(day, -before - 1));
  return days.find((candidate) => hasDraw(schedule, candidate)) ?? day;
}

function hasDraw({ weekdays }: OfficialSchedule, day: Day): boolean {
  return weekdays.includes(weekdayOf(day));
}

/** Returns the day of the week, 0 for Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function timeOn({ at }: OfficialSchedule, day: Day, zone: string): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return new Date(startOfDay(day, zone).getTime() + (hours * 60 + minutes) * 60_000);
}
