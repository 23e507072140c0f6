import { expect, it } from 'vitest';
import { drawPoster } from '../art/drawPoster.ts';
import { catalogue } from './catalogue.ts';
import { findGame, playableGames } from './findGame.ts';

/** Returns the names of things that have the same key as one before. */
function doubles<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string, nameOf: (thing: Thing) => string) {
  return [...Map.groupBy(things, keyOf).values()].filter((equal) => equal.length > 1).map((equal) => equal.map(nameOf).join(', '));
}

it('GAM-01 draws no two posters alike, even without their names', () => {
  expect(
    doubles(
      catalogue(),
      ({ theme }) => drawPoster({ ...theme, code: '', lines: [] }),
      ({ name }) => name,
    ),
  ).toEqual([]);
});

it('GAM-01 dresses no two games of an engine alike: symbols, colours, ground and letters differ', () => {
  const dressed = playableGames().flatMap(({ gameCode }) => {
    const found = findGame(gameCode);
    if (!found) return [];
    const { name: _, ...shown } = found.theme;
    return [{ gameCode, key: `${found.engine.name} ${JSON.stringify({ ...shown, sign: '' })}` }];
  });
  expect(dressed.length).toBeGreaterThan(500);
  expect(
    doubles(
      dressed,
      ({ key }) => key,
      ({ gameCode }) => gameCode,
    ),
  ).toEqual([]);
});

it('GAM-01 fills the window of no two slots with the same symbols in the same colours', () => {
  const windows = playableGames().flatMap(({ gameCode, engine }) => {
    const theme = engine === 'reels' ? findGame(gameCode)?.theme : undefined;
    return theme && 'symbols' in theme ? [{ gameCode, key: JSON.stringify(theme.symbols) }] : [];
  });
  expect(windows.length).toBeGreaterThan(300);
  expect(
    doubles(
      windows,
      ({ key }) => key,
      ({ gameCode }) => gameCode,
    ),
  ).toEqual([]);
});
