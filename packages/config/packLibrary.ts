import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import languages from '../../locales/languages.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '../..');
const packages = path.join(root, 'packages');
const library = path.join(packages, 'ui');
const dist = path.join(library, 'dist');

interface Manifest {
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  [field: string]: unknown;
}

/** Builds the library as it is published, in `packages/ui/dist`, and packs it. Returns the path of the package file. */
export async function packLibrary(): Promise<string> {
  const manifest = JSON.parse(readFileSync(path.join(library, 'package.json'), 'utf8')) as Manifest;
  rmSync(dist, { recursive: true, force: true });
  await writeModules(manifest);
  writeTypes();
  writeMainEntry(manifest);
  const packs = writeWords(manifest);
  cpSync(path.join(library, 'src/fonts'), path.join(dist, 'fonts'), { recursive: true });
  writeFileSync(path.join(dist, 'fonts/css.d.ts'), 'export {};\n');
  cpSync(path.join(root, 'patches'), path.join(dist, 'patches'), { recursive: true });
  cpSync(path.join(library, 'node_modules/@mui/x-data-grid/LICENSE'), path.join(dist, 'internal/@mui/x-data-grid/LICENSE'));
  for (const file of [path.join(root, 'LICENSE'), path.join(library, 'README.md'), path.join(library, 'CHANGELOG.md')])
    if (existsSync(file)) cpSync(file, path.join(dist, path.basename(file)));
  writeFileSync(
    path.join(dist, 'package.json'),
    JSON.stringify(publishedManifest({ ...manifest, exports: { ...manifest.exports, ...packs } }), null, 2),
  );
  const [packed] = JSON.parse(run('npm', ['pack', '--json'], dist)) as [{ filename: string }];
  return path.join(dist, packed.filename);
}

/** Packages whose modules are included: the workspace's leaf package, which is not published, and the grid's words, since the grid is optional. */
const included = /^@site\/|^@mui\/x-data-grid\/locales$/;

/** Compiles each module to a file of its own. */
async function writeModules(manifest: Manifest) {
  await build({
    configFile: false,
    logLevel: 'error',
    root: library,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: dist,
      minify: false,
      sourcemap: true,
      target: 'es2024',
      lib: { entry: entryFiles(manifest).map((file) => path.join(library, file)), formats: ['es'] },
      rolldownOptions: {
        external: (id) => id.endsWith('.css') || (/^[^./]/.test(id) && !included.test(id)),
        output: {
          preserveModules: true,
          entryFileNames: ({ facadeModuleId }) => `${placeOf(facadeModuleId ?? '')}.js`,
          banner: ({ facadeModuleId }) => (ofClient.test(facadeModuleId ?? '') ? "'use client';" : ''),
        },
      },
    },
  });
}

/** Components, hooks and a context, which server components leave to the browser. What only counts or names runs on either side. */
const ofClient = /\.tsx$|\/(?:use[A-Z]\w*|RequiredMessage)\.ts$/;

/** Lists the source files of the entries, those of patterns included. */
const entryFiles = ({ exports }: Manifest): string[] =>
  Object.values(exports)
    .flatMap((file) => globSync(file, { cwd: library }))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|example)\./.test(file));

/** Returns the path of a source file in the package, without its extension. Files from outside of the library stand in `internal`. */
function placeOf(file: string): string {
  const place = path.relative(path.join(library, 'src'), file).replace(/^(?:.*\/node_modules\/|(?:\.\.\/)+)/, 'internal/');
  return place.replace(/^(internal\/\w+)\/src\//, '$1/').replace(/(?:\.d)?\.(?:tsx?|mjs|json)$/, '');
}

/** Writes the declarations beside the modules, with the imports of Node's resolution: relative and with an extension. */
function writeTypes() {
  const written = path.join(dist, 'types');
  run('tsc', ['-p', path.join(library, 'tsconfig.publish.json'), '--outDir', written], root);
  for (const file of globSync('packages/{ui,money}/src/**/*.d.ts', { cwd: written })) {
    const own = placeOf(path.join(root, file));
    const text = readFileSync(path.join(written, file), 'utf8').replaceAll(
      /(?<=from |import\()(['"])(\.[^'"]*|@site\/money\/[^'"]*)\1/g,
      (_, quote: string, id: string) => {
        const target = id.startsWith('.') ? path.join(path.dirname(own), id.replace(/\.tsx?$/, '')) : id.replace('@site/', 'internal/');
        const relative = path.relative(path.dirname(own), target);
        return `${quote}${relative.startsWith('.') ? '' : './'}${relative}.js${quote}`;
      },
    );
    mkdirSync(path.dirname(path.join(dist, own)), { recursive: true });
    writeFileSync(path.join(dist, `${own}.d.ts`), text);
  }
  rmSync(written, { recursive: true });
}

/** Writes an entry with all others but the packs of words, of which a page takes one, and the helpers of tests. */
function writeMainEntry(manifest: Manifest) {
  const lines = entryFiles(manifest)
    .filter((file) => !/^src\/(?:words|testing)\//.test(file))
    .map((file) => `export * from './${placeOf(path.join(library, file))}.js';`);
  for (const name of ['index.js', 'index.d.ts']) writeFileSync(path.join(dist, name), `${lines.join('\n')}\n`);
}

/** Writes a pack of words, by its BCP 47 tag, for each language that the library itself has none of. Returns their entries. */
function writeWords({ exports }: Manifest): Record<string, string> {
  const missing = Object.entries(languages).filter(([, { tag }]) => !(`./words/${tag}` in exports));
  for (const [code, { tag }] of missing) {
    const texts = readFileSync(path.join(root, 'locales', code, 'components.json'), 'utf8');
    const place = path.join(dist, 'internal/locales', code);
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, 'components.js'), `export default ${texts.trim()};\n`);
    const own = path.join(dist, 'words', tag);
    const imports = `import texts from '../internal/locales/${code}/components.js';\nimport { createWords } from './createWords.js';\n`;
    writeFileSync(`${own}.js`, `${imports}export const words = createWords(texts, '${tag}');\n`);
    writeFileSync(`${own}.d.ts`, `import type { Words } from './Words.js';\nexport declare const words: Words;\n`);
  }
  return Object.fromEntries(missing.map(([, { tag }]) => [`./words/${tag}`, `./src/words/${tag}.ts`]));
}

/** Lists what the package is made of; npm adds the manifest, the README and the licence. */
const published = ['**/*.js', '**/*.js.map', '**/*.d.ts', '**/LICENSE', 'fonts', 'patches', 'CHANGELOG.md'];

/** Returns the manifest of the package: entries lead to what was built, and dependencies are the installed versions or newer. */
function publishedManifest({ exports, dependencies, ...rest }: Manifest): object {
  const { devDependencies: _, publishConfig: __, ...told } = rest;
  return {
    ...told,
    files: published,
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      ...Object.fromEntries(Object.entries(exports).map(([entry, file]) => [entry, builtEntry(file)])),
      './fonts/*.css': { types: './fonts/css.d.ts', default: './fonts/*.css' },
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(Object.keys(dependencies).map((name) => [name, `^${versionOf(name)}`])),
  };
}

/** Returns the target of an entry: a module with its declarations, or a file as it is. */
function builtEntry(file: string): string | { types: string; default: string } {
  const target = file.replace('./src/', './');
  const place = target.replace(/\.tsx?$/, '');
  return place === target ? target : { types: `${place}.d.ts`, default: `${place}.js` };
}

/** Returns the installed version of a dependency. */
function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(path.join(library, 'node_modules', name, 'package.json'), 'utf8')) as { version: string };
  return version;
}

function run(program: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}
