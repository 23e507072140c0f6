import { MAX_ASKED_ROUNDS, type VendorPlayedRound } from '@site/api/vendor';
import { validBet } from '@site/rules/validBet';
import type { Kysely } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { purseRounds } from '../ledger/purseRounds.ts';
import { recordRounds } from '../ledger/recordRounds.ts';
import type { ConnectedPurse } from '../vendors/connectVendor.ts';
import type { RoundGame } from '../wallet/vendor/Round.ts';
import { accountIdOf } from '../wallet/vendor/playerId.ts';
import { closePeriod, duePeriods, type Found, openDifferences, PERIOD_MS, readPages, renewDifference } from './vendorPeriods.ts';

interface Vendor {
  db: Kysely<Schema>;
  integration: string;
  log: ConnectedPurse['rounds'];
}

/**
 * Writes the rounds that players have played with money kept at a vendor into their records, a period of the vendor's own log at a time.
 * Each is written once. A round of an unknown player, wallet or game, and one that was written with other amounts, is a difference that an
 * operator sees; both are asked for again.
 *
 * Source: VEN-02, VEN-04.
 */
export async function recordPlayed(vendor: Vendor, now: Date): Promise<void> {
  const { db, log } = vendor;
  const integration = purseRounds(vendor.integration);
  const open = await openDifferences(db, integration, MAX_ASKED_ROUNDS);
  if (open.length > 0) {
    const { rounds } = await log({ roundIds: open.map(({ txId }) => txId) });
    const found = await record(vendor, rounds);
    for (const key of open) {
      const isThere = rounds.some(({ playerId, roundId }) => playerId === key.playerId && roundId === key.txId);
      const still = found.find(({ playerId, txId }) => playerId === key.playerId && txId === key.txId);
      const gone = isThere ? undefined : ({ kind: 'missingThere', ours: undefined, theirs: undefined } as const);
      await renewDifference(db, { integration, ...key }, { found: still ?? gone, now });
    }
  }
  for (const startMs of await duePeriods(db, integration, now)) {
    const pageOf = async (cursor: string | undefined) => {
      const { rounds: rows, next } = await log({ from: startMs, to: startMs + PERIOD_MS, ...(cursor !== undefined && { cursor }) });
      return { rows, next };
    };
    const rounds = await readPages(pageOf);
    await closePeriod(db, { integration, startMs, transactions: rounds.length, found: await record(vendor, rounds), now });
  }
}

/** Writes rounds of the log that are not written yet. Returns those that cannot be written, or were written otherwise. */
async function record({ db, integration }: Vendor, played: readonly VendorPlayedRound[]): Promise<Found[]> {
  const games = await gamesOf(db, integration, played);
  const found: Found[] = [];
  for (const group of Map.groupBy(played, ({ playerId, currency }) => `${playerId} ${currency}`).values()) {
    const rounds = [...new Map(group.map((round) => [round.roundId, round])).values()];
    const kept = await recordOfPlayer({ db, integration, games }, rounds);
    for (const theirs of rounds) {
      const ours = kept.get(theirs.roundId);
      const isSame = ours?.stakeMinor === BigInt(theirs.stakeMinor) && ours.payoutMinor === BigInt(theirs.payoutMinor);
      if (isSame) continue;
      const { playerId, roundId: txId } = theirs;
      const amounts = ours && { stakeMinor: String(ours.stakeMinor), payoutMinor: String(ours.payoutMinor) };
      found.push({ playerId, txId, kind: ours ? 'otherAmount' : 'missingHere', ours: amounts, theirs });
    }
  }
  return found;
}

async function gamesOf(db: Kysely<Schema>, integration: string, played: readonly VendorPlayedRound[]): Promise<Map<string, RoundGame>> {
  if (played.length === 0) return new Map();
  const rows = await db
    .selectFrom('game')
    .innerJoin('vendor', 'vendor.vassalage', 'game.vassalage')
    .where('vendor.integration', '=', integration)
    .where('game.game_code', 'in', [...new Set(played.map(({ gameCode }) => gameCode))])
    .select(['game.game_code', 'game.node_id as nodeId', 'game.game_type as gameType'])
    .execute();
  return new Map(rows.map(({ game_code, ...game }) => [game_code, game as RoundGame]));
}

interface Sources {
  db: Kysely<Schema>;
  integration: string;
  games: ReadonlyMap<string, RoundGame>;
}

/** Writes rounds of one player in one currency. Returns, of these, all that are written now. */
async function recordOfPlayer({ db, integration, games }: Sources, rounds: readonly VendorPlayedRound[]): ReturnType<typeof recordRounds> {
  const [first] = rounds;
  const accountId = first && accountIdOf(first.playerId);
  if (!accountId) return new Map();
  const playable = rounds.flatMap(({ roundId, gameCode, uncountedMinor = '0', ...round }) => {
    const game = games.get(gameCode);
    if (!game) return [];
    const [stakeMinor, payoutMinor] = [BigInt(round.stakeMinor), BigInt(round.payoutMinor)];
    const bet = { gameType: game.gameType, stakeMinor, returnMinor: payoutMinor };
    const validBetMinor = validBet({ ...bet, uncountedMinor: BigInt(uncountedMinor) });
    const times = { placedAtMs: round.placedAt, settledAtMs: round.settledAt };
    return [{ roundId, ...game, stakeMinor, payoutMinor, validBetMinor, ...times }];
  });
  return retryConflicts(() =>
    db.transaction().execute((tx) => recordRounds(tx, { accountId, currency: first.currency, integration, rounds: playable })),
  );
}
