import { z } from 'zod';
import { amountDigits } from './amountDigits.ts';
import { chooseBotMove } from './chooseBotMove.ts';
import { dealHoldem, type Holdem, type HoldemMove, leastHoldemMove, moveHoldem, payHoldem } from './holdem.ts';
import type { TableGame } from './RoomTable.ts';

/** A move as it is sent and stored. */
export const holdemMove = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['fold', 'check', 'call']) }),
  z.strictObject({ kind: z.literal('raise'), toMinor: amountDigits }),
]);
export type WrittenHoldemMove = z.infer<typeof holdemMove>;

/** Hold'em at a table. */
export const holdemGame: TableGame<Holdem, WrittenHoldemMove> = {
  deal: (stacks, { button, anteMinor, numbers }) => dealHoldem(stacks, button, anteMinor, numbers),
  turnOf: ({ turn }) => turn,
  move(hand, index, move) {
    const result = moveHoldem(hand, index, move.kind === 'raise' ? { kind: 'raise', toMinor: BigInt(move.toMinor) } : move);
    return result.ok ? result.hand : { field: move.kind === 'raise' ? 'act.toMinor' : 'act.kind', rule: result.code };
  },
  pay: (hand, _stacks, { rakePpm }) =>
    payHoldem(hand, rakePpm).map(({ creditMinor, rakeMinor }, index) => ({
      stackMinor: (hand.seats[index]?.stackMinor ?? 0n) + creditMinor,
      creditMinor,
      rakeMinor,
    })),
  leastMove: (hand) => written(leastHoldemMove(hand)),
  absentMove: () => ({ kind: 'fold' }),
  botMove: (hand, chance) => written(chooseBotMove(hand, chance)),
};

const written = (move: HoldemMove): WrittenHoldemMove =>
  move.kind === 'raise' ? { kind: 'raise', toMinor: String(move.toMinor) } : { kind: move.kind };
