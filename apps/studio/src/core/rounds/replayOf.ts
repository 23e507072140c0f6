import type { Studio } from '../../createStudio.ts';
import { addUpDraw } from '../clock/addUpDraw.ts';
import type { Skin } from '../Engine.ts';
import type { ReplayData, SeenTable } from '../play/wire.ts';
import { pastRoundOf } from './pastRoundOf.ts';
import type { Round } from './RoundStore.ts';

type Sources = Pick<Studio, 'seeds' | 'eventSeeds' | 'tables' | 'jackpots' | 'keeper' | 'rounds' | 'now'>;

/** Returns what shows a settled round again: the position after each of its moves, and the table where it was played. */
export async function replayOf(
  sources: Sources,
  skin: Skin,
  round: Round,
): Promise<Pick<ReplayData, 'round' | 'steps' | 'table' | 'runMs'>> {
  const { clock, events, room } = skin.engine;
  const hasStage = !events && !room;
  // The result of a shared draw is the same after each move.
  const counts = clock ? [round.moves.length] : round.moves.map((_move, index) => index + 1);
  const steps = hasStage ? counts.map(async (count) => (await sources.keeper.positionOf(round, round.moves.slice(0, count))).shown) : [];
  return {
    round: await pastRoundOf(sources, round),
    steps: await Promise.all(steps),
    ...(await tableOf(sources, skin, round)),
  };
}

async function tableOf({ tables, jackpots, rounds }: Sources, skin: Skin, round: Round): Promise<Pick<ReplayData, 'table' | 'runMs'>> {
  const { clock } = skin.engine;
  if (!clock || round.draw === null) return { table: null, runMs: 0 };
  const numbers = await tables.numbersOf(skin, round.gameCode, round.draw);
  // Who has left a flight is paid before it ends.
  if (numbers.length === 0) return { table: null, runMs: 0 };
  const table: SeenTable = {
    number: round.draw,
    phase: 'over',
    leftMs: null,
    runningMs: 0,
    serverSeedHash: '',
    outcome: clock.outcome(skin.theme, numbers),
    history: [],
    ...addUpDraw(rounds, skin, round),
    jackpots: Object.entries(jackpots.of(round.gameCode, round.draw, round)).map(([name, { poolMinor }]) => ({
      name,
      amountMinor: String(poolMinor),
    })),
  };
  return { table, runMs: clock.runMs(skin.theme, numbers) };
}
