import { z } from 'zod';
import { findFixture } from './fixtures.ts';
import type { MatchRuling } from './ruling.ts';

const goals = z.int().min(0).max(99);
const score = z.strictObject({ home: goals, away: goals });

const ruling = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('void') }),
  z.strictObject({ kind: z.literal('score'), half: score, full: score }),
]);

/** Reads a decision on a match. Returns undefined for one that cannot be. */
export function readRuling(eventId: string, input: unknown): MatchRuling | undefined {
  const read = ruling.safeParse(input);
  const fixture = findFixture(eventId);
  if (!read.success || !fixture) return undefined;
  if (read.data.kind === 'void') return read.data;
  const { half, full } = read.data;
  return fixture.model.sport === 'football' && half.home <= full.home && half.away <= full.away ? read.data : undefined;
}
