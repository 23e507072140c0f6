import { CELLS, SIDE } from '../rules.ts';

/** A field is divided into this many parts on each side, to know how much of it has been scratched. */
const PARTS = 6;
/** Share of a field's parts after which the rest comes off by itself. */
const ENOUGH = 0.5;

interface FoilOptions {
  canvas: HTMLCanvasElement;
  /** The fields under the foil, row by row. */
  cells: readonly HTMLElement[];
  onBare: (cell: number) => void;
}

/** The foil over the fields of a card: scratched off along the way of a pointer. */
export class Foil {
  readonly #canvas: HTMLCanvasElement;
  readonly #cells: readonly HTMLElement[];
  readonly #onBare: (cell: number) => void;
  readonly #watch = new ResizeObserver(() => this.#paint());
  #parts: Set<number>[] = [];
  #bare = new Set<number>(Array.from({ length: CELLS }, (_, cell) => cell));

  constructor({ canvas, cells, onBare }: FoilOptions) {
    this.#canvas = canvas;
    this.#cells = cells;
    this.#onBare = onBare;
    this.#watch.observe(canvas);
  }

  /** Covers every field. */
  cover(): void {
    this.#bare = new Set();
    this.#parts = Array.from({ length: CELLS }, () => new Set<number>());
    this.#paint();
  }

  /** Takes the foil off a field. */
  strip(cell: number): void {
    if (this.#bare.has(cell)) return;
    this.#bare.add(cell);
    const { x, y, size } = this.#boxOf(cell);
    this.#context?.clearRect(x - 2, y - 2, size + 4, size + 4);
    this.#onBare(cell);
  }

  /** Takes the foil off all fields without telling. */
  stripAll(): void {
    this.#bare = new Set(Array.from({ length: CELLS }, (_, cell) => cell));
    this.#paint();
  }

  isBare(cell: number): boolean {
    return this.#bare.has(cell);
  }

  /** Scratches a way between two points of the page. */
  scratch(from: { x: number; y: number }, to: { x: number; y: number }): void {
    const context = this.#context;
    if (!context) return;
    const { left, top } = this.#canvas.getBoundingClientRect();
    const width = this.#boxOf(0).size * 0.3;
    context.save();
    context.globalCompositeOperation = 'destination-out';
    context.lineCap = 'round';
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(from.x - left, from.y - top);
    context.lineTo(to.x - left, to.y - top);
    context.stroke();
    context.restore();
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 6));
    for (let step = 0; step <= steps; step += 1)
      this.#note(from.x - left + ((to.x - from.x) * step) / steps, from.y - top + ((to.y - from.y) * step) / steps, width / 2);
  }

  /** Notes the parts of a field that a round stroke has taken off. */
  #note(x: number, y: number, radius: number): void {
    for (let cell = 0; cell < CELLS; cell += 1) {
      if (this.#bare.has(cell)) continue;
      const box = this.#boxOf(cell);
      const part = box.size / PARTS;
      for (let index = 0; index < PARTS * PARTS; index += 1) {
        const middleX = box.x + ((index % PARTS) + 0.5) * part;
        const middleY = box.y + (Math.floor(index / PARTS) + 0.5) * part;
        if (Math.hypot(middleX - x, middleY - y) <= radius) this.#parts[cell]?.add(index);
      }
      if ((this.#parts[cell]?.size ?? 0) >= ENOUGH * PARTS * PARTS) this.strip(cell);
    }
  }

  get #context(): CanvasRenderingContext2D | null {
    return this.#canvas.getContext('2d');
  }

  #boxOf(cell: number): { x: number; y: number; size: number } {
    const canvas = this.#canvas.getBoundingClientRect();
    const field = this.#cells[cell]?.getBoundingClientRect() ?? canvas;
    return { x: field.left - canvas.left, y: field.top - canvas.top, size: field.width };
  }

  /** Paints the foil over the fields that are covered. What was scratched of them is lost when the size changes. */
  #paint(): void {
    const { width, height } = this.#canvas.getBoundingClientRect();
    this.#canvas.width = Math.round(width * devicePixelRatio);
    this.#canvas.height = Math.round(height * devicePixelRatio);
    const context = this.#context;
    if (!context) return;
    context.scale(devicePixelRatio, devicePixelRatio);
    const style = getComputedStyle(this.#canvas);
    const [light, mid, deep] = ['--accent-light', '--accent', '--accent-deep'].map((name) => style.getPropertyValue(name));
    for (let cell = 0; cell < CELLS; cell += 1) {
      if (this.#bare.has(cell)) continue;
      const { x, y, size } = this.#boxOf(cell);
      const shine = context.createLinearGradient(x, y, x + size, y + size);
      shine.addColorStop(0, mid ?? '');
      shine.addColorStop(0.28, light ?? '');
      shine.addColorStop(0.42, mid ?? '');
      shine.addColorStop(1, deep ?? '');
      context.fillStyle = shine;
      context.beginPath();
      context.roundRect(x, y, size, size, size * 0.14);
      context.fill();
      context.save();
      context.clip();
      context.strokeStyle = 'rgb(255 255 255 / 26%)';
      context.lineWidth = size * 0.045;
      for (let stripe = -SIDE; stripe < 2 * SIDE; stripe += 1) {
        context.beginPath();
        context.moveTo(x + (stripe * size) / SIDE, y + size);
        context.lineTo(x + (stripe * size) / SIDE + size, y);
        context.stroke();
      }
      context.restore();
      context.fillStyle = 'rgb(255 255 255 / 85%)';
      context.font = `800 ${size * 0.46}px 'Inter Variable', sans-serif`;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.shadowColor = 'rgb(0 0 0 / 55%)';
      context.shadowOffsetY = size * 0.03;
      context.fillText('?', x + size / 2, y + size * 0.53);
      context.shadowColor = 'transparent';
    }
  }
}
