import type { ReportReply, ReportQuery } from './useReport';

/** A row of the team betting report in the stories' server. */
export interface TeamBettingRow {
  account: string;
  upline: string;
  level: number;
  bets: number;
  betMinor: bigint;
  validBetMinor: bigint;
  payoutMinor: bigint;
  profitMinor: bigint;
  /** `null` for a member without bets: division by zero. */
  marginPpm: bigint | null;
  rebateMinor: bigint;
  bonusMinor: bigint;
  lastBet: string | null;
}

const asOfAtMs = Date.UTC(2026, 10, 20, 10, 9, 48);
const given = 'lan khoa minh thu bao hoang linh duc phuc nga quan trang viet hai son my tuan ngoc dat huong kiet vy long nhi tam'.split(
  ' ',
);
const family = 'hoang pham tran le bui vo dang ngo duong ly do ho mai truong cao dinh lam phan vu ha'.split(' ');
const uplines = ['agent11', 'agent12', 'agent41', 'agent14', 'agent42', 'agent15', 'agent16'];

const members = Array.from({ length: 3200 }, (_, index) => member(index)).toSorted((a, b) => Number(b.validBetMinor - a.validBetMinor));

/**
 * Answers as the service does: filters, sorts by one column and then by account, returns the page after the cursor (the account of the last
 * row before it) and the sums of all rows.
 */
export function loadTeamBetting({ filter, sort, cursor, limit }: ReportQuery): Promise<ReportReply<TeamBettingRow>> {
  const wanted = members.filter((row) =>
    Object.entries(filter).every(([column, value]) => {
      const held = String(row[column as keyof TeamBettingRow]);
      return column === 'account' ? held.includes(value) : held === value;
    }),
  );
  const column = sort.replace(/^-/, '') as keyof TeamBettingRow;
  const way = sort.startsWith('-') ? -1 : 1;
  const sorted = wanted.toSorted((a, b) => way * compare(a[column], b[column]) || compare(a.account, b.account));
  const start = cursor === null ? 0 : sorted.findIndex(({ account }) => account === cursor) + 1;
  const rows = sorted.slice(start, start + limit);
  const last = rows.at(-1);
  return Promise.resolve({
    rows,
    next: last && start + limit < sorted.length ? last.account : null,
    totals: totalsOf(wanted),
    totalRows: wanted.length,
    asOfAtMs,
  });
}

function totalsOf(rows: TeamBettingRow[]): Partial<TeamBettingRow> {
  const sum = (column: 'betMinor' | 'validBetMinor' | 'payoutMinor' | 'profitMinor' | 'rebateMinor' | 'bonusMinor') =>
    rows.reduce((total, row) => total + row[column], 0n);
  const validBetMinor = sum('validBetMinor');
  const profitMinor = sum('profitMinor');
  return {
    bets: rows.reduce((total, row) => total + row.bets, 0),
    betMinor: sum('betMinor'),
    validBetMinor,
    payoutMinor: sum('payoutMinor'),
    profitMinor,
    marginPpm: ppm(profitMinor, validBetMinor),
    rebateMinor: sum('rebateMinor'),
    bonusMinor: sum('bonusMinor'),
  };
}

function member(index: number): TeamBettingRow {
  const chance = chances(index);
  const name = `${pick(given, chance())}${pick(['.', '_', ''], chance())}${pick(family, chance())}${index}`;
  const hasBet = chance() < 0.6;
  const validBetMinor = hasBet ? BigInt(Math.round(10 ** (4.2 + chance() * chance() * 2.6))) : 0n;
  const betMinor = (validBetMinor * BigInt(1000 + Math.round(chance() * 110))) / 1000n;
  const profitMinor = (validBetMinor * BigInt(Math.round((chance() + chance() - 0.9) * 150))) / 1000n;
  const day = 1 + Math.floor(chance() * 20);
  return {
    account: name,
    upline: pick(uplines, chance()),
    level: 1 + Math.floor(chance() * 3),
    bets: hasBet ? 1 + Number(validBetMinor / 2500n) : 0,
    betMinor,
    validBetMinor,
    payoutMinor: betMinor - profitMinor,
    profitMinor,
    marginPpm: ppm(profitMinor, validBetMinor),
    rebateMinor: (validBetMinor * 6n) / 1000n,
    bonusMinor: hasBet && chance() < 0.3 ? validBetMinor / BigInt(200 + Math.round(chance() * 300)) : 0n,
    lastBet: hasBet ? new Date(Date.UTC(2026, 10, day, Math.floor(chance() * 10), Math.floor(chance() * 60))).toISOString() : null,
  };
}

function ppm(part: bigint, whole: bigint): bigint | null {
  return whole === 0n ? null : (part * 1_000_000n) / whole;
}

function pick<Item>(items: Item[], chance: number): Item {
  return items[Math.floor(chance * items.length)] as Item;
}

function compare(a: TeamBettingRow[keyof TeamBettingRow], b: TeamBettingRow[keyof TeamBettingRow]): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  return a < b ? -1 : 1;
}

/** Returns a seeded pseudorandom generator (mulberry32). */
function chances(seed: number) {
  let state = (seed + 1) * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
