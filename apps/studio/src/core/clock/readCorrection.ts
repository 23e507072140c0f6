import { z } from 'zod';
import type { RulingReading, Skin } from '../Engine.ts';
import type { Tables } from './Tables.ts';

const correction = z.strictObject({
  kind: z.literal('result', 'result, of a lottery'),
  result: z.string('a result').max(300, 'a shorter result'),
});

export type CorrectionReading = { ok: true; draw: number; result: string } | Extract<RulingReading, { ok: false }>;

/**
 * Reads the right result of a draw that was published wrongly, or says which field cannot be. `name` is that of the draw, as players know it.
 *
 * Source: docs/domain.md DR-12.
 */
export async function readCorrection(
  tables: Pick<Tables, 'find' | 'numbersOf' | 'correctionOf'>,
  skin: Skin,
  { gameCode, name, input }: { gameCode: string; name: string; input: unknown },
): Promise<CorrectionReading> {
  const {
    engine: { clock },
    theme,
  } = skin;
  const calendar = clock?.calendar;
  const draw = Number(name.replaceAll('-', ''));
  if (!clock || !calendar?.find(theme, draw) || calendar.nameOf(draw) !== name)
    return { ok: false, field: 'eventId', rule: 'the number of a draw, such as 20260105-0012' };
  if (!(await tables.find(gameCode, draw)).isTold) return { ok: false, field: 'eventId', rule: 'a draw whose result is public' };
  const read = correction.safeParse(input);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { ok: false, field: ['ruling', ...(issue?.path ?? [])].join('.'), rule: issue?.message ?? 'a result' };
  }
  const numbers = calendar.numbersFor(theme, read.data.result);
  if (!numbers)
    return { ok: false, field: 'ruling.result', rule: 'numbers separated by spaces, prizes by commas, as this lottery draws them' };
  const result = calendar.write(clock.outcome(theme, numbers));
  const isCorrected = Object.keys(tables.correctionOf(skin, gameCode, draw)).length > 0;
  if (!isCorrected && result === calendar.write(clock.outcome(theme, await tables.numbersOf(skin, gameCode, draw))))
    return { ok: false, field: 'ruling.result', rule: 'another result than was drawn' };
  return { ok: true, draw, result };
}
