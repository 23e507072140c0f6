import type { GameType } from '@site/api/common';
import { addDays, dayOf, type Day, startOfDay } from '@site/rules/period';
import { type Kysely, type KyselyPlugin, sql, type Transaction } from 'kysely';
import { openWallets } from '../ledger/openWallets.ts';
import type { Schema } from '../database/schema.ts';
import { rollUpBets, rollUpMoney } from '../rollup/rollUp.ts';
import { brandPlans } from './brandPlans.ts';
import { writeDeposits } from './deposits.ts';
import { writeJackpots } from './jackpots.ts';
import { planAccounts, type SeedAccount } from './planAccounts.ts';
import { playHistory, type SeedBet, type SeedEntry, type SeedGame } from './playHistory.ts';
import { Random } from './Random.ts';
import { salaryHistory, type SeedContract, type TeamDay } from './salaryHistory.ts';
import { hashPasswords, writeAccounts } from './writeAccounts.ts';
import { writeTournaments } from './tournaments.ts';
import { writeBets } from '../ledger/writeBets.ts';
import { writeInbox } from './writeInbox.ts';
import { writeCampaigns } from './writeCampaigns.ts';
import { writeBrands } from './writeBrands.ts';
import type { SeedSize } from './seedSizes.ts';
import { type Offer, writeCatalogue } from '../vendors/importCatalogue.ts';
import { withdrawalEntries, writeWithdrawals } from './withdrawals.ts';
import { writeContent } from './writeContent.ts';
import { writeContractOffers } from './writeContractOffers.ts';
import { writeConsents } from './writeConsents.ts';
import { writeLinks } from './writeLinks.ts';
import { writeLimits } from './writeLimits.ts';
import { writeMoney } from '../ledger/writeHistory.ts';
import { writeRewards } from './writeRewards.ts';
import { writePerks } from './writePerks.ts';
import { writePlayed } from './writePlayed.ts';

export interface SeedOptions {
  /** Catalogues of the vendors. */
  offers: readonly Offer[];
  /** End of the history. */
  now: Date;
  /** @default 'demo' */
  size?: SeedSize;
  /** Ends the seed before its next statement; nothing of it remains. */
  signal?: AbortSignal;
}

const shares: Record<SeedSize, { share: number; days: number }> = {
  demo: { share: 1, days: 90 },
  week: { share: 1, days: 7 },
  small: { share: 0.1, days: 3 },
};

/**
 * Fills an empty database with the demo: brands, catalogue, content, accounts, and the history of two trees of agents, in one transaction.
 * Does nothing and returns false when the database has a brand.
 *
 * The same catalogues and instant give the same rows, except for the salts of the password hashes and the seeds of the jackpots.
 *
 * History includes money: for each member and day one BET and one WIN entry whose cause names the day, against the house account
 * `vendor:HISTORY`; they are the sums of that day's bets of the integration HISTORY.
 *
 * Source: RUN-03, README.md "Two commands".
 */
export async function seed(db: Kysely<Schema>, { offers, now, size = 'demo', signal }: SeedOptions): Promise<boolean> {
  const hashes = await hashPasswords();
  const isFilled = await db.transaction().execute(async (transaction) => {
    const tx = signal ? transaction.withPlugin(stopAt(signal)) : transaction;
    // Calls have a timeout of seconds; the history is written in one transaction.
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    // Of two processes that start together, the second finds the first's data.
    await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(tx);
    if (await tx.selectFrom('brand').select('merchant').executeTakeFirst()) return false;
    await writeBrands(tx);
    const games: SeedGame[] = [];
    for (const offer of offers) games.push(...(await writeCatalogue(tx, offer)));
    await writeContent(tx, now);
    await writeJackpots(tx);
    const { zone } = homeBrand;
    const accounts = planAccounts({ share: shares[size].share, today: dayOf(now, zone), zone });
    await writeAccounts(tx, accounts, hashes);
    const contracts = await writeContracts(tx, accounts, now);
    await writeHistory(tx, { accounts, contracts, games, days: shares[size].days, now });
    await writePerks(tx, { zone, now });
    await writeCampaigns(tx, now);
    await writeTournaments(tx, now);
    await writeRewards(tx, now);
    await writeInbox(tx, now);
    await writeDeposits(tx, now);
    await writeConsents(tx);
    await writeLinks(tx, now);
    await writeLimits(tx, now);
    return true;
  });
  if (isFilled) await sql`vacuum (analyze)`.execute(db);
  return isFilled;
}

