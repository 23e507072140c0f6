import { readSlip, type Slip } from './slip.ts';
import type { WrittenSlip } from './wire.ts';

/** Writes a slip as it is sent and stored. */
export function writeSlip({ legs, size, stakeMinor, consent }: Slip): WrittenSlip {
  return { legs, size, stakeMinor: String(stakeMinor), consent };
}

/** Reads a slip that was stored. Throws for anything else. */
export function readWritten(written: unknown): Slip {
  const reading = readSlip(written);
  if (!reading.ok) throw new TypeError('A stored slip cannot be read.');
  return reading.slip;
}

/** Writes a slip as one line: `2x1000,coast-1-2-3/result:home@1910,…`. It is what a player verifies. */
export function slipLine({ legs, size, stakeMinor }: Slip): string {
  const written = legs.map(({ eventId, selection, oddsMilli }) => `${eventId}/${selection}@${oddsMilli}`);
  return [`${size}x${stakeMinor}`, ...written].join(',');
}

/** Reads the line of a slip. Returns undefined for anything else. */
export function readSlipLine(line: string): Slip | undefined {
  const [head = '', ...rest] = line.split(',');
  const [size = '', stakeMinor = ''] = head.split('x');
  const legs = rest.map((leg) => {
    const [, eventId, selection, oddsMilli] = /^([^/]+)\/([^@]+)@(\d+)$/.exec(leg) ?? [];
    return { eventId, selection, oddsMilli: Number(oddsMilli) };
  });
  const reading = readSlip({ legs, size: Number(size), stakeMinor, consent: 'any' });
  return reading.ok ? reading.slip : undefined;
}
