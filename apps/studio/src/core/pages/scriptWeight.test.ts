import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { engines } from '../skins.ts';
import { BrowserFiles, clientDir } from './BrowserFiles.ts';
import { modulesOf } from './gamePage.ts';

/** Most JavaScript of a game, compressed, with all that it may load while it is played. */
const MOST_BYTES = 250_000;

const weightOf = (addresses: Iterable<string>) =>
  [...addresses].reduce((sum, address) => sum + statSync(path.join(clientDir, `${address}.gz`)).size, 0);

it.each(engines.map((engine) => [engine.name, engine] as const))(
  'GAM-14 a game of %s loads at most 250 kB of JavaScript',
  (_name, engine) => {
    const files = new BrowserFiles();
    const [page, stage] = modulesOf(engine);
    // The entry can load the stage of any engine, so that only its own imports are of this game.
    const needed = new Set([...files.graphOf(page), ...files.graphOf(stage, true)]);
    expect(needed).toContain(files.addressOf(stage));
    const bytes = weightOf(needed);
    expect(bytes).toBeGreaterThan(5000);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  },
);
