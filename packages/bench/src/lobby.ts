import path from 'node:path';
import { constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import lighthouse, { type Result } from 'lighthouse';
import { build } from 'vite';
import { type Browser, startBrowser } from './Browser.ts';
import { interleave, inWords, median } from './rounds.ts';
import { scriptBytes } from './scriptBytes.ts';
import { startSite } from './site.ts';

const ROUNDS = 5;
/** Rounds in which the machine's own speed changed more than this are thrown away. */
const MOST_DRIFT = 0.15;

/**
 * The lobby's largest paint and script bytes against an empty MUI page: Lighthouse's mobile preset, brotli on both sides.
 * Say the LCP element aloud: a figure won by a placeholder is no figure.
 */
export async function benchLobby(): Promise<void> {
  const site = await startSite();
  const empty = await serveEmptyPage();
  const browser = await startBrowser();
  try {
    await visit(browser, `${site.url}/`); // The first visit draws pictures that every later one finds drawn.
    const seen: Result[] = [];
    const rounds = await interleave(ROUNDS, async () => {
      const reference = await visit(browser, empty.url);
      const subject = await visit(browser, `${site.url}/`);
      const drift = Math.abs(subject.environment.benchmarkIndex / reference.environment.benchmarkIndex - 1);
      if (drift > MOST_DRIFT) return undefined;
      seen.push(subject);
      return { subject: lcpMs(subject), reference: lcpMs(reference) };
    });
    console.log(`lobby LCP / empty MUI page: ${inWords(rounds)}`);
    for (const name of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'])
      console.log(`  ${name}: ${median(seen.map((result) => result.audits[name]?.numericValue ?? Number.NaN)).toFixed(3)}`);
    console.log(`  LCP element: ${[...new Set(seen.map(lcpElement))].join(' | ')}`);
    console.log(`  JS for /: ${await totalBytes(`${site.url}/`)} bytes gz; empty MUI page: ${await totalBytes(empty.url)}`);
    console.log(
      `  first view: ${Math.round(median(seen.map((result) => result.audits['total-byte-weight']?.numericValue ?? Number.NaN)) / 1000)} kB`,
    );
  } finally {
    await browser.close();
    await empty.close();
    await site.close();
  }
}

async function visit({ port }: Browser, url: string): Promise<Result> {
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] });
  if (!run) throw new Error(`Lighthouse had no result for ${url}.`);
  return run.lhr;
}

const totalBytes = async (url: string) =>
  [...(await scriptBytes(url)).values()].reduce((sum, bytes) => sum + bytes, 0).toLocaleString('en');

const lcpMs = ({ audits }: Result) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN;

function lcpElement({ audits }: Result): string {
  const text = JSON.stringify(audits['lcp-breakdown-insight']?.details ?? audits['largest-contentful-paint-element']?.details ?? {});
  return /"snippet":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? 'unknown';
}

async function serveEmptyPage(): Promise<{ url: string; close: () => Promise<void> }> {
  const root = path.join(import.meta.dirname, 'empty-page');
  const outDir = path.resolve(import.meta.dirname, '../dist');
  await build({ root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const { brotliCompress } = await import('node:zlib');
  const { promisify } = await import('node:util');
  const pack = promisify(brotliCompress);
  const app = fastify();
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!(payload instanceof Buffer)) return payload;
    reply.header('content-encoding', 'br').removeHeader('content-length');
    return pack(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  });
  await app.register(fastifyStatic, { root: outDir, cacheControl: true });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `${url}/`, close: () => app.close() };
}
