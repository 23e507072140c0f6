import type { TilePicture } from '../game-tile/GameTile';

const files = import.meta.glob<string>('./*.{avif,webp}', { eager: true, query: '?url', import: 'default' });

/** Returns the address of a file of this folder. For stories only. */
export const art = (file: string): string => files[`./${file}`] ?? '';

/** Returns the poster of a game in the single size of stories. */
export const poster = (name: string): TilePicture[] => [{ avif: art(`${name}.avif`), webp: art(`${name}.webp`), width: 340, height: 453 }];
