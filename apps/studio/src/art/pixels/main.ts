import { writeFile } from 'node:fs/promises';
import { type DrawingName, drawings } from '../markupOf.ts';
import { bakeSprite } from './bakeSprite.ts';

// Writes the sprites of all drawings anew: `node apps/studio/src/art/pixels/main.ts`, then `npm run format`.
const sprites: Record<string, unknown> = {};
for (const name of Object.keys(drawings) as DrawingName[]) sprites[name] = await bakeSprite(name);
await writeFile(new URL('sprites.json', import.meta.url), `${JSON.stringify(sprites, null, 2)}\n`);
