import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../../StartError.ts';

/** Folder that Vite builds the browser code of the games into. */
export const clientDir = path.resolve(import.meta.dirname, '../../../dist/client');

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/** Addresses of the built browser code. Reads the manifest again after a build, so a running studio serves the new files. */
export class BrowserFiles {
  readonly #manifestFile: string;
  #manifest: Manifest = {};
  #readAtMs = 0;

  /** Throws a StartError when the games have not been built. */
  constructor(directory = clientDir) {
    this.#manifestFile = path.join(directory, '.vite/manifest.json');
    this.#refresh();
  }

  /** Returns the address of a built module. `entry` is the path of its source below the app, e.g. src/core/client/game.ts. */
  addressOf(entry: string): string {
    this.#refresh();
    const chunk = this.#manifest[entry];
    if (!chunk) throw new Error(`${entry} was not built.`);
    return `/${chunk.file}`;
  }

  /**
   * Returns the addresses of a built module and of all its imports, without duplicates. With `isWhole`, modules that it loads later are
   * included.
   */
  graphOf(entry: string, isWhole = false): string[] {
    const found = new Set<string>();
    const add = (key: string) => {
      const address = this.addressOf(key);
      if (found.has(address)) return;
      found.add(address);
      const { imports = [], dynamicImports = [] } = this.#manifest[key] ?? {};
      for (const imported of isWhole ? [...imports, ...dynamicImports] : imports) add(imported);
    };
    add(entry);
    return [...found];
  }

  #refresh(): void {
    const builtAtMs = statSync(this.#manifestFile, { throwIfNoEntry: false })?.mtimeMs;
    if (builtAtMs === undefined) throw new StartError('The games are not built: run npm run build, or start with npm start.');
    if (builtAtMs === this.#readAtMs) return;
    this.#manifest = JSON.parse(readFileSync(this.#manifestFile, 'utf8')) as Manifest;
    this.#readAtMs = builtAtMs;
  }
}
