import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const template = `<!doctype html><html lang="en" dir="ltr"><head><meta property="csp-nonce" nonce="%NONCE%"><!--head-->
<style nonce="%NONCE%">@font-face{font-family:Tiny;src:url(/assets/tiny-1.woff2)}html{color:red}</style><!--styles--></head>
<body><div id="root"><!--app--></div><!--first--><script type="module" nonce="%NONCE%" src="/assets/entry-1.js"></script></body></html>`;

const manifest = {
  'index.html': { file: 'assets/entry-1.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js' },
  'src/category.tsx': { file: 'assets/category-1.js', imports: ['index.html', '_chunk.js'] },
  '_chunk.js': { file: 'assets/chunk-1.js' },
  'locales/EN/site.json': { file: 'assets/english-1.js' },
  'locales/BN/site.json': { file: 'assets/bengali-1.js' },
};

/** A minimal site: it counts its renderings, and echoes its input. */
const painter = `
  export let paintings = 0;
  const known = new Set('/ /home /rng /pvp /sports /cockfight /favorite /search /promotions /announce /help /down /news /tournaments /lottery/results /member'.split(' '));
  const hidden = new Set(['/favorite', '/search', '/member']);
  export const pageAt = (pathname) =>
    known.has(pathname) ? { canonical: hidden.has(pathname) ? undefined : pathname.replace('/home', '/') } : undefined;
  export const discovery = { listed: ['/', '/promotions', '/announce', '/help', '/down'], hidden: ['/member'] };
  export async function renderPage(url, first, slot) {
    paintings += 1;
    return {
      html: '<main data-painting="' + paintings + '" data-url="' + url + '">$& ' + first.permission.location.ip + '</main>',
      styles: '<style nonce="' + slot + '">main{color:red}</style>',
      title: 'Title of <b>' + first.language, description: 'D', modules: ['src/category.tsx'],
      words: { site: 'locales/' + first.language + '/site.json', about: 'locales/' + first.language + '/about.json' },
      preload: [{ href: '/art/hero/x.avif', media: '(min-width: 1px)', type: 'image/avif' }],
      lang: first.language.toLowerCase(), direction: first.language === 'AR' ? 'rtl' : 'ltr', isWhole: !url.startsWith('/member'), status: known.has(url.split('?')[0]) ? 200 : 404,
    };
  }`;

/** Writes the minimal site as if it had been built, and returns its folder. */
export function writeTinySite(): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  const files = {
    'client/index.html': template,
    'client/.vite/manifest.json': JSON.stringify(manifest),
    'client/assets/entry-1.js': `console.log(${JSON.stringify('x'.repeat(5000))})`,
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'server/entry-server.js': painter,
    'server/package.json': '{"type":"module"}',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), text);
  }
  return siteDir;
}
