import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A rule of the built page that says where a font is had from. */
export const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** The fonts of the built site, for pages that the service writes itself; none where it has not been built. */
export function readFontFaces(siteDir: string): string {
  const built = path.join(siteDir, 'client/index.html');
  return existsSync(built) ? (readFileSync(built, 'utf8').match(FONT_FACE) ?? []).join('') : '';
}
