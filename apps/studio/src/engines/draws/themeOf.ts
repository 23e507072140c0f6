import type { GameTraits } from '../../core/Engine.ts';
import { choiceOf, instantTheme } from '../instant/InstantTheme.ts';
import { type DrawGame, drawGames, stationOf } from './drawGames.ts';
import type { DrawsTheme } from './wire.ts';

/** Lotteries of the catalogue's kinds. */
const codeOfKind: ReadonlyMap<string, string> = new Map([
  ['NORTH', 'NORTH'],
  ['MEGA645', 'MEGA645'],
  ['POWER655', 'POWER655'],
  ['MEGA300', 'MEGA300'],
  ['POWER300', 'POWER300'],
  ['KENO', 'KENO'],
  ['FAST60', 'FAST60'],
  ['FAST300', 'FAST300'],
]);

const stations = drawGames.flatMap((game) => {
  const station = game.code === 'NORTH' ? undefined : stationOf(game, 0);
  return station === undefined ? [] : [{ game, station }];
});

export function themeOf(traits: GameTraits): DrawsTheme {
  const { gameCode, gameClassify } = traits;
  return { ...instantTheme(traits), ...(gameClassify === 'STATION' ? stationFor(gameCode) : { game: gameOf(gameClassify) }) };
}

function gameOf(kind: string): DrawGame {
  const game = drawGames.find(({ code }) => code === codeOfKind.get(kind));
  if (!game) throw new Error(`No lottery is of the kind ${kind}.`);
  return game;
}

/** Returns the station of a game, which follows from its code. */
function stationFor(gameCode: string): { game: DrawGame; station: string } {
  const station = stations[choiceOf(gameCode, 'station', stations.length)];
  if (!station) throw new Error('There is no station.');
  return station;
}
