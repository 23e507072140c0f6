import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { RefusalError } from '../http/RefusalError.ts';
import type { Services } from '../services.ts';
import { OWN, type Picture, type PictureFormat } from './readPicture.ts';

const WEBP = { quality: 82, effort: 2 } as const;
/** Stands in for AVIF until that is generated: in a first view, a poster at full quality has three times the bytes of the AVIF. */
const STAND_IN = { quality: 34, effort: 4 } as const;
/** Effort 2 takes 15 to 36 % longer, and saves 40 bytes of a poster and 1.2 kB of the largest hero. */
const AVIF = { quality: 36, effort: 1, chromaSubsampling: '4:2:0' } as const;

export interface StoredPicture {
  bytes: Buffer;
  format: PictureFormat;
  /** False for a picture that stands in until its own format is generated. */
  isFinal: boolean;
}

/** File of a picture that is generated, and how it is encoded as WebP. */
interface Target {
  file: string;
  webp: { quality: number; effort: number };
}

interface GalleryOptions {
  /** Folder of generated pictures. */
  directory: string;
  /** Vendors that draw the originals, by integration. */
  adapters: Services['adapters'];
  /** Returns a picture that an operator has uploaded. */
  cutOwn: (drawing: string) => Promise<Buffer | undefined>;
}

/**
 * Generates pictures on first request and stores them on disk. Each is generated once, however many request it. AVIF takes too long to wait
 * for, so the first requests get WebP, and AVIF follows in the background, one at a time.
 */
export class Gallery {
  readonly #directory: string;
  readonly #adapters: Services['adapters'];
  readonly #cutOwn: GalleryOptions['cutOwn'];
  readonly #begun = new Map<string, Promise<Buffer>>();
  /** Drawings with waiting requests. */
  readonly #awaited = new Set<Promise<Buffer>>();
  readonly #drawInTurn = pLimit(availableParallelism());
  readonly #encodeInTurn = pLimit(1);

  constructor({ directory, adapters, cutOwn }: GalleryOptions) {
    this.#directory = directory;
    this.#adapters = adapters;
    this.#cutOwn = cutOwn;
    // Pictures are generated concurrently, so each needs a single thread.
    sharp.concurrency(1);
  }

  async show(picture: Picture): Promise<StoredPicture> {
    const { format } = picture;
    const kept = await readFile(this.#fileOf(picture)).catch(() => undefined);
    if (kept) return { bytes: kept, format, isFinal: true };
    if (format !== 'avif') return { bytes: await this.#draw(picture), format, isFinal: true };
    const bytes = await this.#drawStandIn(picture);
    // The next request retries, so the error is not lost.
    this.#draw(picture).catch(() => undefined);
    return { bytes, format: 'webp', isFinal: false };
  }

  /** Returns the bytes of a picture in exactly this format, generating it if necessary. */
  async draw(picture: Picture): Promise<Buffer> {
    return readFile(this.#fileOf(picture)).catch(() => this.#draw(picture));
  }

  #drawStandIn(picture: Picture): Promise<Buffer> {
    const file = `${this.#fileOf(picture)}.webp`;
    return readFile(file).catch(() => this.#draw({ ...picture, format: 'webp' }, { file, webp: STAND_IN }));
  }

  /** Deletes the pictures of all other versions of the vendors' art. */
  async keepOnly(versions: Iterable<string>): Promise<void> {
    // Pictures without a version have the folder of their addresses.
    const kept = new Set([...versions].map((version) => version || 'art'));
    const folders = await readdir(this.#directory).catch(() => []);
    for (const folder of folders.filter((name) => !kept.has(name)))
      await rm(path.join(this.#directory, folder), { recursive: true, force: true });
  }

  #draw(picture: Picture, { file, webp }: Target = { file: this.#fileOf(picture), webp: WEBP }): Promise<Buffer> {
    const begun = this.#begun.get(file);
    if (begun) return begun;
    const drawing = this.#drawNew(picture, { file, webp }).finally(() => {
      this.#begun.delete(file);
      this.#awaited.delete(drawing);
    });
    this.#begun.set(file, drawing);
    if (picture.format !== 'avif') this.#awaited.add(drawing);
    return drawing;
  }

  /** Waits until no request is waiting: AVIF has low priority. */
  async #untilNobodyWaits() {
    while (this.#awaited.size > 0) await Promise.allSettled(this.#awaited);
  }

  async #drawNew({ by, drawing, width, format }: Picture, { file, webp }: Target): Promise<Buffer> {
    const inTurn = format === 'avif' ? this.#encodeInTurn : this.#drawInTurn;
    const bytes = await inTurn(async () => {
      if (format === 'avif') await this.#untilNobodyWaits();
      const svg = await this.#fetchDrawing(by, drawing);
      if (width === undefined) return svg;
      const drawn = sharp(svg, { density: await densityFor(svg, width) }).resize({ width });
      return (format === 'avif' ? drawn.avif(AVIF) : drawn.webp(webp)).toBuffer();
    });
    await mkdir(path.dirname(file), { recursive: true });
    // Written under a temporary name first, so that a crash leaves no partial file.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return bytes;
  }

  async #fetchDrawing(integration: string, drawing: string): Promise<Buffer> {
    const drawn = integration === OWN ? this.#cutOwn(drawing) : this.#adapters.get(integration)?.fetchPicture(drawing);
    const bytes = await drawn?.catch(() => {
      throw new RefusalError('vendorDown');
    });
    if (!bytes) throw new RefusalError('notFound');
    return bytes;
  }

  #fileOf({ version, drawing, width, format }: Picture): string {
    return path.join(this.#directory, version, `${drawing}${width === undefined ? '' : `-${width}`}.${format}`);
  }
}

const DENSITY = 72;

/** Returns the dots per inch at which the drawing renders at the wanted width, so that nothing is scaled up. */
async function densityFor(svg: Buffer, width: number): Promise<number> {
  const { width: drawn } = await sharp(svg, { density: DENSITY }).metadata();
  return Math.max(1, (DENSITY * width) / drawn);
}
