import { Bitmap } from '../../art/film/Bitmap.ts';
import { FILM, type Film } from '../../art/film/Film.ts';
import { drawRoom, drawSign, type PosterTheme } from '../../art/drawPoster.ts';
import { drawSymbol } from '../../art/drawSymbol.ts';
import { scatter } from '../../art/geometry.ts';
import { floatsOfRound, playRound, type Spin } from './playRound.ts';
import { COINS_PER_STAKE, REELS, ROWS, type SlotSymbol, type Theme } from './Theme.ts';

/** The cabinet on a narrow phone, in pixels of the film. It stands at the top, since the foot of a tile has its buttons. */
const GAP = 3;
const COLUMN = 44;
const ROW = 51;
const PITCH = ROW + GAP;
const BOARD = { top: 12, height: ROWS * PITCH + GAP + 4 };
const LEFT = (FILM.width - REELS * COLUMN - (REELS - 1) * GAP) / 2;
const TOP = BOARD.top + GAP + 2;
const FOOT = TOP + ROWS * PITCH - GAP;
const SIGN = { width: 226, height: 42, top: 186 };
const CORNER = 6;
const SIGN_PART = 0.96;
/** Length of a fast cell, in pixels. */
const SMEAR = 36;

/** The course of a spin, as in the game: cells per second, and milliseconds. The reels stop sooner than there. */
const SPEED = 28;
const STREAK_SPEED = 9;
const REST_MS = 100;
const TURN_STAGGER_MS = 45;
const DRAW_BACK = 0.2;
const DRAW_BACK_MS = 140;
const SPEED_UP_MS = 220;
const TURN_MS = 380;
const STAGGER_MS = 100;
const OVERSHOOT = 0.75;
const SPARE = 2;
const WIN_MS = 900;
const SHADE_MS = 150;
const SHADE = 0.62;
const BOUNCE_MS = 170;
const BOUNCE = [1, 1.16, 1.06, 1.14, 1, 1];
const SCALES = [1, 1.05, 1.1, 1.16];

const ATTEMPTS = 4000;

/** Films one spin of a game: its reels turn from a window to the same one, whose win lights up. */
export async function filmReels(theme: Theme, look: PosterTheme): Promise<Film> {
  const spin = findSpin(theme);
  const [stage, textures] = await Promise.all([paintStage(theme, look), paintTextures(theme)]);
  const courses = theme.strips.map((strip, reel) => courseOf(spin.window[reel] ?? [], strip, reel));
  const winAtMs = Math.max(...courses.map(({ endsAtMs }) => endsAtMs));
  const cells = new Map(spin.wins.flatMap((win) => win.cells.map((cell) => [cell.join('-'), cell] as const)));
  const line = await paintLine(theme, spin);
  const shade = await Bitmap.of(drawShade(theme), FILM.width, FILM.height);
  const faint = await Bitmap.of(drawShade(theme, SHADE / 2), FILM.width, FILM.height);
  const film: Bitmap[] = [];
  for (let atMs = 0; atMs < winAtMs + WIN_MS; atMs += FILM.frameMs) {
    const frame = stage.copy();
    for (const [reel, course] of courses.entries()) drawReel(frame, textures, course, { reel, atMs });
    const wonMs = atMs - winAtMs;
    const leftMs = WIN_MS - wonMs;
    if (wonMs > 0 && leftMs > SHADE_MS / 2) {
      frame.draw(Math.min(wonMs, leftMs) < SHADE_MS ? faint : shade, 0, 0);
      for (const [reel, row] of cells.values()) frame.draw(textures.winCard, xOf(reel), yOf(row));
      if (line) frame.draw(line, 0, 0, { right: FILM.width * Math.min(1, wonMs / 360) });
      for (const [reel, row] of cells.values()) {
        const symbol = spin.window[reel]?.[row];
        const sign = symbol && textures.signs[symbol]?.[scaleAt(wonMs - reel * 60)];
        if (sign) frame.draw(sign, xOf(reel) + (COLUMN - sign.width) / 2, yOf(row) + (ROW - sign.height) / 2);
      }
    }
    film.push(frame);
  }
  return film;
}

