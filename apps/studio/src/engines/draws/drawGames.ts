import type { BallsFormat } from './balls.ts';
import type { EndingsFormat } from './endings.ts';

export type DrawFormat = EndingsFormat | BallsFormat;

/** A lottery: what it draws, and when. */
export interface DrawGame {
  code: string;
  format: DrawFormat;
  schedule: OfficialSchedule | FastSchedule;
}

/** One draw a day, on some days of the week. */
export interface OfficialSchedule {
  kind: 'official';
  /** Days of the week, 0 for Sunday. */
  weekdays: readonly number[];
  /** Hours and minutes since midnight, e.g. 16:15. */
  at: string;
}

/** Draws that follow each other from midnight to midnight. */
export interface FastSchedule {
  kind: 'fast';
  everyMs: number;
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** Stations of the South with their days. Source: docs/domain.md DR-12. */
const southernStations: Readonly<Record<string, readonly number[]>> = {
  'Tiền Giang': [0],
  'Kiên Giang': [0],
  'Đà Lạt': [0],
  'TP.HCM': [1, 6],
  'Đồng Tháp': [1],
  'Cà Mau': [1],
  'Bến Tre': [2],
  'Vũng Tàu': [2],
  'Bạc Liêu': [2],
  'Đồng Nai': [3],
  'Cần Thơ': [3],
  'Sóc Trăng': [3],
  'Tây Ninh': [4],
  'An Giang': [4],
  'Bình Thuận': [4],
  'Vĩnh Long': [5],
  'Bình Dương': [5],
  'Trà Vinh': [5],
  'Long An': [6],
  'Bình Phước': [6],
  'Hậu Giang': [6],
};

/** Stations of the Centre with their days. */
const centralStations: Readonly<Record<string, readonly number[]>> = {
  'Thừa Thiên Huế': [1],
  'Phú Yên': [1],
  'Đắk Lắk': [2],
  'Quảng Nam': [2],
  'Đà Nẵng': [3, 6],
  'Khánh Hòa': [0, 3],
  'Bình Định': [4],
  'Quảng Trị': [4],
  'Quảng Bình': [4],
  'Gia Lai': [5],
  'Ninh Thuận': [5],
  'Quảng Ngãi': [6],
  'Đắk Nông': [6],
  'Kon Tum': [0],
};

/** City that hosts the one draw of the North, from Sunday to Saturday. */
export const northernStations = ['Thái Bình', 'Hà Nội', 'Quảng Ninh', 'Bắc Ninh', 'Hà Nội', 'Hải Phòng', 'Nam Định'] as const;

export const drawGames: readonly DrawGame[] = [
  { code: 'NORTH', format: 'north', schedule: { kind: 'official', weekdays: everyDay, at: '18:15' } },
  ...stationGames(southernStations, 'SOUTH', '16:15'),
  ...stationGames(centralStations, 'CENTRE', '17:15'),
  { code: 'MEGA645', format: 'mega', schedule: { kind: 'official', weekdays: [0, 3, 5], at: '18:00' } },
  { code: 'POWER655', format: 'power', schedule: { kind: 'official', weekdays: [2, 4, 6], at: '18:00' } },
  { code: 'MEGA300', format: 'mega', schedule: { kind: 'fast', everyMs: 300_000 } },
  { code: 'POWER300', format: 'power', schedule: { kind: 'fast', everyMs: 300_000 } },
  { code: 'KENO', format: 'keno', schedule: { kind: 'fast', everyMs: 300_000 } },
  { code: 'FAST60', format: 'south', schedule: { kind: 'fast', everyMs: 60_000 } },
  { code: 'FAST300', format: 'north', schedule: { kind: 'fast', everyMs: 300_000 } },
];

/** Returns the name of a game's station, or undefined for a game of no station. Names are written alike in every language. */
export function stationOf({ code }: DrawGame, weekday: number): string | undefined {
  return code === 'NORTH' ? northernStations[weekday] : stationByCode.get(code);
}

const stationByCode = new Map([
  ...Object.keys(southernStations).map((station) => [codeOf('SOUTH', station), station] as const),
  ...Object.keys(centralStations).map((station) => [codeOf('CENTRE', station), station] as const),
]);

function stationGames(stations: Readonly<Record<string, readonly number[]>>, region: string, at: string): DrawGame[] {
  return Object.entries(stations).map(([station, weekdays]) => ({
    code: codeOf(region, station),
    format: 'south',
    schedule: { kind: 'official', weekdays, at },
  }));
}

/** Returns a station's code in capital letters without marks: SOUTH-TIEN-GIANG. */
function codeOf(region: string, station: string): string {
  const letters = station.replaceAll(/[Đđ]/g, 'd').normalize('NFD').replaceAll(/\p{M}/gu, '');
  return `${region}-${letters.replaceAll(/[^A-Za-z]+/g, '-').toUpperCase()}`;
}
