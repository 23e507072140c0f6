import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { Result } from 'lighthouse';
import { build } from 'vite';
import type { Browser } from './Browser.ts';
import { type Figure, spread } from './figures.ts';
import { interleave, inWords, median, ROUNDS } from './rounds.ts';
import { scriptBytes } from './scriptBytes.ts';
import { sumOf } from './viewBytes.ts';
import { numberOf, visit } from './visit.ts';

/** Maximum change of the machine's own speed in a round; beyond it the round is discarded. */
const MAX_DRIFT = 0.15;

const LCP = 'largest-contentful-paint';
const FCP = 'first-contentful-paint';
const TBT = 'total-blocking-time';

/**
 * Measures the lobby's first paints, blocking time and bytes against an empty MUI page: Lighthouse's mobile preset, brotli on both sides.
 * Prints the LCP element too, because a placeholder as LCP makes the figure worthless.
 */
export async function benchLobby(browser: Browser, origin: string): Promise<Figure[]> {
  const empty = await serveEmptyPage();
  try {
    await visit(browser, `${origin}/`); // The first visit renders pictures that later visits find cached.
    const seen: { subject: Result; reference: Result }[] = [];
    const lcp = await interleave(ROUNDS, async () => {
      const reference = await visit(browser, empty.url);
      const subject = await visit(browser, `${origin}/`);
      const drift = Math.abs(subject.environment.benchmarkIndex / reference.environment.benchmarkIndex - 1);
      if (drift > MAX_DRIFT) return undefined;
      seen.push({ subject, reference });
      return { subject: numberOf(subject, LCP), reference: numberOf(reference, LCP) };
    });
    const ofLobby = (audit: string) => seen.map(({ subject }) => numberOf(subject, audit));
    const ofEmpty = (audit: string) => seen.map(({ reference }) => numberOf(reference, audit));
    const ratios = (audit: string) => ofLobby(audit).map((value, round) => value / (ofEmpty(audit)[round] ?? Number.NaN));
    const ms = { unit: ' ms' };
    return [
      { what: 'lobby LCP / empty MUI page', reach: '<= 0.85', measured: inWords(lcp) },
      { what: 'lobby FCP / empty MUI page', reach: '<= 0.7', measured: spread(ratios(FCP), { digits: 2 }) },
      { what: 'LCP', reach: '', measured: `${spread(ofLobby(LCP), ms)}, empty ${spread(ofEmpty(LCP), ms)}` },
      { what: 'FCP', reach: '', measured: `${spread(ofLobby(FCP), ms)}, empty ${spread(ofEmpty(FCP), ms)}` },
      { what: 'TBT', reach: '<= 200 ms, <= 2 x empty', measured: `${spread(ofLobby(TBT), ms)}, empty ${spread(ofEmpty(TBT), ms)}` },
      { what: 'CLS', reach: '<= 0.02', measured: spread(ofLobby('cumulative-layout-shift'), { digits: 3 }) },
      { what: 'LCP element', reach: '', measured: [...new Set(seen.map(({ subject }) => lcpElement(subject)))].join(' | ') },
      { what: 'JS for /', reach: '<= 175 kB gz', measured: `${await scriptKb(`${origin}/`)}, empty ${await scriptKb(empty.url)}` },
      { what: 'first view', reach: '<= 350 kB', measured: `${Math.round(median(ofLobby('total-byte-weight')) / 1000)} kB` },
    ];
  } finally {
    await empty.close();
  }
}

const scriptKb = async (url: string) => `${(sumOf(await scriptBytes(url)) / 1000).toFixed(1)} kB`;

function lcpElement({ audits }: Result): string {
  const text = JSON.stringify(audits['lcp-breakdown-insight']?.details ?? audits['largest-contentful-paint-element']?.details ?? {});
  return /"snippet":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? 'unknown';
}

async function serveEmptyPage(): Promise<{ url: string; close: () => Promise<void> }> {
  const root = path.join(import.meta.dirname, 'empty-page');
  const outDir = path.resolve(import.meta.dirname, '../dist');
  await build({ root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } });
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
