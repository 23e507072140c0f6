import type { VendorVerifyInput, VendorVerifyValue } from '@site/api/vendor';
import { fairFloats } from '@site/rules/fairStream';
import type { EngineMove, Position, Skin } from '../Engine.ts';

/**
 * Works out what seeds and moves give at a game: the draw of a table, or the position of a round. Null where events decide, and for moves
 * that its rules do not allow.
 *
 * Source: docs/domain.md DR-16.
 */
export async function workOut({ engine, theme }: Skin, asked: Omit<VendorVerifyInput, 'gameCode'>): Promise<VendorVerifyValue['result']> {
  const { currency, moves: inputs, ...stream } = asked;
  if (engine.events || engine.room) return null;
  const numbers = await fairFloats(stream, engine.numbersOf(theme));
  if (engine.clock) return { winMinor: null, shown: engine.clock.outcome(theme, numbers) };
  const [least] = engine.stakesIn(currency);
  const moves: EngineMove[] = [];
  let position: Position | undefined;
  for (const input of inputs.length > 0 ? inputs : [{ stakeMinor: String(least) }]) {
    const move = position?.isOver ? undefined : engine.readMove(input, { theme, currency, moves, ...(position && { position }) });
    if (!move) return null;
    moves.push(move);
    position = engine.play(theme, moves, numbers);
  }
  return position ? { winMinor: position.isOver ? String(position.winMinor) : null, shown: position.shown } : null;
}
