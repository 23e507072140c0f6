import type { GameType } from '@site/api/common';
import { addDays, dayOf, type Day, startOfDay } from '@site/rules/period';
import { validBet } from '@site/rules/validBet';
import type { EntryKind } from '@site/api/entryKinds';
import type { SeedAccount } from './planAccounts.ts';
import type { Random } from './Random.ts';

export interface SeedGame {
  nodeId: number;
  gameType: GameType;
}

export interface SeedBet {
  accountId: number;
  day: Day;
  nodeId: number;
  stakeMinor: bigint;
  payoutMinor: bigint;
  validBetMinor: bigint;
  placedAtMs: number;
  settledAtMs: number;
}

export interface SeedEntry {
  accountId: number;
  kind: EntryKind;
  idempotencyKey: string;
  amountMinor: bigint;
  cause: Record<string, unknown>;
  atMs: number;
}

interface Played {
  bets: SeedBet[];
  entries: SeedEntry[];
  balanceMinor: bigint;
}

const DAY_MS = 24 * 60 * 60_000;
/** Time between the last bets and the seed's instant. */
const QUIET_MS = 2 * 60_000;

/**
 * Generates a member's bets over the days before `now`, and the money they moved: for each day a deposit when the balance is too small, one
 * entry for all stakes and one for all wins.
 */
export function playHistory(account: SeedAccount, { games, days, now, zone, random }: PlayedOver): Played {
  const { habit } = account;
  const played: Played = { bets: [], entries: [], balanceMinor: 0n };
  if (!habit) return played;
  const today = dayOf(now, zone);
  const liked = [random.pick(kindsByWeight), random.pick(kindsByWeight), random.pick(kindsByWeight)];
  for (let ago = days; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago);
    const startMs = startOfDay(day, zone).getTime();
    const lengthMs = Math.min(DAY_MS, now.getTime() - QUIET_MS - startMs);
    const isActive = random.chance(habit.activeShare);
    const count = Math.round((1 + random.below(habit.betsADay * 2 - 1)) * (lengthMs / DAY_MS));
    if (account.createdAt.getTime() > startMs || !isActive || count <= 0) continue;
    const bets = Array.from({ length: count }, () =>
      placeBet({ accountId: account.id, day, usualMinor: habit.stakeMinor }, liked, games, random),
    );
    spread(bets, startMs, lengthMs, random);
    settleDay(played, bets, { account, day });
  }
  return played;
}

interface PlayedOver {
  games: Map<GameType, SeedGame[]>;
  /** Number of whole days before today. */
  days: number;
  now: Date;
  zone: string;
  random: Random;
}

/** Game types by popularity: mostly reels. */
const kindsByWeight: GameType[] = [
  ...Array.from({ length: 41 }, () => 'RNG' as const),
  ...Array.from({ length: 20 }, () => 'SPORTS' as const),
  ...Array.from({ length: 19 }, () => 'LIVE' as const),
  ...Array.from({ length: 8 }, () => 'FISH' as const),
  ...Array.from({ length: 6 }, () => 'ELOTT' as const),
  'PVP',
  'PVP',
  'ESPORTS',
  'ESPORTS',
  'LOTT',
  'COCKFIGHT',
];

/** Probability of each return by game type, with the return in hundredths of the stake. The rest is lost. */
const returns: Record<GameType, [chance: number, hundredths: bigint][]> = {
  RNG: [
    [0.004, 5000n],
    [0.02, 1000n],
    [0.06, 400n],
    [0.1, 200n],
    [0.12, 100n],
  ],
  FISH: [
    [0.01, 2000n],
    [0.06, 500n],
    [0.15, 200n],
    [0.16, 100n],
  ],
  LIVE: [
    [0.455, 200n],
    [0.07, 100n],
  ],
  PVP: [
    [0.485, 195n],
    [0.02, 100n],
  ],
  SPORTS: [
    [0.46, 205n],
    [0.02, 100n],
  ],
  ESPORTS: [
    [0.46, 205n],
    [0.02, 100n],
  ],
  LOTT: [
    [0.01, 6000n],
    [0.08, 400n],
  ],
  ELOTT: [[0.0975, 960n]],
  COCKFIGHT: [
    [0.47, 195n],
    [0.03, 100n],
  ],
};

const stakesOfUsual = [1, 1, 1, 2, 2, 3, 5];

interface Placed {
  accountId: number;
  day: Day;
  usualMinor: number;
}

function placeBet({ accountId, day, usualMinor }: Placed, liked: GameType[], games: Map<GameType, SeedGame[]>, random: Random): SeedBet {
  const offered = games.get(random.pick(liked)) ?? [...games.values()].flat();
  // Squared, because the first games of a list are played most.
  const game = offered[Math.floor(random.next() ** 2 * offered.length)];
  if (!game) throw new Error('There is no game to have been played.');
  const stakeMinor = BigInt(usualMinor * random.pick(stakesOfUsual));
  const payoutMinor = (stakeMinor * drawReturn(game.gameType, random)) / 100n;
  return {
    accountId,
    day,
    nodeId: game.nodeId,
    stakeMinor,
    payoutMinor,
    validBetMinor: validBet({ gameType: game.gameType, stakeMinor, returnMinor: payoutMinor }),
    placedAtMs: 0,
    settledAtMs: 0,
  };
}

function drawReturn(gameType: GameType, random: Random): bigint {
  let left = random.next();
  for (const [chance, hundredths] of returns[gameType]) {
    if (left < chance) return hundredths;
    left -= chance;
  }
  return 0n;
}

/** Assigns times to the bets, more of them towards the evening. */
function spread(bets: SeedBet[], startMs: number, lengthMs: number, random: Random) {
  const times = bets.map(() => Math.floor(random.next() ** 0.6 * lengthMs)).toSorted((one, other) => one - other);
  for (const [index, bet] of bets.entries()) {
    bet.placedAtMs = startMs + (times[index] ?? 0);
    bet.settledAtMs = Math.min(bet.placedAtMs + 2000 + random.below(20_000), startMs + lengthMs - 1);
  }
}

function settleDay(played: Played, bets: SeedBet[], { account, day }: { account: SeedAccount; day: Day }) {
  const stakedMinor = bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
  const wonMinor = bets.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0n);
  const enter = (kind: EntryKind, amountMinor: bigint, atMs: number) => {
    played.entries.push({
      accountId: account.id,
      kind,
      idempotencyKey: `history:${kind}:${day}`,
      amountMinor,
      cause: { history: day },
      atMs,
    });
    played.balanceMinor += amountMinor;
  };
  const firstMs = bets[0]?.placedAtMs ?? 0;
  const lastMs = bets.at(-1)?.settledAtMs ?? firstMs;
  if (played.balanceMinor < stakedMinor) enter('DEPOSIT', roundUp(stakedMinor - played.balanceMinor), firstMs);
  enter('BET', -stakedMinor, firstMs);
  if (wonMinor > 0n) enter('WIN', wonMinor, lastMs);
  played.bets.push(...bets);
}

const depositStepMinor = 2500n;

const roundUp = (amountMinor: bigint) => (amountMinor / depositStepMinor + 1n) * depositStepMinor;
