import { randomInt } from 'node:crypto';
import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';

/** Sizes in pixels. */
export const puzzleSize = { width: 320, height: 160, pieceWidth: 54, pieceHeight: 48 };

const { width, height, pieceWidth, pieceHeight } = puzzleSize;
const jigsaw = 'M2 10h15a7 7 0 1 1 14 0h15v15a7 7 0 1 1 0 14v7H2Z';
/** Minimum distance of the gap from the left edge, clear of the piece's start. */
const MIN_X = 80;
const WEBP_QUALITY = 82;

/** Colours of the sky at top and bottom, its light, and hills from far to near. */
const scenes = [
  ['#2B1170', '#8A1C7C', '#FFB224', '#4A1D8C', '#6C1B84', '#A32470'],
  ['#052E4A', '#0E6E7A', '#FFE0A3', '#0B4A63', '#0A6172', '#14857F'],
  ['#3A1030', '#C2413B', '#FFD27A', '#5A1638', '#862440', '#B5373F'],
  ['#0B2A1B', '#2F7A3D', '#F6F0C4', '#12402A', '#1C5A34', '#2B753E'],
  ['#141A3C', '#3E57B8', '#E8EEFF', '#1C2655', '#263575', '#334896'],
] as const;

export interface Puzzle {
  /** WebP. */
  background: Buffer;
  /** PNG. */
  piece: Buffer;
  /** Position of the gap, in pixels from the upper left corner. */
  x: number;
  y: number;
}

/** Draws a random landscape with a gap, and the piece that fills it. */
export async function drawPuzzle(): Promise<Puzzle> {
  const x = randomInt(MIN_X, width - pieceWidth);
  const y = randomInt(8, height - pieceHeight - 8);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  drawScene(context);

  const pieceCanvas = createCanvas(pieceWidth, pieceHeight);
  const pieceContext = pieceCanvas.getContext('2d');
  const shape = new Path2D(jigsaw);
  pieceContext.save();
  pieceContext.clip(shape);
  pieceContext.drawImage(canvas, -x, -y);
  pieceContext.restore();
  pieceContext.strokeStyle = '#fff';
  pieceContext.lineWidth = 1.5;
  pieceContext.stroke(shape);

  cutOut(context, { x, y, shape, depth: 0.72 });
  // A decoy: a shallower, rotated gap, for programs that search for any edge.
  const turned = new Path2D('M46 38H31a7 7 0 1 1-14 0H2V23a7 7 0 1 1 0-14V2h44Z');
  const apartX = x > width / 2 ? randomInt(pieceWidth + 6, x - pieceWidth - 6) : randomInt(x + pieceWidth + 6, width - pieceWidth);
  cutOut(context, { x: apartX, y: randomInt(8, height - pieceHeight - 8), shape: turned, depth: 0.34 });
  const [background, piece] = await Promise.all([canvas.encode('webp', WEBP_QUALITY), pieceCanvas.encode('png')]);
  return { background, piece, x, y };
}

function cutOut(context: SKRSContext2D, { x, y, shape, depth }: { x: number; y: number; shape: Path2D; depth: number }) {
  context.save();
  context.translate(x, y);
  context.fillStyle = `rgba(8, 9, 14, ${depth})`;
  context.fill(shape);
  context.strokeStyle = `rgba(255, 255, 255, ${depth * 0.7})`;
  context.stroke(shape);
  context.restore();
}

function drawScene(context: SKRSContext2D) {
  const [above, below, light, ...hills] = scenes[randomInt(scenes.length)] ?? scenes[0];
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, above);
  sky.addColorStop(1, below);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);

  context.fillStyle = light;
  fillCircle(context, { x: randomInt(40, width - 40), y: randomInt(24, 70), radius: randomInt(16, 40) });
  for (let star = 0; star < 24; star += 1) {
    context.globalAlpha = randomInt(20, 80) / 100;
    fillCircle(context, { x: randomInt(width), y: randomInt(90), radius: randomInt(5, 20) / 10 });
  }
  context.globalAlpha = 1;
  for (const [depth, color] of hills.entries()) {
    context.fillStyle = color;
    drawHills(context, 74 + depth * 26);
  }
}

function fillCircle(context: SKRSContext2D, { x, y, radius }: { x: number; y: number; radius: number }) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function drawHills(context: SKRSContext2D, top: number) {
  context.beginPath();
  context.moveTo(0, height);
  context.lineTo(0, top + randomInt(24));
  for (let from = 0; from < width; from += 64)
    context.quadraticCurveTo(from + 32, top + randomInt(-18, 34), from + 64, top + randomInt(24));
  context.lineTo(width, height);
  context.fill();
}
