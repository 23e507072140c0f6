import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { engines } from '../core/skins.ts';
import * as registered from './engines.ts';

it('GAM-14 every engine is registered under the name of its folder, and has its two modules for the browser', () => {
  for (const [name, engine] of Object.entries(registered)) {
    expect(engine.name).toBe(name);
    for (const module of ['client/stage.ts', 'client/verify.ts'])
      expect(existsSync(path.join(import.meta.dirname, name, module))).toBe(true);
  }
});

it('GAM-14 no two themes have one name, and every theme returns between 90 and 100 %', () => {
  const themes = engines.flatMap((engine) => engine.themes.map((theme) => ({ name: theme.name, ppm: engine.returnPpm(theme) })));
  expect(new Set(themes.map(({ name }) => name)).size).toBe(themes.length);
  expect(themes.filter(({ ppm }) => ppm < 900_000 || ppm >= 1_000_000)).toEqual([]);
});

it('GAM-14 no two engines claim the same games, and each plays its own on a theme of its own', () => {
  const claims = engines.flatMap(({ games }) => games.map(({ gameType, gameClassify }) => `${gameType} ${gameClassify ?? '*'}`));
  expect(claims.toSorted()).toEqual([...new Set(claims)].toSorted());
  for (const { name, engine, engineTheme } of catalogue()) {
    const themes = engines.find((candidate) => candidate.name === engine)?.themes.map((theme) => theme.name) ?? [null];
    expect([name, themes]).toEqual([name, expect.arrayContaining([engineTheme])]);
  }
});
