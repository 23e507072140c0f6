import { seedHash } from '@site/rules/fairStream';
import { findGame } from '../../catalogue/findGame.ts';
import type { Studio } from '../../createStudio.ts';
import type { PastRound } from '../play/wire.ts';
import type { Round } from './RoundStore.ts';

type Sources = Pick<Studio, 'seeds' | 'eventSeeds' | 'tables' | 'now'>;

/** Returns a settled round with the data that verifies it. Its seed is left out while it is in use. */
export async function pastRoundOf(sources: Sources, round: Round): Promise<PastRound> {
  const seed = await (round.isLate ? eventSeedOf(sources, round) : seedOf(sources, round));
  return {
    roundId: round.id,
    gameCode: round.gameCode,
    theme: round.theme,
    atMs: round.begunAtMs,
    currency: round.currency,
    stakeMinor: String(round.stakeMinor),
    winMinor: String(round.winMinor ?? 0n),
    proof: round.proof ?? {},
    clientSeed: seed.clientSeed,
    nonce: round.nonce,
    // A round of several events has several seeds, joined by dots.
    serverSeedHash: (await Promise.all(seed.serverSeed.split('.').map(seedHash))).join('.'),
    serverSeed: seed.isRevealed ? seed.serverSeed : null,
  };
}

/** Returns the seeds of the events, or of the hands of a sitting, that decided a round, in their order. */
async function eventSeedOf({ eventSeeds, now }: Sources, { gameCode, moves }: Round) {
  const engine = findGame(gameCode)?.engine;
  if (engine?.room) {
    const ids = engine.room.eventsOfRound(moves);
    return { serverSeed: ids.map((id) => eventSeeds.seedOf(id)).join('.'), clientSeed: ids.join('.'), isRevealed: true };
  }
  const events = engine?.events;
  if (!events) throw new Error(`${gameCode} has no events.`);
  const ids = events.of(moves);
  const moment = await eventSeeds.momentOf(events, ids, now());
  return {
    serverSeed: ids.map((id) => eventSeeds.seedOf(id)).join('.'),
    clientSeed: ids.join('.'),
    isRevealed: ids.every((id) => events.isOver(id, moment)),
  };
}

/** Returns the seed that decided a round: the player's, or that of the table's draw. */
async function seedOf({ seeds, tables }: Sources, { gameCode, draw, seedId }: Round) {
  if (draw !== null) {
    const { serverSeed, isTold } = await tables.find(gameCode, draw);
    return { serverSeed, clientSeed: gameCode, isRevealed: isTold };
  }
  const { serverSeed, clientSeed, revealedAtMs } = seeds.get(seedId);
  return { serverSeed, clientSeed, isRevealed: revealedAtMs !== null };
}
