import { z } from 'zod';
import type { RulingReading } from '../../core/Engine.ts';
import { isWholeSeries } from './esports.ts';
import { findFixture } from './fixtures.ts';
import type { MatchRuling } from './ruling.ts';

const amount = z.int('a whole number').min(0, '0 or more').max(99, '99 at most');
const score = z.strictObject({ home: amount, away: amount });
const map = z.strictObject({ winner: z.enum(['home', 'away'], 'home or away'), home: amount, away: amount });

const ruling = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('void') }),
    z.strictObject({ kind: z.literal('score'), half: score, full: score }),
    z.strictObject({ kind: z.literal('maps'), maps: z.array(map).min(2, 'two maps or more').max(3, 'three maps at most') }),
  ],
  'void, score or maps',
);

/** Reads a decision on a match, or says which field cannot be. Source: docs/domain.md DR-14. */
export function readRuling(eventId: string, input: unknown): RulingReading {
  const fixture = findFixture(eventId);
  if (!fixture) return fault('eventId', 'the id of a match, such as coast-7-3-2');
  const read = ruling.safeParse(input);
  if (!read.success) {
    const [issue] = read.error.issues;
    return fault(['ruling', ...(issue?.path ?? [])].join('.'), issue?.message ?? 'a decision');
  }
  return faultOf(read.data, fixture.model.sport) ?? { ok: true, ruling: read.data, needsEnd: read.data.kind !== 'void' };
}

function faultOf(decided: MatchRuling, sport: 'football' | 'esports'): RulingReading | undefined {
  if (decided.kind === 'void') return undefined;
  if (decided.kind === 'maps') {
    if (sport !== 'esports') return fault('ruling.kind', 'void or score, of football');
    const isWhole = isWholeSeries(decided.maps.map(({ winner }) => winner));
    return isWhole ? undefined : fault('ruling.maps', 'the maps until one side has won two');
  }
  if (sport !== 'football') return fault('ruling.kind', 'void or maps, of e-sports');
  const { half, full } = decided;
  if (half.home > full.home) return fault('ruling.half.home', 'no more than at the end');
  return half.away > full.away ? fault('ruling.half.away', 'no more than at the end') : undefined;
}

const fault = (field: string, rule: string): RulingReading => ({ ok: false, field, rule });