/** Refuses every further statement once the signal aborts. */
const stopAt = (signal: AbortSignal): KyselyPlugin => ({
  transformQuery({ node }) {
    signal.throwIfAborted();
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

const homeBrand = (() => {
  const [plan] = brandPlans;
  if (!plan) throw new Error('The demo has no brand.');
  return plan.brand;
})();

const contractPlans = [
  { giver: null, taker: 'agent01', ratePpm: 500 },
  { giver: 'agent01', taker: 'agent11', ratePpm: 300 },
];

/** Writes the real-time salary contracts of the first tree: from the platform to its head, and from the head down. */
async function writeContracts(tx: Transaction<Schema>, accounts: SeedAccount[], now: Date): Promise<SeedContract[]> {
  const idOf = (username: string) => accounts.find((account) => account.username === username)?.id ?? 0;
  const contracts = contractPlans.map(({ giver, taker, ratePpm }) => ({
    giverId: giver === null ? null : idOf(giver),
    takerId: idOf(taker),
    ratePpm,
  }));
  const validFrom = startOfDay(dayOf(now, homeBrand.zone), homeBrand.zone);
  await tx
    .insertInto('contract')
    .values(
      contracts.map(({ giverId, takerId, ratePpm }) => ({
        kind: 'REALTIME',
        giver_id: giverId,
        taker_id: takerId,
        period: 'D',
        rate_ppm: ratePpm,
        tiers: JSON.stringify([{ minActive: 0, minValidBet: '0', minLoss: '0', ratePpm }]),
        categories: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'],
        status: 'accepted',
        valid_from: validFrom,
        accepted_at: validFrom,
      })),
    )
    .execute();
  await writeContractOffers(tx, { idOf, zone: homeBrand.zone, now });
  return contracts;
}

interface History {
  accounts: SeedAccount[];
  contracts: SeedContract[];
  games: SeedGame[];
  days: number;
  now: Date;
}

async function writeHistory(tx: Transaction<Schema>, { accounts, contracts, games, days, now }: History): Promise<void> {
  const { zone, currency } = homeBrand;
  const today = dayOf(now, zone);
  const byType = Map.groupBy(games, ({ gameType }) => gameType);
  const wallets = accounts.filter(({ role }) => role === 'member');
  const bets: SeedBet[] = [];
  const entries: SeedEntry[] = [];
  for (const account of wallets) {
    const random = new Random(`history ${account.username}`);
    const played = playHistory(account, { games: byType, days, now, zone, random });
    for (const bet of played.bets) bets.push(bet);
    const own = [...played.entries, ...withdrawalEntries(account, now)].toSorted((a, b) => a.atMs - b.atMs);
    for (const entry of own) entries.push(entry);
    const openingMinor = openingOf(account);
    if (openingMinor > played.balanceMinor)
      entries.push(opening(account, openingMinor - played.balanceMinor, account.habit ? now : account.createdAt));
  }
  const pastDays = Array.from({ length: days }, (_, index) => addDays(today, index - days));
  const teamDays = sumTeams(contracts, { accounts, games, bets });
  for (const entry of salaryHistory(contracts, teamDays, { days: pastDays, zone, currency })) entries.push(entry);

  await openWallets(tx, wallets);
  await writeBets(tx, bets);
  await writePlayed(tx, now);
  await writeMoney(tx, wallets, entries, new Random('transfers'));
  await writeWithdrawals(tx, accounts, now);
  // Past slices are settled; today's are left to the job, which settles missed ones.
  await tx
    .updateTable('rollup_mark')
    .set({ at: startOfDay(today, zone) })
    .where('name', '=', 'salary')
    .execute();
  await countAll(tx);
}

/** Counts the whole history in one transaction, because nobody uses the database yet. */
async function countAll(tx: Transaction<Schema>): Promise<void> {
  await rollUpBets(tx, sql`select * from bet where status = 'settled'`);
  await rollUpMoney(tx, sql`select * from transfer`);
}

const usernamesWithMoney = /^(player|first|frozen|excluded|limit)\d+$/;

/** Returns the minimum balance of a documented account. */
function openingOf({ username, currency, type }: SeedAccount): bigint {
  if (usernamesWithMoney.test(username)) return currency === 'BDT' ? 12_000_000n : 100_000n;
  return type === 0 || type === 4 ? 0n : 500_000n;
}

const opening = ({ id }: SeedAccount, amountMinor: bigint, at: Date): SeedEntry => ({
  accountId: id,
  kind: 'DEPOSIT',
  idempotencyKey: 'opening',
  amountMinor,
  cause: { opening: true },
  atMs: at.getTime(),
});

/** Sums the valid bets of the teams that a contract counts, by day and game type. */
function sumTeams(
  contracts: SeedContract[],
  { accounts, games, bets }: { accounts: SeedAccount[]; games: SeedGame[]; bets: SeedBet[] },
): Map<number, Map<Day, TeamDay>> {
  const uplines = new Map(accounts.map(({ id, uplineId }) => [id, uplineId]));
  const kinds = new Map<number, GameType>(games.map(({ nodeId, gameType }) => [nodeId, gameType]));
  const sums = new Map(contracts.map(({ takerId }) => [takerId, new Map<Day, TeamDay>()]));
  for (const { accountId, day, nodeId, validBetMinor } of bets) {
    const gameType = kinds.get(nodeId);
    if (!gameType) continue;
    for (let id: number | null | undefined = accountId; id; id = uplines.get(id)) {
      const team = sums.get(id);
      if (!team) continue;
      const ofDay = team.get(day) ?? new Map<GameType, bigint>();
      ofDay.set(gameType, (ofDay.get(gameType) ?? 0n) + validBetMinor);
      team.set(day, ofDay);
    }
  }
  return sums;
}
