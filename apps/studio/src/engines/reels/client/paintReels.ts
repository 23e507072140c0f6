import type { Texture } from 'pixi.js';
import { paintTexture } from '../../../core/client/scene/textures.ts';
import type { Cabinet, SlotSymbol } from '../Theme.ts';

/** Size of a cell in CSS pixels, and the distance from one row to the next. */
export interface CellSize {
  width: number;
  height: number;
  pitch: number;
}

export type Drawings = Readonly<Record<SlotSymbol, HTMLImageElement>>;

export interface ReelTextures {
  /** Cells with their signs. */
  cells: Readonly<Record<SlotSymbol, Texture>>;
  /** Cells in fast movement, smeared downwards. */
  streaks: Readonly<Record<SlotSymbol, Texture>>;
  /** The ground of a winning cell, and the signs alone, which move on it. */
  winCard: Texture;
  signs: Readonly<Record<SlotSymbol, Texture>>;
}

/** Part of a cell that its sign fills. */
const SIGN_PART = 0.96;
/** Part of a row over which a fast cell is smeared, and in how many steps. */
const SMEAR_PART = 0.42;
const SMEAR_STEPS = 13;

/** Paints what the reels show, at the size of their cells. */
export function paintReels(drawings: Drawings, colors: Cabinet, size: CellSize, radius: number, resolution: number): ReelTextures {
  const { width, height, pitch } = size;
  const cell = { width, height, resolution };
  const side = Math.min(width, height) * SIGN_PART;

  const drawCard = (context: CanvasRenderingContext2D, [top, foot]: readonly [string, string]) => {
    const gradient = context.createLinearGradient(0, 0, 0, height);
    gradient.addColorStop(0, top);
    gradient.addColorStop(1, foot);
    context.fillStyle = gradient;
    context.beginPath();
    context.roundRect(0, 0, width, height, radius);
    context.fill();
  };
  const drawSign = (context: CanvasRenderingContext2D, drawing: HTMLImageElement) =>
    context.drawImage(drawing, (width - side) / 2, (height - side) / 2, side, side);
  const drawCell = (context: CanvasRenderingContext2D, drawing: HTMLImageElement) => {
    drawCard(context, colors.cell);
    drawSign(context, drawing);
  };
  const each = (paint: (drawing: HTMLImageElement) => Texture) =>
    Object.fromEntries(Object.entries(drawings).map(([symbol, drawing]) => [symbol, paint(drawing)])) as Record<SlotSymbol, Texture>;

  return {
    cells: each((drawing) => paintTexture(cell, (context) => drawCell(context, drawing))),
    winCard: paintTexture(cell, (context) => {
      drawCard(context, colors.winCell);
      context.clip();
      context.lineWidth = Math.max(4, width * 0.045);
      context.strokeStyle = colors.winEdge;
      context.stroke();
    }),
    signs: each((drawing) => paintTexture(cell, (context) => drawSign(context, drawing))),
    streaks: each((drawing) => {
      const sharp = document.createElement('canvas');
      sharp.width = Math.ceil(width);
      sharp.height = Math.ceil(pitch);
      const context = sharp.getContext('2d');
      if (context) drawCell(context, drawing);
      return paintTexture({ width, height: pitch, resolution: 1 }, (target) => {
        for (let step = 0; step < SMEAR_STEPS; step += 1) {
          // Equal shares of all steps: each covers its part of those before it.
          target.globalAlpha = 1 / (step + 1);
          const shift = (step / SMEAR_STEPS - 0.5) * SMEAR_PART * pitch;
          for (const turn of [-1, 0, 1]) target.drawImage(sharp, 0, shift + turn * pitch, width, pitch);
        }
      });
    }),
  };
}
