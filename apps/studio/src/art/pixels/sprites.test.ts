import { expect, it } from 'vitest';
import { type DrawingName, drawings } from '../markupOf.ts';
import { bakeSprite, sourceOf } from './bakeSprite.ts';
import { drawSprite } from './drawSprite.ts';
import sprites from './sprites.json' with { type: 'json' };

it.each(Object.keys(drawings) as DrawingName[])('GAM-01 the sprite of %s was baked from its drawing as it is now', (name) => {
  expect(sprites[name].source).toBe(sourceOf(name));
});

it('GAM-01 a sprite is the one that was baked', async () => {
  expect(sprites.seven).toEqual(await bakeSprite('seven'));
});

it('GAM-01 draws whole cells, each in one colour', () => {
  const cells = [...drawSprite('tiger', 'gold', '#000').matchAll(/M(\d+) (\d+)h(\d+)v1/g)].flatMap(([, column, row, count]) =>
    Array.from({ length: Number(count) }, (_, index) => `${Number(column) + index} ${row}`),
  );
  expect(cells.length).toBeGreaterThan(1000);
  expect(new Set(cells).size).toBe(cells.length);
});
