import sharp from 'sharp';
import { drawRoom, drawSign, type PosterTheme } from '../drawPoster.ts';
import { round, scatter } from '../geometry.ts';
import { Bitmap } from './Bitmap.ts';
import { FILM, type Film } from './Film.ts';

/** A picture that moves in a scene: its SVG, and the width in pixels at which it is drawn sharp. */
export interface Actor {
  svg: string;
  width: number;
}

/** Place of an actor's middle in pixels of the film. */
export interface Pose {
  x: number;
  y: number;
  /** @default 1 */
  scale?: number;
  /** Breadth alone: 0 to 1 while a card is turned over. @default 1 */
  breadth?: number;
  /** Degrees clockwise. @default 0 */
  turn?: number;
  /** @default 1 */
  opacity?: number;
}

/** Returns the markup of an actor in a pose; of an unknown one nothing. */
export type Show = (name: string, pose: Pose) => string;

/** A round as it is filmed. All markup is SVG in pixels of the film, without texts. */
export interface Scene {
  durationMs: number;
  actors: Readonly<Record<string, Actor>>;
  /** Markup that stands still. */
  stage: string;
  /** Covers the room behind the game, as SVG. @default the room of the poster */
  room?: string;
  at: (ms: number, show: Show) => string;
}

/** Where a game plays: above its sign, since the foot of a tile has its buttons. */
export const FIELD = { left: 8, top: 12, right: FILM.width - 8, bottom: 180, middleX: FILM.width / 2, middleY: 96 } as const;

const SIGN = { width: 226, height: 42, top: 186 };
/** Pixels of an actor's picture for one of the film, so that it stays sharp when it grows or turns. */
const DENSITY = 1.5;

/** Films a scene over the room of a game, with the game's name below. */
export async function filmScene({ durationMs, actors, stage, room, at }: Scene, look: PosterTheme): Promise<Film> {
  const { width, height, frameMs } = FILM;
  const [ground, sign, still] = await Promise.all([
    Bitmap.of(room ?? drawRoom(look), width, height),
    Bitmap.of(drawSign(look), SIGN.width, SIGN.height),
    paint(stage),
  ]);
  ground.draw(still, 0, 0);
  ground.draw(sign, (width - SIGN.width) / 2, SIGN.top);
  const show = await castOf(actors);
  const film: Bitmap[] = [];
  for (let ms = 0; ms < durationMs; ms += frameMs) {
    const frame = ground.copy();
    // oxlint-disable-next-line no-await-in-loop -- one frame at a time leaves the other threads to those who wait
    frame.draw(await paint(at(ms, show)), 0, 0);
    film.push(frame);
  }
  return film;
}

function paint(markup: string): Promise<Bitmap> {
  const { width, height } = FILM;
  return Bitmap.of(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">${markup}</svg>`,
    width,
    height,
  );
}

async function castOf(actors: Scene['actors']): Promise<Show> {
  const painted = await Promise.all(
    Object.entries(actors).map(async ([name, { svg, width }]) => {
      const { data, info } = await sharp(Buffer.from(svg))
        .resize({ width: Math.round(width * DENSITY) })
        .png({ compressionLevel: 1 })
        .toBuffer({ resolveWithObject: true });
      const height = (width * info.height) / info.width;
      const href = `data:image/png;base64,${data.toString('base64')}`;
      return [name, `<image x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" xlink:href="${href}"/>`] as const;
    }),
  );
  const images = new Map(painted);
  return (name, { x, y, scale = 1, breadth = 1, turn = 0, opacity = 1 }) => {
    const image = images.get(name);
    if (!image || opacity <= 0 || scale <= 0) return '';
    const place = `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${scale * breadth} ${scale})`;
    return `<g transform="${place}" opacity="${Math.min(1, opacity)}">${image}</g>`;
  };
}

/** Returns how much of a movement is done, from 0 to 1, slowing down towards its end. */
export function easeOut(ms: number, fromMs: number, lengthMs: number): number {
  return 1 - (1 - partOf(ms, fromMs, lengthMs)) ** 3;
}

/** Returns how much of a time has passed, from 0 to 1. */
export function partOf(ms: number, fromMs: number, lengthMs: number): number {
  return Math.min(1, Math.max(0, (ms - fromMs) / lengthMs));
}

/** Returns the first of many rounds for which `read` returns something: a film shows a round that is worth a look. */
export function findRound<Round>(code: string, read: (next: () => number) => Round | undefined): Round {
  const next = scatter(Buffer.from(code).reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7));
  for (let attempt = 0; attempt < 5000; attempt += 1) {
    const found = read(next);
    if (found !== undefined) return found;
  }
  throw new Error(`${code} has no round for a film.`);
}

/** Returns as many numbers as a round uses. */
export const drawNumbers = (count: number, next: () => number): number[] => Array.from({ length: count }, () => next());
