import type { Position } from '../../core/Engine.ts';
import { readRulingLine } from './ruling.ts';
import { settleSlip } from './settleSlip.ts';
import type { BookMove, BookTheme, SlipShown } from './wire.ts';
import { readWritten, slipLine, writeSlip } from './writeSlip.ts';

/** Computes the position of a slip: open, cashed out, or settled by the results of its legs. Source: docs/domain.md DR-14. */
export function playSlip(_theme: BookTheme, [placed, ended]: readonly BookMove[]): Position<SlipShown> {
  const slip = readWritten(placed?.slip);
  const written = writeSlip(slip);
  const proof = { slip: slipLine(slip) };
  if (!ended) return { isOver: false, winMinor: 0n, shown: { slip: written, status: 'ACCEPTED', results: [] }, proof };
  if (ended.cashOut) {
    const { amountMinor, atMs } = ended.cashOut;
    return {
      isOver: true,
      winMinor: BigInt(amountMinor),
      shown: { slip: written, status: 'CASHED_OUT', results: [] },
      proof: { ...proof, slipCashedMs: String(atMs), slipPaid: amountMinor },
    };
  }
  const results = ended.results ?? [];
  const settled = settleSlip(
    slip,
    results.map((result) => result ?? undefined),
  );
  if (!settled) throw new TypeError('The results do not settle the slip.');
  const { status, returnMinor } = settled;
  return {
    isOver: true,
    winMinor: returnMinor,
    shown: { slip: written, status, results, ...(hasCorrection(ended) && { isCorrected: true }) },
    proof: { ...proof, slipPaid: String(returnMinor), ...(ended.ruled !== undefined && { slipRulings: ended.ruled }) },
  };
}

function hasCorrection({ ruled = '' }: BookMove): boolean {
  return [...readRulingLine(ruled).values()].some(({ kind }) => kind !== 'void');
}
