import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** Builds the browser code of the games. The studio renders the pages itself and finds the files in the manifest. */
export default defineConfig({
  plugins: [compressed()],
  publicDir: false,
  build: {
    outDir: 'dist/client',
    assetsDir: 'code',
    // The policy of the pages allows no data addresses.
    assetsInlineLimit: 0,
    manifest: true,
    // The pages list their preloads themselves.
    modulePreload: false,
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: ['game', 'eventGame', 'verify', 'replay', 'rules'].map((name) => `src/core/client/${name}.ts`),
      output: {
        entryFileNames: 'code/[name]-[hash].js',
        chunkFileNames: ({ facadeModuleId }) => `code/${engineOf(facadeModuleId)}[name]-[hash].js`,
      },
    },
  },
});

/** Returns the engine that a module belongs to, as the prefix of its file name. */
function engineOf(module: string | null): string {
  const [, engine] = /\/engines\/(\w+)\/client\//.exec(module ?? '') ?? [];
  return engine ? `${engine}-` : '';
}

/** Writes a compressed copy of each file, at the highest level. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: brotliCompressSync(file.code) });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(file.code, { level: 9 }) });
        }
      },
    },
  };
}
