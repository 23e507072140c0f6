import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createTurns } from '../createTurns.ts';
import { Refused } from '../Refused.ts';
import type { Picture, PictureFormat } from './readPicture.ts';

const STUDIO_TIMEOUT_MS = 10_000;
const WEBP = { quality: 82, effort: 2 } as const;
/** More effort would save little and take seconds. */
const AVIF = { quality: 36, effort: 2, chromaSubsampling: '4:2:0' } as const;

export interface Hung {
  bytes: Buffer;
  format: PictureFormat;
  /** Whether these bytes are what the address will always answer. */
  isFinal: boolean;
}

interface GalleryOptions {
  /** Where pictures are kept once drawn. */
  directory: string;
  /** Whose drawings they are. */
  studioUrl: string;
}

/**
 * Pictures drawn when they are first asked for, and kept on disk. Each is drawn once, however many ask. AVIF takes too long to be
 * waited for, so the first to ask get WebP, and it follows behind, one at a time.
 */
export class Gallery {
  readonly #directory: string;
  readonly #studioUrl: string;
  readonly #begun = new Map<string, Promise<Buffer>>();
  /** Drawings that somebody is waiting for. */
  readonly #awaited = new Set<Promise<Buffer>>();
  readonly #drawInTurn = createTurns(availableParallelism());
  readonly #encodeInTurn = createTurns(1);

  constructor({ directory, studioUrl }: GalleryOptions) {
    this.#directory = directory;
    this.#studioUrl = studioUrl;
    // Pictures are drawn side by side, so each needs no threads of its own.
    sharp.concurrency(1);
  }

  async show(picture: Picture): Promise<Hung> {
    const { format } = picture;
    const kept = await readFile(this.#fileOf(picture)).catch(() => undefined);
    if (kept) return { bytes: kept, format, isFinal: true };
    if (format !== 'avif') return { bytes: await this.#draw(picture), format, isFinal: true };
    const { bytes } = await this.show({ ...picture, format: 'webp' });
    // Whoever asks again asks for it again, so a failure is not lost.
    this.#draw(picture).catch(() => undefined);
    return { bytes, format: 'webp', isFinal: false };
  }

  /** The bytes of a picture in its very format, drawn if need be. */
  async draw(picture: Picture): Promise<Buffer> {
    return readFile(this.#fileOf(picture)).catch(() => this.#draw(picture));
  }

  #draw(picture: Picture): Promise<Buffer> {
    const file = this.#fileOf(picture);
    const begun = this.#begun.get(file);
    if (begun) return begun;
    const drawing = this.#drawNew(picture, file).finally(() => {
      this.#begun.delete(file);
      this.#awaited.delete(drawing);
    });
    this.#begun.set(file, drawing);
    if (picture.format !== 'avif') this.#awaited.add(drawing);
    return drawing;
  }

  /** AVIF has time. */
  async #untilNobodyWaits() {
    while (this.#awaited.size > 0) await Promise.allSettled(this.#awaited);
  }

  async #drawNew({ drawing, width, format }: Picture, file: string): Promise<Buffer> {
    const inTurn = format === 'avif' ? this.#encodeInTurn : this.#drawInTurn;
    const bytes = await inTurn(async () => {
      if (format === 'avif') await this.#untilNobodyWaits();
      const svg = await this.#fetchDrawing(drawing);
      if (width === undefined) return svg;
      const drawn = sharp(svg, { density: await densityFor(svg, width) }).resize({ width });
      return (format === 'avif' ? drawn.avif(AVIF) : drawn.webp(WEBP)).toBuffer();
    });
    await mkdir(path.dirname(file), { recursive: true });
    // Never half a picture under its name, even if the process ends here.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return bytes;
  }

  async #fetchDrawing(drawing: string): Promise<Buffer> {
    const response = await fetch(`${this.#studioUrl}${drawing}.svg`, { signal: AbortSignal.timeout(STUDIO_TIMEOUT_MS) }).catch(
      () => undefined,
    );
    if (response?.status === 404) throw new Refused('notFound');
    if (!response?.ok) throw new Refused('vendorDown');
    return Buffer.from(await response.arrayBuffer());
  }

  #fileOf({ drawing, width, format }: Picture): string {
    return path.join(this.#directory, `${drawing}${width === undefined ? '' : `-${width}`}.${format}`);
  }
}

const DENSITY = 72;

/** Dots per inch at which the drawing comes out as wide as it is wanted, so that nothing is scaled up. */
async function densityFor(svg: Buffer, width: number): Promise<number> {
  const { width: drawn } = await sharp(svg, { density: DENSITY }).metadata();
  return Math.max(1, (DENSITY * width) / drawn);
}
