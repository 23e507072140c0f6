import { encode } from 'uqr';

export interface QrPath {
  /** Modules along one side, including the quiet zone. */
  size: number;
  /** SVG path data of all dark modules, one unit each. */
  path: string;
}

/** Width of the white margin in modules; cameras miss a code with less. Source: ISO/IEC 18004. */
const quietModules = 4;

/**
 * Returns the path of a QR code. Error correction recovers a quarter of a short code, a seventh of a long one.
 *
 * Throws for a text of more than 2,331 bytes, the capacity at this level.
 */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: quietModules });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1Z` : []))).join('');
  return { size, path };
}