const xOf = (reel: number) => LEFT + reel * (COLUMN + GAP);
const yOf = (row: number) => TOP + row * PITCH;

/** Finds a round that shows the game well: one spin with a win of some signs. */
function findSpin(theme: Theme): Spin {
  const next = scatter(Buffer.from(theme.name).reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7));
  const count = floatsOfRound(theme);
  let found: Spin | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { spins, holding } = playRound(
      theme,
      Array.from({ length: count }, () => next()),
    );
    const [spin] = spins;
    if (!spin || spins.length > 1 || holding || spin.coins <= COINS_PER_STAKE) continue;
    found ??= spin;
    if (spin.wins.some((win) => win.count > ROWS) && spin.wins.length < 3) return spin;
  }
  if (!found) throw new Error(`${theme.name} never wins.`);
  return found;
}

interface Course {
  endsAtMs: number;
  positionAt: (atMs: number) => number;
  symbolAt: (index: number) => SlotSymbol | undefined;
}

/** Returns how a reel moves from a column to the same column. Cells are numbered upwards, the lowest of the first column is 0. */
function courseOf(column: readonly SlotSymbol[], strip: readonly SlotSymbol[], reel: number): Course {
  const turnAtMs = REST_MS + reel * TURN_STAGGER_MS;
  const brakeAtMs = REST_MS + TURN_MS + reel * STAGGER_MS;
  const turning = (atMs: number) => {
    const ms = atMs - turnAtMs;
    if (ms <= 0) return 0;
    if (ms < DRAW_BACK_MS) return -DRAW_BACK * Math.sin(((ms / DRAW_BACK_MS) * Math.PI) / 2);
    const fastMs = ms - DRAW_BACK_MS;
    const part = Math.min(1, fastMs / SPEED_UP_MS);
    return -DRAW_BACK + ((SPEED * SPEED_UP_MS) / 1000) * (part ** 3 / 3) + (SPEED * Math.max(0, fastMs - SPEED_UP_MS)) / 1000;
  };
  const from = turning(brakeAtMs);
  const end = Math.floor(from) + ROWS + SPARE;
  const brakeMs = ((end - from) * (OVERSHOOT + 3) * 1000) / SPEED;
  const fixed = new Map([0, end].flatMap((lowest) => column.map((symbol, row) => [lowest + ROWS - 1 - row, symbol] as const)));
  return {
    endsAtMs: brakeAtMs + brakeMs,
    positionAt(atMs) {
      if (atMs < brakeAtMs) return turning(atMs);
      const part = Math.min(1, (atMs - brakeAtMs) / brakeMs) - 1;
      return from + (end - from) * (1 + part ** 2 * ((OVERSHOOT + 1) * part + OVERSHOOT));
    },
    symbolAt: (index) => fixed.get(index) ?? strip.at(-index % strip.length),
  };
}

function drawReel(frame: Bitmap, { cells, streaks }: Textures, course: Course, { reel, atMs }: { reel: number; atMs: number }): void {
  const position = course.positionAt(atMs);
  const speed = Math.abs(position - course.positionAt(atMs - FILM.frameMs)) / (FILM.frameMs / 1000);
  const textures = speed > STREAK_SPEED ? streaks : cells;
  for (let index = Math.floor(position) - 1; index < position + ROWS + 1; index += 1) {
    const symbol = course.symbolAt(index);
    const texture = symbol && textures[symbol];
    if (texture) frame.draw(texture, xOf(reel), TOP + (ROWS - 1 + position - index) * PITCH, { top: TOP, bottom: FOOT });
  }
}

/** Returns the index of the size at which a winning sign is shown. */
function scaleAt(ms: number): number {
  const step = Math.min(BOUNCE.length - 2, Math.max(0, ms / BOUNCE_MS));
  const [from = 1, to = 1] = BOUNCE.slice(Math.floor(step));
  const scale = from + (to - from) * (step % 1);
  return SCALES.findLastIndex((each) => each <= scale + 0.02);
}

interface Textures {
  cells: Partial<Record<SlotSymbol, Bitmap>>;
  streaks: Partial<Record<SlotSymbol, Bitmap>>;
  /** Signs without their cells, in growing sizes. */
  signs: Partial<Record<SlotSymbol, Bitmap[]>>;
  winCard: Bitmap;
}

