import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { entries, entrySize } from './entrySizes';

const readme = readFileSync(path.resolve(import.meta.dirname, '../ui/README.md'), 'utf8');
const listed = new Map(
  [...readme.matchAll(/^\| `@site\/ui\/(\S+)` \| ([\d.]+) \|/gm)].map(([, name = '', own]) => [name, Number(own) * 1000]),
);

it('SHL-10 the README of the library lists every entry and no other (npm run sizes)', () => {
  expect([...listed.keys()]).toEqual(entries().map(([name]) => name));
});

it('SHL-10 every entry stands alone and weighs what the README says (npm run sizes)', { timeout: 60_000 }, async () => {
  const strays: string[] = [];
  for (const [name, file] of entries()) {
    const bytes = await entrySize(file, 'own');
    const said = listed.get(name) ?? 0;
    if (Math.abs(bytes - said) > Math.max(300, said * 0.1)) strays.push(`${name}: ${bytes}, said ${said}`);
  }
  expect(strays).toEqual([]);
});
