import sharp from 'sharp';

/** Channels of every bitmap: red, green, blue, alpha. */
const CHANNELS = 4;

/** Part of the film that a picture may cover, in pixels: nothing is drawn outside of it. */
export interface Clip {
  left?: number;
  top?: number;
  right?: number;
  bottom?: number;
}

/** A picture in memory that others are drawn onto. */
export class Bitmap {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;

  constructor(width: number, height: number, bytes = new Uint8Array(width * height * CHANNELS)) {
    this.width = width;
    this.height = height;
    this.bytes = bytes;
  }

  /** Renders SVG so that it covers the size. */
  static async of(svg: string, width: number, height: number): Promise<Bitmap> {
    const bytes = await sharp(Buffer.from(svg)).resize(width, height, { fit: 'cover' }).ensureAlpha().raw().toBuffer();
    return new Bitmap(width, height, bytes);
  }

  copy(): Bitmap {
    return new Bitmap(this.width, this.height, new Uint8Array(this.bytes));
  }

  /** Draws a picture with its upper left corner at a place, rounded to whole pixels. */
  draw(picture: Bitmap, left: number, top: number, clip: Clip = {}): void {
    const [x, y] = [Math.round(left), Math.round(top)];
    const first = Math.max(0, Math.ceil(clip.left ?? 0), x);
    const end = Math.min(this.width, Math.floor(clip.right ?? this.width), x + picture.width);
    const foot = Math.min(this.height, Math.floor(clip.bottom ?? this.height), y + picture.height);
    for (let row = Math.max(0, Math.ceil(clip.top ?? 0), y); row < foot; row += 1)
      for (let column = first; column < end; column += 1)
        this.#blend(column, row, picture, ((row - y) * picture.width + column - x) * CHANNELS);
  }

  /** Returns the bitmap moved so fast that the eye sees it `shift` pixels long, as a part of an endless row of itself. */
  smear(shift: number): Bitmap {
    const smeared = new Bitmap(this.width, this.height);
    const line = this.width * CHANNELS;
    for (let column = 0; column < line; column += 1)
      for (let row = 0; row < this.height; row += 1) {
        let sum = 0;
        for (let step = 0; step < shift; step += 1) sum += this.bytes[((row + step) % this.height) * line + column] ?? 0;
        smeared.bytes[row * line + column] = sum / shift;
      }
    return smeared;
  }

  #blend(column: number, row: number, picture: Bitmap, from: number): void {
    const to = (row * this.width + column) * CHANNELS;
    const alpha = (picture.bytes[from + 3] ?? 0) / 255;
    if (alpha === 0) return;
    for (let channel = 0; channel < 3; channel += 1) {
      const below = this.bytes[to + channel] ?? 0;
      this.bytes[to + channel] = below + ((picture.bytes[from + channel] ?? 0) - below) * alpha;
    }
    this.bytes[to + 3] = 255;
  }
}
