import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const library = path.resolve(import.meta.dirname, '../ui');

/** `own`: the entry and the library's files that it imports. `all`: with its dependencies, except React, which every page has. */
export type Weighed = 'own' | 'all';

const outside: Record<Weighed, RegExp> = { own: /^[^./]/, all: /^react(?:-dom)?(?:\/|$)/ };

/** Lists the entries of the library with their files. Patterns and style sheets are left out. */
export function entries(): [name: string, file: string][] {
  const { exports } = JSON.parse(readFileSync(path.join(library, 'package.json'), 'utf8')) as { exports: Record<string, string> };
  return Object.entries(exports)
    .filter(([name, file]) => !name.includes('*') && /\.tsx?$/.test(file))
    .map(([name, file]) => [name.replace('./', ''), file] as [string, string])
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'));
}

/** Bundles one entry alone and returns its bytes after gzip. Dynamic imports are not counted. */
export async function entrySize(file: string, weighed: Weighed): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: library,
    // Set explicitly, because the test environment would select the development JSX.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: path.join(library, file), formats: ['es'] },
      rolldownOptions: { external: outside[weighed], onLog: () => undefined },
    },
  });
  const { output } = ([built].flat() as Rolldown.RolldownOutput[])[0] ?? { output: [] };
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
  const first = new Set<string>();
  const take = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || first.has(name)) return;
    first.add(name);
    chunk.imports.forEach(take);
  };
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) take(fileName);
  return [...first].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '').length, 0);
}
