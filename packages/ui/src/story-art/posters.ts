import type { TilePicture } from '../game-tile/GameTile';

const files = import.meta.glob<string>('./*.{avif,webp}', { eager: true, query: '?url', import: 'default' });

/** A file of this folder, for stories only. */
export const art = (file: string): string => files[`./${file}`] ?? '';

/** The poster of a game in the one size stories have. */
export const poster = (name: string): TilePicture[] => [{ avif: art(`${name}.avif`), webp: art(`${name}.webp`), width: 340, height: 453 }];
