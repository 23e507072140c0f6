import { creditsIn } from '@site/rules/credits';
import type { DrawFormat } from './drawGames.ts';
import { type Play, playsOf } from './plays.ts';

/** A line as it was accepted. */
export interface Line {
  play: string;
  /** Different numbers, ascending, with leading zeros. */
  numbers: readonly string[];
  /** Stake of each line of a system bet. */
  stakeMinor: bigint;
  /** Highest fixed pay for 1 staked when the line was accepted, in thousandths. */
  oddsMilli: number;
}

export interface TicketFault {
  /** Path of the field, e.g. `lines.0.stakeMinor`. */
  field: string;
  code: TicketFaultCode;
}

export type TicketFaultCode =
  | 'malformed'
  | 'lineCount'
  | 'playNotOffered'
  | 'numberCount'
  | 'numberForm'
  | 'numberOutOfRange'
  | 'numberRepeated'
  | 'stakeTooSmall'
  | 'stakeTooLarge'
  | 'stakeBetweenSteps'
  | 'exposureFull';

/** Everything besides the ticket and the time that decides whether it is accepted. */
export interface TicketTerms {
  format: DrawFormat;
  currency: string;
  /** Lines that the player holds in this draw already. */
  heldLines: number;
  /** Plays that the brand's market allows. */
  allowedPlays: ReadonlySet<string>;
  /** Exposure of the lines that all players hold in this draw, by `exposureKey`. */
  exposureMinor: ReadonlyMap<string, bigint>;
}

export type TicketReading = { ok: true; lines: readonly Line[]; costMinor: bigint } | { ok: false; faults: readonly TicketFault[] };

export const MAX_LINES = 100;
/** Exposure cap of a number, or a set of numbers, in a draw. Source: docs/domain.md DR-12. */
const EXPOSURE_CAP_CREDITS = 50_000n;

/**
 * Reads a ticket from the wire: `{ lines: [{ play, numbers, stakeMinor }] }` with money as digits.
 *
 * Returns every fault with its field, so that a form can show them beside what caused them.
 *
 * Source: docs/domain.md DR-12.
 */
export function readTicket(input: unknown, terms: TicketTerms): TicketReading {
  const written = isRecord(input) ? input['lines'] : undefined;
  if (!Array.isArray(written)) return { ok: false, faults: [{ field: 'lines', code: 'malformed' }] };
  if (written.length === 0 || terms.heldLines + written.length > MAX_LINES)
    return { ok: false, faults: [{ field: 'lines', code: 'lineCount' }] };

  const offered = new Map(playsOf(terms.format).map((play) => [play.name, play]));
  const readings = written.map((line: unknown, index) => readLine(line, `lines.${index}`, offered, terms));
  const lines = readings.flatMap(({ line }) => line ?? []);
  const faults = readings.flatMap((reading) => reading.faults);
  if (faults.length === 0) faults.push(...exposureFaults(lines, terms));
  if (faults.length > 0) return { ok: false, faults };
  const costMinor = lines.reduce((sum, line) => sum + costOf(line, offered.get(line.play)), 0n);
  return { ok: true, lines, costMinor };
}

/** Returns the key under which exposure is counted: a play and its numbers. */
export function exposureKey({ play, numbers }: Pick<Line, 'play' | 'numbers'>): string {
  return `${play}:${numbers.join('-')}`;
}

/** Returns what the house owes for a line that is hit once. */
export function exposureMinorOf({ stakeMinor, oddsMilli }: Pick<Line, 'stakeMinor' | 'oddsMilli'>): bigint {
  return (stakeMinor * BigInt(oddsMilli)) / 1000n;
}

interface LineReading {
  line?: Line;
  faults: TicketFault[];
}

function readLine(input: unknown, field: string, offered: ReadonlyMap<string, Play>, terms: TicketTerms): LineReading {
  if (!isRecord(input)) return { faults: [{ field, code: 'malformed' }] };
  const { play: name, numbers, stakeMinor: stake } = input;
  const play = typeof name === 'string' && terms.allowedPlays.has(name) ? offered.get(name) : undefined;
  if (!play) return { faults: [{ field: `${field}.play`, code: 'playNotOffered' }] };
  const stakeMinor = typeof stake === 'string' && /^\d{1,18}$/.test(stake) ? BigInt(stake) : undefined;
  const faults = [
    ...numberFaults(numbers, `${field}.numbers`, play),
    ...(stakeMinor === undefined
      ? [{ field: `${field}.stakeMinor`, code: 'malformed' as const }]
      : stakeFaults(stakeMinor, `${field}.stakeMinor`, play, terms.currency)),
  ];
  if (faults.length > 0 || stakeMinor === undefined) return { faults };
  const picked = (numbers as string[]).toSorted();
  return { line: { play: play.name, numbers: picked, stakeMinor, oddsMilli: play.topMilli(picked.length) }, faults };
}

function numberFaults(numbers: unknown, field: string, play: Play): TicketFault[] {
  if (!Array.isArray(numbers)) return [{ field, code: 'malformed' }];
  if (!play.isPickCount(numbers.length)) return [{ field, code: 'numberCount' }];
  const form = new RegExp(`^\\d{${play.digits}}$`);
  return numbers.flatMap((number: unknown, index): TicketFault[] => {
    const at = `${field}.${index}`;
    if (typeof number !== 'string' || !form.test(number)) return [{ field: at, code: 'numberForm' }];
    if (Number(number) < play.lowest || Number(number) > play.highest) return [{ field: at, code: 'numberOutOfRange' }];
    return numbers.indexOf(number) < index ? [{ field: at, code: 'numberRepeated' }] : [];
  });
}

function stakeFaults(stakeMinor: bigint, field: string, play: Play, currency: string): TicketFault[] {
  const { minMinor, maxMinor, stepMinor } = play.stakes(currency);
  if (stakeMinor < minMinor) return [{ field, code: 'stakeTooSmall' }];
  if (stakeMinor > maxMinor) return [{ field, code: 'stakeTooLarge' }];
  return (stakeMinor - minMinor) % stepMinor === 0n ? [] : [{ field, code: 'stakeBetweenSteps' }];
}

/** Lines on the same numbers add up: those of a ticket, and those that all players hold in the draw. */
function exposureFaults(lines: readonly Line[], { exposureMinor, currency }: TicketTerms): TicketFault[] {
  const capMinor = creditsIn(currency, EXPOSURE_CAP_CREDITS);
  const taken = new Map(exposureMinor);
  return lines.flatMap((line, index): TicketFault[] => {
    const key = exposureKey(line);
    const sum = (taken.get(key) ?? 0n) + exposureMinorOf(line);
    taken.set(key, sum);
    return sum > capMinor ? [{ field: `lines.${index}.numbers`, code: 'exposureFull' }] : [];
  });
}

function costOf({ numbers, stakeMinor }: Line, play: Play | undefined): bigint {
  return stakeMinor * BigInt(play?.linesOf(numbers.length) ?? 1);
}

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null;
}
