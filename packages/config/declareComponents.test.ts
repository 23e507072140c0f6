import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { manifestFile, manifestWithComponents, wordsFile, wordsWithComponents } from './declareComponents';

const manifest = manifestWithComponents();

it('SHL-10 every component with a guide is an entry of the library (npm run sizes)', () => {
  expect(readFileSync(manifestFile, 'utf8')).toBe(manifest);
});

it('SHL-10 every component that takes labels is among the words (npm run sizes)', { timeout: 60_000 }, () => {
  expect(readFileSync(wordsFile, 'utf8')).toBe(wordsWithComponents(JSON.parse(manifest) as { exports: Record<string, string> }));
});
