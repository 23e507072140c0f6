import { encode } from 'uqr';

export interface QrPath {
  /** Modules along one side, the quiet zone included. */
  size: number;
  /** Every dark module, one unit each, as the data of an SVG path. */
  path: string;
}

/** White modules around the code; with fewer, cameras miss it. Source: ISO/IEC 18004. */
const quietModules = 4;

/**
 * The picture of a QR code that stands a quarter of it being scratched or covered where the text is short, a seventh where it is long.
 *
 * Refuses with an error a text of more than 2,331 bytes, which no code of this strength can hold.
 */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: quietModules });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1Z` : []))).join('');
  return { size, path };
}
