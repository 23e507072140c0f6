import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '..');
const write =
  /(insert into|update|delete from) (transfer|posting|wallet)\b|(insertInto|updateTable|deleteFrom)\('(transfer|posting|wallet)'\)/;

it('DR-0.5 only the ledger writes transfers, postings and wallets', () => {
  const files = globSync('**/*.ts', { cwd: source }).filter((file) => !/^testing\/|\.test\.ts$|\.trial\.ts$|\/migrations\//.test(file));
  const writers = files.filter((file) => write.test(readFileSync(path.join(source, file), 'utf8')));
  expect(writers).toContain(path.join('ledger', 'Ledger.ts'));
  expect(writers.filter((file) => !file.startsWith(`ledger${path.sep}`))).toEqual([]);
});
