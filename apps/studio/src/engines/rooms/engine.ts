import { holdemScene } from './filmRooms.ts';
import { holdemGame, holdemMove } from './holdemGame.ts';
import { roomEngine } from './roomEngine.ts';
import { viewHoldemTable } from './viewHoldemTable.ts';

/** Rooms of no-limit Texas hold'em. A table of a duel has two seats. */
export const rooms = roomEngine({
  name: 'rooms',
  gameCode: 'holdem',
  game: holdemGame,
  move: holdemMove,
  view: viewHoldemTable,
  style: '',
  scene: holdemScene,
  seatsOf: ({ name }) => (name.endsWith('-heads-up') ? 2 : undefined),
});
