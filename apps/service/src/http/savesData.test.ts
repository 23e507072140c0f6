import { expect, it } from 'vitest';
import { savesData } from './savesData.ts';

it.each([
  ['nothing', {}, false],
  ['the browser', { 'save-data': 'on' }, true],
  ['the person', { cookie: 'lang=EN; save-data=on' }, true],
  ['the browser, and the person who does not want it', { 'save-data': 'on', cookie: 'save-data=off' }, false],
])('%s requests to save data', (_who, headers, saves) => {
  expect(savesData({ headers })).toBe(saves);
});
