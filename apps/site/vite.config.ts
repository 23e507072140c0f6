import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const service = `http://127.0.0.1:${process.env['PORT'] ?? 4300}`;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  html: { cspNonce: '%NONCE%' },
  server: {
    host: '127.0.0.1',
    port: 4310,
    strictPort: true,
    fs: { allow: ['../..'] },
    proxy: Object.fromEntries(['/wps', '/lgw', '/lotto', '/art', '/dev'].map((path) => [path, service])),
  },
  // One file for the service: it loads ten times as fast as the same code spread over packages.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node24', rolldownOptions: { input: 'src/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        manifest: true,
        // Every browser of the target knows modulepreload.
        modulePreload: { polyfill: false },
        // No data: addresses, which the policy would refuse for fonts.
        assetsInlineLimit: 0,
        target: 'baseline-widely-available',
        // What the entry needs in any case comes as one file: cut into thirty it compresses worse, by 5 kB.
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] } } },
      },
}));
