import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bigTwoGame, bigTwoMove } from '../rooms/bigTwoGame.ts';
import { bigTwoScene } from '../rooms/filmRooms.ts';
import { roomEngine } from '../rooms/roomEngine.ts';
import { viewBigTwoTable } from '../rooms/viewBigTwoTable.ts';

/** Rooms of Big Two: two to four players, of whom the first without cards is paid by the others. */
export const bigTwo = roomEngine({
  name: 'bigTwo',
  gameCode: 'bigTwo',
  game: bigTwoGame,
  move: bigTwoMove,
  view: viewBigTwoTable,
  style: readFileSync(path.join(import.meta.dirname, 'client/bigTwo.css'), 'utf8'),
  scene: bigTwoScene,
});
