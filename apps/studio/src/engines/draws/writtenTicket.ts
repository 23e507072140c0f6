import type { Line } from './ticket.ts';
import type { WrittenLine } from './wire.ts';

/** Returns a line with its stake as digits. */
export function writeLine({ play, numbers, stakeMinor, oddsMilli }: Line): WrittenLine {
  return { play, numbers, stakeMinor: String(stakeMinor), oddsMilli };
}

export function readLine({ stakeMinor, ...line }: WrittenLine): Line {
  return { ...line, stakeMinor: BigInt(stakeMinor) };
}

/** Writes lines for a link to the verification page, e.g. xien2.12-78.1000.16800. */
export function writeLines(lines: readonly WrittenLine[]): string {
  return lines.map(({ play, numbers, stakeMinor, oddsMilli }) => [play, numbers.join('-'), stakeMinor, oddsMilli].join('.')).join('~');
}

/** Reads lines that `writeLines` wrote. Parts that are none are left out. */
export function parseLines(text: string): Line[] {
  return text.split('~').flatMap((part) => {
    const [play = '', numbers = '', stake = '', odds = ''] = part.split('.');
    return /^\d{1,18}$/.test(stake) ? [{ play, numbers: numbers.split('-'), stakeMinor: BigInt(stake), oddsMilli: Number(odds) }] : [];
  });
}
