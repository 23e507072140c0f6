import { z } from 'zod';
import { type BigTwo, type BigTwoMove, dealBigTwo, leastBigTwoMove, moveBigTwo, payBigTwo } from './bigTwo.ts';
import { cardName, readCard } from './cards.ts';
import { chooseBigTwoBotMove } from './chooseBigTwoBotMove.ts';
import type { TableGame } from './RoomTable.ts';

const cardInput = z.string().refine((name) => readCard(name) !== undefined, 'a card');

/** A move as it is sent and stored: cards are two letters each. */
export const bigTwoMove = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pass') }),
  z.strictObject({ kind: z.literal('play'), cards: z.array(cardInput).min(1).max(5) }),
]);
export type WrittenBigTwoMove = z.infer<typeof bigTwoMove>;

/** Big Two at a table. An absent player passes, or leads the lowest card: a hand cannot be folded. */
export const bigTwoGame: TableGame<BigTwo, WrittenBigTwoMove> = {
  deal: (stacks, { numbers }) => dealBigTwo(stacks.length, numbers),
  turnOf: ({ turn }) => turn,
  move(game, index, move) {
    const result = moveBigTwo(
      game,
      index,
      move.kind === 'play' ? { kind: 'play', cards: move.cards.flatMap((name) => readCard(name) ?? []) } : move,
    );
    return result.ok ? result.game : { field: move.kind === 'play' ? 'act.cards' : 'act.kind', rule: result.code };
  },
  pay: (game, stacks, terms) =>
    payBigTwo(game, stacks, terms).map(({ netMinor, rakeMinor }, index) => ({
      stackMinor: (stacks[index] ?? 0n) + netMinor,
      creditMinor: netMinor > 0n ? netMinor : 0n,
      rakeMinor,
    })),
  leastMove: (game) => written(leastBigTwoMove(game)),
  absentMove: (game) => written(leastBigTwoMove(game)),
  botMove: (game, chance) => written(chooseBigTwoBotMove(game, chance)),
};

const written = (move: BigTwoMove): WrittenBigTwoMove =>
  move.kind === 'play' ? { kind: 'play', cards: move.cards.map(cardName) } : { kind: 'pass' };
