import { addDays, type Day, startOfDay } from '@site/rules/period';
import type { AccountType } from '@site/api/member';
import { Random } from './Random.ts';

export interface SeedAccount {
  id: number;
  merchant: string;
  role: 'member' | 'operator';
  type: AccountType;
  username: string;
  nickname: string;
  mobile: string | null;
  email: string | null;
  payeeName: string | null;
  currency: string;
  country: string;
  language: string;
  mustChangePassword: boolean;
  state: 'active' | 'frozen' | 'excluded';
  uplineId: number | null;
  createdAt: Date;
  /** Past play of the account; undefined for accounts that have not played. */
  habit: Habit | undefined;
}

export interface Habit {
  /** Share of days with a bet. */
  activeShare: number;
  betsADay: number;
  /** Typical stake. */
  stakeMinor: number;
}

interface Plan {
  /** Share of the demo's members: 1 is all. */
  share: number;
  today: Day;
  zone: string;
}

/**
 * Plans the demo's accounts: the documented ones, and two trees of agents with about 300 and 80 members below them.
 *
 * Source: README.md "Two commands".
 */
export function planAccounts({ share, today, zone }: Plan): SeedAccount[] {
  const random = new Random('accounts');
  const accounts: SeedAccount[] = [];
  const idOf = (username: string | null) => accounts.find((account) => account.username === username)?.id ?? null;
  const daysAgo = (days: number) => new Date(startOfDay(addDays(today, -days), zone).getTime() + random.below(14 * 60) * 60_000);

  const add = (username: string, nickname: string, given: Partial<SeedAccount> & { upline?: string | null; days?: number } = {}) => {
    const { upline = null, days = 400, ...columns } = given;
    accounts.push({
      id: accounts.length + 1,
      merchant: 'marquee',
      role: 'member',
      type: 0,
      username,
      nickname,
      mobile: null,
      email: null,
      payeeName: null,
      currency: 'USD',
      country: 'VN',
      language: 'EN',
      mustChangePassword: false,
      state: 'active',
      uplineId: idOf(upline),
      createdAt: daysAgo(days),
      habit: undefined,
      ...columns,
    });
  };

  add('operator01', 'Desk One', { role: 'operator' });
  add('operator02', 'Desk Two', { role: 'operator' });
  for (const [username, nickname, type, upline] of agents) add(username, nickname, { type, upline, days: 420 });
  for (const [index, [nickname, upline]] of players.entries())
    add(`player0${index + 1}`, nickname, {
      upline,
      mobile: `+8491200000${index + 1}`,
      email: `player0${index + 1}@example.com`,
      payeeName: `Nguyen ${nickname}`,
      days: 200,
      habit: householdHabit,
    });
  add('trial01', 'Guest', { type: 4 });
  add('first01', 'Newcomer', { mustChangePassword: true, days: 1 });
  add('frozen01', 'Held', { state: 'frozen' });
  add('excluded01', 'Away', { state: 'excluded' });
  add('limit01', 'Measured', { mobile: '+84912000011' });
  for (const [index, [nickname]] of players.slice(0, 2).entries())
    add(`player0${index + 1}`, nickname, {
      merchant: 'khela',
      mobile: `+880171200000${index + 1}`,
      email: `player0${index + 1}@example.com`,
      payeeName: nickname,
      currency: 'BDT',
      country: 'BD',
      language: 'BN',
    });

  for (const [upline, members] of teams)
    for (let left = Math.ceil(members * share); left > 0; left -= 1) {
      const [given, family] = [random.pick(givenNames), random.pick(familyNames)];
      const days = random.chance(0.2) ? random.below(60) : 60 + random.below(340);
      add(`${given.toLowerCase()}${1000 + accounts.length}`, `${given} ${family}`, { upline, days, habit: someHabit(random) });
    }
  // Last, so that the others keep their ids.
  for (const [username, nickname] of [
    ['operator01', 'Desk One'],
    ['operator02', 'Desk Two'],
  ] as const)
    add(username, nickname, { merchant: 'khela', role: 'operator', currency: 'BDT', country: 'BD', language: 'BN' });
  return accounts;
}

type AgentRow = [username: string, nickname: string, type: AccountType, upline: string | null];

const agents: AgentRow[] = [
  ['agent01', 'Thao Nguyen', 1, null],
  ['agent11', 'Binh Le', 2, 'agent01'],
  ['agent12', 'Hoa Dang', 2, 'agent01'],
  ['agent41', 'Kim Vo', 41, 'agent01'],
  ['agent14', 'Tung Mai', 2, 'agent01'],
  ['agent15', 'Dung Ha', 2, 'agent01'],
  ['agent16', 'Chi Ngo', 2, 'agent01'],
  ['agent111', 'Phuc Trinh', 2, 'agent11'],
  ['agent121', 'Yen Lam', 2, 'agent12'],
  ['agent42', 'Lien Cao', 42, 'agent41'],
  ['agent02', 'Quan Hoang', 1, null],
  ['agent21', 'Nga Duong', 2, 'agent02'],
  ['agent22', 'Son Bui', 41, 'agent02'],
];

const players: [nickname: string, upline: string | null][] = [
  ['Minh Anh', 'agent11'],
  ['Lan Chi', 'agent11'],
  ['Gia Bao', 'agent41'],
  ['Ngoc Mai', 'agent02'],
  ['Duc Huy', null],
];

/** Number of direct members of each agent. */
const teams: [agent: string, members: number][] = [
  ['agent01', 10],
  ['agent11', 60],
  ['agent111', 35],
  ['agent12', 50],
  ['agent121', 15],
  ['agent41', 35],
  ['agent42', 25],
  ['agent14', 35],
  ['agent15', 22],
  ['agent16', 13],
  ['agent02', 20],
  ['agent21', 40],
  ['agent22', 20],
];

const householdHabit: Habit = { activeShare: 0.4, betsADay: 9, stakeMinor: 100 };

const someHabit = (random: Random): Habit => ({
  activeShare: 0.15 + random.next() * 0.75,
  betsADay: 5 + random.below(20),
  stakeMinor: random.pick([100, 200, 200, 500, 500, 1000, 2000, 5000, 10_000]),
});

const givenNames = [
  'Minh',
  'Lan',
  'Huy',
  'Trang',
  'Khoa',
  'Linh',
  'Bao',
  'Mai',
  'Tuan',
  'Hien',
  'Phong',
  'Thuy',
  'Duy',
  'Ngan',
  'Khanh',
  'Vy',
];
const familyNames = ['Nguyen', 'Tran', 'Le', 'Pham', 'Hoang', 'Phan', 'Vu', 'Dang', 'Bui', 'Do', 'Ho', 'Ngo', 'Duong', 'Ly'];
