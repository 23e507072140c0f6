import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { build } from 'vite';
import { startBrowser } from './Browser.ts';
import { interleave, type Rounds } from './rounds.ts';

/** Maximum ratio at which a grid of components is still acceptable. */
export const MAX_TILE_GRID_RATIO = 1.5;

const MAX_SECONDS = 180;

interface Round {
  subject: number;
  reference: number;
}

export interface TileGridBench {
  /** Number of tiles. */
  tiles: number;
  /** Makes the elements of the reference: plain DOM calls, or React without components. */
  reference: 'dom' | 'react';
  rounds: number;
}

/** Measures a `GameGrid` until layout against the same elements made in a plain way, in a production build. */
export async function benchTileGrid({ tiles, reference, rounds: count }: TileGridBench): Promise<Rounds> {
  const outDir = path.resolve(import.meta.dirname, '../dist/tile-grid');
  await build({
    root: path.join(import.meta.dirname, 'tile-grid'),
    configFile: false,
    logLevel: 'error',
    // The test environment would select React's slow development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    build: { outDir, emptyOutDir: true, rolldownOptions: { onLog: () => undefined } },
  });
  const app = fastify();
  await app.register(fastifyStatic, { root: outDir });
  const { promise: measured, resolve: take, reject: giveUp } = Promise.withResolvers<Round[]>();
  const limit = setTimeout(() => giveUp(new Error(`The page did not report within ${MAX_SECONDS} s.`)), MAX_SECONDS * 1000);
  app.post<{ Body: Round[] }>('/rounds', ({ body }, reply) => {
    take(body);
    return reply.status(204).send();
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await startBrowser();
  try {
    await fetch(
      `http://127.0.0.1:${browser.port}/json/new?${encodeURIComponent(`${url}/?${new URLSearchParams({ tiles: `${tiles}`, reference, rounds: `${count}` })}`)}`,
      { method: 'PUT' },
    );
    const rounds = await measured;
    return await interleave(rounds.length, () => Promise.resolve(rounds.shift()));
  } finally {
    clearTimeout(limit);
    await browser.close();
    await app.close();
  }
}
