import { z } from 'zod';
import type { MoveFault, Table } from '../../core/Engine.ts';
import { type BatchMove, cannonsIn, MAX_SHOTS, type Shot } from './batch.ts';
import { fishAt, isInWater } from './fish.ts';
import type { ShotsTheme } from './ShotsTheme.ts';

/** A shot may be at a fish that came or left this long ago: the clocks differ a little, and a call takes its time. */
const GRACE_MS = 3000;

const digits = z.string().regex(/^\d{1,18}$/);
const batch = z.strictObject({
  stakeMinor: digits,
  shots: z
    .array(z.strictObject({ fish: z.int().min(0), costMinor: digits }))
    .min(1)
    .max(MAX_SHOTS),
});

type Terms = Pick<Table<ShotsTheme, BatchMove>, 'theme' | 'currency' | 'moves' | 'nowMs'>;

export type BatchReading = { ok: true; move: BatchMove } | { ok: false; fault: MoveFault };

/** Reads a batch, or says what is wrong with it: a shot names a fish that is in the water, and the cost of a cannon. */
export function readBatch(input: unknown, { theme, currency, moves, nowMs = 0 }: Terms): BatchReading {
  if (moves.length > 0) return faulty('shots', 'over');
  const read = batch.safeParse(input);
  if (!read.success) {
    const [issue] = read.error.issues;
    return faulty(issue?.path.join('.') || 'move', issue?.code ?? 'malformed');
  }
  const shots = read.data.shots.map(({ fish, costMinor }): Shot => ({ fish, costMinor: String(BigInt(costMinor)) }));
  const costs = cannonsIn(currency);
  for (const [index, { fish, costMinor }] of shots.entries()) {
    const target = fishAt(theme, fish);
    if (!target || !isInWater(target, nowMs, GRACE_MS)) return faulty(`shots.${index}.fish`, 'notInWater');
    if (!costs.includes(BigInt(costMinor))) return faulty(`shots.${index}.costMinor`, 'noSuchCannon');
  }
  const stakeMinor = shots.reduce((sum, { costMinor }) => sum + BigInt(costMinor), 0n);
  if (stakeMinor !== BigInt(read.data.stakeMinor)) return faulty('stakeMinor', 'notTheSum');
  return { ok: true, move: { stakeMinor: String(stakeMinor), shots } };
}

function faulty(field: string, rule: string): BatchReading {
  return { ok: false, fault: { field, rule } };
}
