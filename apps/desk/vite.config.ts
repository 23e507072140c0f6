import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { evaluateRoutes } from '../../packages/config/evaluateRoutes.ts';

const service = `http://127.0.0.1:${process.env['PORT'] ?? 4300}`;

/** The operator's desk is an application of its own, so that no part of it weighs on the site. */
export default defineConfig({
  plugins: [react(), evaluateRoutes()],
  base: '/operator/',
  html: { cspNonce: '%NONCE%' },
  server: {
    host: '127.0.0.1',
    port: 4311,
    strictPort: true,
    fs: { allow: ['../..'] },
    proxy: Object.fromEntries(['/wps', '/art'].map((path) => [path, { target: service, changeOrigin: false }])),
  },
  build: {
    outDir: 'dist/client',
    manifest: true,
    // No data: URLs, which the policy would refuse for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
  },
});
