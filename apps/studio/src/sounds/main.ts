import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { soundNames } from '../core/client/sound/soundNames.ts';
import { bake } from './bake.ts';
import { recordings } from './recordings.ts';

// Writes the sounds of the games anew: `node apps/studio/src/sounds/main.ts`.
for (const name of soundNames) {
  const file = path.resolve(import.meta.dirname, `../core/client/sound/${name}.mp3`);
  await writeFile(file, await bake(recordings[name]()));
}
