import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = path.join(import.meta.dirname, '..');

/** From, or import of, another module. Type imports are gone by then. */
const specifier = /(?<=\b(?:from|import)\s*')[^']+(?=')/g;

/**
 * The studio's own modules as browsers take them: types removed, imports turned into addresses. The evaluation that decides a
 * round on the server is the very text that shows and verifies it in the browser.
 */
export class BrowserCode {
  readonly #texts = new Map<string, string>();
  readonly #base: string;

  /** `entries` are module paths below `src`. All they import is read now, so that a mistake stops the start. */
  constructor(entries: readonly string[]) {
    const read = new Map<string, string>();
    for (const entry of entries) readWithImports(path.join(folder, entry), read);
    const version = createHash('sha256')
      .update(JSON.stringify([...read]))
      .digest('hex')
      .slice(0, 16);
    this.#base = `/code/${version}/`;
    for (const [file, text] of read)
      this.#texts.set(
        this.addressOf(file),
        text.replace(specifier, (wanted) => this.addressOf(resolve(wanted, file))),
      );
  }

  /** Where a browser finds a module; its text never changes under that address. */
  addressOf(file: string): string {
    const absolute = path.resolve(folder, file);
    const inside = path.relative(folder, absolute);
    const name = inside.startsWith('..') ? `rules/${path.basename(absolute)}` : inside.split(path.sep).join('/');
    return `${this.#base}${name.replace(/\.ts$/, '.js')}`;
  }

  /** The module with everything it imports, for preloading. */
  graphOf(entry: string): string[] {
    return [...readWithImports(path.join(folder, entry), new Map()).keys()].map((file) => this.addressOf(file));
  }

  textAt(address: string): string | undefined {
    return this.#texts.get(address);
  }
}

function readWithImports(file: string, read: Map<string, string>): Map<string, string> {
  if (read.has(file)) return read;
  const text = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  read.set(file, text);
  for (const [wanted] of text.matchAll(specifier)) readWithImports(resolve(wanted, file), read);
  return read;
}

function resolve(wanted: string, from: string): string {
  if (wanted.startsWith('.')) return path.resolve(path.dirname(from), wanted);
  return fileURLToPath(import.meta.resolve(wanted, pathToFileURL(from).href));
}
