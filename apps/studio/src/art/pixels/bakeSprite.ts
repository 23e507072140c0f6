import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type DrawingName, drawings, markupOf } from '../markupOf.ts';
import { CELL, COLUMNS, ROWS, type Sprite, START } from './Sprite.ts';

const COLORS = 14;
const ROUNDS = 16;
/** Number of samples across a cell. */
const FINE = 6;

/** Returns a drawing as a sprite: each cell takes one of a few colours, chosen so that they serve all its colourings at once. */
export async function bakeSprite(name: DrawingName): Promise<Sprite> {
  const { colorings } = drawings[name];
  const pictures = await Promise.all(colorings.map((coloring) => picture(markupOf(name, coloring, 'b'))));
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const [left, top] = [(cell % COLUMNS) * FINE, Math.floor(cell / COLUMNS) * FINE];
    const samples = Array.from({ length: FINE * FINE }, (__, index) => {
      const at = ((top + Math.floor(index / FINE)) * COLUMNS * FINE + left + (index % FINE)) * 4;
      return (pictures[0]?.[at + 3] ?? 0) < 128
        ? []
        : Array.from({ length: pictures.length * 3 }, (___, part) => pictures[Math.floor(part / 3)]?.[at + (part % 3)] ?? 0);
    });
    return commonest(samples);
  });
  const colors = cluster(cells.filter((cell) => cell.length > 0));
  const letters = cells.map((cell) => (cell.length > 0 ? String.fromCodePoint(97 + nearest(cell, colors)) : '.'));
  return {
    source: sourceOf(name),
    rows: Array.from({ length: ROWS }, (_, row) => letters.slice(row * COLUMNS, (row + 1) * COLUMNS).join('')),
    palettes: Object.fromEntries(
      colorings.map((coloring, index) => [coloring, colors.map((color) => hex(color.slice(index * 3, index * 3 + 3))).join(' ')]),
    ),
  };
}

function picture(markup: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${START} ${START} ${COLUMNS * CELL} ${ROWS * CELL}" width="${COLUMNS * FINE}" height="${ROWS * FINE}">${markup}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

/** Returns the vector that occurs most often: a cell keeps a colour of the drawing instead of a blend. */
function commonest(samples: readonly Vector[]): Vector {
  const groups = [...Map.groupBy(samples, (sample) => sample.join(' ')).values()];
  return groups.toSorted((one, other) => other.length - one.length)[0]?.[0] ?? [];
}

/** Returns a hash of a drawing in all its colourings. */
export function sourceOf(name: DrawingName): string {
  const markups = drawings[name].colorings.map((coloring) => markupOf(name, coloring, 'b'));
  return createHash('sha256').update(markups.join('')).digest('base64url').slice(0, 12);
}

type Vector = readonly number[];

/** Returns the centres of a few clusters: k-means, begun with the points that lie farthest from each other. */
function cluster(points: readonly Vector[]): Vector[] {
  let centers: Vector[] = [points[0] ?? []];
  while (centers.length < COLORS) {
    const gaps = points.map((point) => Math.min(...centers.map((center) => distance(point, center))));
    const widest = Math.max(...gaps);
    if (widest < 300) break;
    centers.push(points[gaps.indexOf(widest)] ?? []);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const groups = Map.groupBy(points, (point) => nearest(point, centers));
    centers = centers.map((center, index) => medianOf(groups.get(index)) ?? center);
  }
  return centers;
}

function nearest(point: Vector, centers: readonly Vector[]): number {
  const gaps = centers.map((center) => distance(point, center));
  return gaps.indexOf(Math.min(...gaps));
}

const distance = (one: Vector, other: Vector) => one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0);

/** Returns the middle value of each part: colours stay as clear as they were drawn. */
function medianOf(group: readonly Vector[] | undefined): Vector | undefined {
  const middle = Math.floor((group?.length ?? 0) / 2);
  return group?.[0]?.map((_, part) => group.map((point) => point[part] ?? 0).toSorted((one, other) => one - other)[middle] ?? 0);
}

const hex = (channels: Vector) => `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
