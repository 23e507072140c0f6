import { globSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { evaluateRoutes } from '../../packages/config/evaluateRoutes.ts';

const service = `http://127.0.0.1:${process.env['PORT'] ?? 4300}`;

/** Modules that are loaded together share a file: thirty files compress worse by a fifth, and every response has its own headers. */
const groups = [
  { name: 'site', tags: ['$initial' as const] },
  // Shared by dialogs and the lobby: in the lobby's file, each dialog would need that.
  {
    name: 'controls',
    test: /@mui\/material\/(?:Button|ButtonBase|ButtonGroup|CircularProgress|transitions|useLazyRipple|useMediaQuery)\/|src\/areas\/session\/textButton\.ts$/,
  },
  {
    name: 'shell',
    test: /ui\/src\/skeletons\/SkeletonBlock\.tsx$|src\/areas\/(shell\/(FloatingBar|BottomBar|Dialogs|Footer|LanguageChoice|Logo|Popups|SearchForm|SideMenu|ThemeSwitch)|session\/SessionWatch|status\/Connection|system\/ExternalServices)\.tsx$/,
  },
  { name: 'lobby', test: /src\/areas\/lobby\/(Hero|LowerShelves|NoticeBar|Shelves)\.tsx$/ },
  { name: 'skeletons', test: /src\/app\/skeletons\.tsx$/ },
];

/**
 * Enables tree shaking for packages that prevent it: React Router assigns names to its components without marking their creation as pure, and
 * publishes its warnings to every bundler; the statics hoisting of Emotion is CommonJS.
 */
const dropUnused: Plugin = {
  name: 'drop-unused',
  transform: {
    filter: { id: /\/node_modules\/(?:react-router|hoist-non-react-statics)\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replace('ENABLE_DEV_WARNINGS = true;', 'ENABLE_DEV_WARNINGS = false;')
        .replaceAll(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '),
      moduleSideEffects: false,
    }),
  },
};

/** Leaves out of the browser's files what only the service and tools read: for search engines, and of languages. */
const dropUnread: Plugin = {
  name: 'drop-unread',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/app\/pages\.ts$|\/locales\/languages\.json$/ },
    handler: (code) => ({
      code: code.replaceAll(/\b(?:about: '\w+'|is(?:Listed|Hidden|Whole): true),?|, "script": "\w+", "digits": "\w+"/g, ''),
    }),
  },
};

/** Leaves out MUI's script for the colour scheme: `index.html` has one, which knows the service's choice too. */
const dropSchemeScript: Plugin = {
  name: 'drop-scheme-script',
  transform: {
    filter: { id: /\/@mui\/system\/cssVars\/createCssVarsProvider\.mjs$/ },
    handler: (code) => ({ code: code.replace('buildInitColorSchemeScript({', '({') }),
  },
};

/** Leaves out the formats of i18next, in whose place `createI18n` puts its own. */
const dropFormats: Plugin = {
  name: 'drop-formats',
  transform: {
    filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
    handler: (code) => ({ code: code.replace('formatter = Formatter;', '') }),
  },
};

/** Areas of members and agents, and those that are not a visitor's first step from the lobby to a game. */
const laterAreas = 'src/areas/{member,agent,report,recovery,support,feedback,points,news,system,content,lottery,prizes}/**/*.tsx';
const laterChunks = new Set(globSync(laterAreas, { cwd: import.meta.dirname }).map((file) => basename(file, '.tsx')));

/**
 * Returns true for chunks whose files are named by themselves alone. The entry names those of every other chunk that it loads, so that they come
 * at once.
 */
const namesItsFiles = (chunk: string) => laterChunks.has(/(\w+)-[\w-]+\.js$/.exec(chunk)?.[1] ?? '');

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), evaluateRoutes(), dropUnused, dropSchemeScript, dropFormats, !isSsrBuild && dropUnread],
  html: { cspNonce: '%NONCE%' },
  server: {
    host: '127.0.0.1',
    port: 4310,
    strictPort: true,
    fs: { allow: ['../..'] },
    proxy: Object.fromEntries(
      ['/wps', '/lgw', '/lotto', '/art', '/icon', '/dev', '/payment', '/support', '/phone-captcha'].map((path) => [
        path,
        { target: service, changeOrigin: false },
      ]),
    ),
  },
  // React reads it when the service starts, and would check itself at every render.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // One file for the service: it loads ten times as fast as the same code in separate packages.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node24', rolldownOptions: { input: 'src/app/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        manifest: true,
        // Every supported browser has modulepreload.
        modulePreload: { polyfill: false, resolveDependencies: (chunk, needed) => (namesItsFiles(chunk) ? [] : needed) },
        // No data: URLs, which the policy would refuse for fonts.
        assetsInlineLimit: 0,
        target: 'baseline-widely-available',
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
}));
