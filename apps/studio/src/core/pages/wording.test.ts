import { expect, it } from 'vitest';
import { themes } from '../../engines/reels/themes.ts';
import { engines } from '../skins.ts';
import { readWording } from './wording.ts';

const wording = readWording(engines.map(({ name }) => name));
const english = wording.get('EN')?.words ?? {};
const placesIn = (text: string | undefined) => [...(text ?? '').matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).toSorted();

it.each([...wording])('GAM-14 the studio speaks %s: every key, with the places of the English', (_code, { words }) => {
  expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted());
  for (const [key, text] of Object.entries(words)) {
    expect(text.trim()).not.toBe('');
    expect(placesIn(text)).toEqual(placesIn(english[key]));
  }
});

it('GAM-14 every symbol of every theme has a name', () => {
  const symbols = Object.values(themes).flatMap((theme) => Object.keys(theme.symbols));
  expect(Object.keys(english)).toEqual(expect.arrayContaining(symbols.map((symbol) => `symbol.${symbol}`)));
});
