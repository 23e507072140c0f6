import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Matches the font-face rules of the built page. */
export const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** Returns the font rules of the built site, for pages that the service renders itself; empty without a build. */
export function readFontFaces(siteDir: string): string {
  const built = path.join(siteDir, 'client/index.html');
  return existsSync(built) ? (readFileSync(built, 'utf8').match(FONT_FACE) ?? []).join('') : '';
}
