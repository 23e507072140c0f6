import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findGame, playableGames } from '../catalogue/findGame.ts';
import * as registered from './engines.ts';

it('GAM-14 every engine is registered under the name of its folder, and has its two modules for the browser', () => {
  for (const [name, engine] of Object.entries(registered)) {
    expect(engine.name).toBe(name);
    for (const module of ['client/stage.ts', 'client/verify.ts'])
      expect(existsSync(path.join(import.meta.dirname, name, module))).toBe(true);
  }
});

const played = playableGames()
  .map(({ gameCode }) => findGame(gameCode))
  .filter((game) => game !== undefined);

/** Lotteries whose jackpots are most of what they return. */
const hasJackpots = ({ engine, theme }: (typeof played)[number]) =>
  Object.keys(engine.clock?.jackpots?.terms(theme, 'USD') ?? {}).length > 0;

it('GAM-14 every game has a theme of its own, as plain data, and returns between 90 and 100 %, lotteries with jackpots 55 to 60', () => {
  expect(played.length).toBeGreaterThan(300);
  for (const { game, engine, theme } of played) {
    expect(theme.name).toBe(game.gameCode);
    expect(JSON.parse(JSON.stringify(theme))).toEqual(theme);
    expect(engine.returnPpm(theme)).toBe(game.rtpPpm);
  }
  const isBetween = (least: number, most: number) => (one: (typeof played)[number]) =>
    (one.game.rtpPpm ?? 0) >= least && (one.game.rtpPpm ?? 0) < most;
  const { true: lotteries = [], false: others = [] } = Object.groupBy(played, (one) => `${hasJackpots(one)}`);
  expect(lotteries).toHaveLength(4);
  expect(lotteries.every(isBetween(550_000, 600_000))).toBe(true);
  expect(others.filter((one) => !isBetween(900_000, 1_000_000)(one))).toEqual([]);
});

it('GAM-14 no two games of an engine look alike', () => {
  const looks = played.map(({ engine, theme: { name, ...look } }) => [name, `${engine.name} ${JSON.stringify(look)}`]);
  const alike = [...Map.groupBy(looks, ([, look]) => look).values()].filter((same) => same.length > 1);
  expect(alike.map((same) => same.map(([name]) => name))).toEqual([]);
});
