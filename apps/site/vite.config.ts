import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const service = `http://127.0.0.1:${process.env['PORT'] ?? 4300}`;

/** What is loaded together comes as one file: cut into thirty, it compresses worse by a fifth, and every answer has a head of its own. */
const groups = [
  { name: 'site', tags: ['$initial' as const] },
  {
    name: 'shell',
    test: /src\/(shell\/(AtHand|BottomBar|Dialogs|Footer|LanguageChoice|Logo|Popups|SearchForm|SideMenu)|session\/SessionWatch|status\/Connection|system\/Outside)\.tsx$/,
  },
  { name: 'lobby', test: /src\/lobby\/(Hero|LowerShelves|NoticeLip|Shelves)\.tsx$/ },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  html: { cspNonce: '%NONCE%' },
  server: {
    host: '127.0.0.1',
    port: 4310,
    strictPort: true,
    fs: { allow: ['../..'] },
    proxy: Object.fromEntries(['/wps', '/lgw', '/lotto', '/art', '/dev'].map((path) => [path, { target: service, changeOrigin: false }])),
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
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
}));