async function paintTextures({ symbols, hand = 'flat', cabinet }: Theme): Promise<Textures> {
  const card = await Bitmap.of(drawCard(cabinet.cell), COLUMN, ROW);
  const winCard = await Bitmap.of(drawCard(cabinet.winCell, cabinet.winEdge), COLUMN, ROW);
  const textures: Textures = { cells: {}, streaks: {}, signs: {}, winCard };
  for (const [name, coloring] of Object.entries(symbols)) {
    const symbol = name as SlotSymbol;
    const svg = drawSymbol({ motif: symbol, coloring, hand }, symbol);
    // oxlint-disable-next-line no-await-in-loop -- each uses all threads
    const signs = await Promise.all(
      SCALES.map((scale) => Math.round(COLUMN * SIGN_PART * scale)).map((side) => Bitmap.of(svg, side, side)),
    );
    const [sign] = signs;
    if (!sign) continue;
    const cell = card.copy();
    cell.draw(sign, (COLUMN - sign.width) / 2, (ROW - sign.height) / 2);
    const row = new Bitmap(COLUMN, PITCH);
    row.draw(cell, 0, 0);
    textures.cells[symbol] = cell;
    textures.streaks[symbol] = row.smear(SMEAR);
    textures.signs[symbol] = signs;
  }
  return textures;
}

/** Paints what stands still: the room, the game's name, and the board of the cabinet. */
async function paintStage({ cabinet }: Theme, look: PosterTheme): Promise<Bitmap> {
  const { width, height } = FILM;
  const [room, sign, board] = await Promise.all([
    Bitmap.of(drawRoom(look), width, height),
    Bitmap.of(drawSign(look), SIGN.width, SIGN.height),
    Bitmap.of(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect y="${BOARD.top}" width="${width}" height="${BOARD.height}" fill="${cabinet.board}"/><path d="M0 ${BOARD.top}h${width}m-${width} ${BOARD.height}h${width}" stroke="${cabinet.rim}" stroke-width="2.4"/></svg>`,
      width,
      height,
    ),
  ]);
  room.draw(board, 0, 0);
  room.draw(sign, (width - SIGN.width) / 2, SIGN.top);
  return room;
}

function drawCard([top, foot]: readonly [string, string], edge?: string): string {
  const border = edge ? ` stroke="${edge}" stroke-width="2.4"` : '';
  const inset = edge ? 1.2 : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMN}" height="${ROW}"><linearGradient id="c" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient><rect x="${inset}" y="${inset}" width="${COLUMN - 2 * inset}" height="${ROW - 2 * inset}" rx="${CORNER}" fill="url(#c)"${border}/></svg>`;
}

function drawShade({ cabinet }: Theme, opacity = SHADE): string {
  const cells = Array.from({ length: REELS * ROWS }, (_, index) => {
    const [reel, row] = [index % REELS, Math.floor(index / REELS)];
    return `<rect x="${xOf(reel)}" y="${yOf(row)}" width="${COLUMN}" height="${ROW}" rx="${CORNER}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${FILM.width}" height="${FILM.height}" fill="${cabinet.edge}" opacity="${opacity}">${cells.join('')}</svg>`;
}

/** Paints the line of a win that is the only one. */
async function paintLine({ lines, cabinet }: Theme, { wins }: Spin): Promise<Bitmap | undefined> {
  const [only] = wins;
  const rows = wins.length === 1 && only?.line !== undefined ? lines?.[only.line] : undefined;
  if (!rows) return undefined;
  const points = rows.map((row, reel) => `${xOf(reel) + COLUMN / 2},${yOf(row) + ROW / 2}`).join(' ');
  const stroke = (color: string, breadth: number) =>
    `<polyline points="${points}" fill="none" stroke="${color}" stroke-width="${breadth}" stroke-linejoin="round" stroke-linecap="round"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${FILM.width}" height="${FILM.height}">${stroke(cabinet.winEdge, 4)}${stroke(cabinet.winCell[0], 1.6)}</svg>`;
  return Bitmap.of(svg, FILM.width, FILM.height);
}
