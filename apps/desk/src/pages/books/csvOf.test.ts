import type { HouseRow } from '@site/api/operatorBooks';
import { expect, it } from 'vitest';
import { csvOf } from './csvOf.ts';

const row = (vendorName: string, ggrMinor: string) => ({ id: 'x', day: null, vendorName, bets: 3, ggrMinor }) as unknown as HouseRow;
const columns = [
  { id: 'vendorName', label: 'Vendor', isMoney: false },
  { id: 'bets', label: 'Bets', isMoney: false },
  { id: 'ggrMinor', label: 'GGR', isMoney: true },
] as const;

it.each([
  ['USD', '-1250', '-12.50'],
  ['USD', '5', '0.05'],
  ['VND', '1250', '1250'],
])('OPR-09 the file writes an amount of %s as a bare number', (currency, minor, written) => {
  expect(csvOf([row('MQ', minor)], columns, currency)).toBe(`\u{FEFF}Vendor,Bets,GGR\r\nMQ,3,${written}\r\n`);
});

it('OPR-09 the file quotes names, and no spreadsheet evaluates them', () => {
  expect(csvOf([row('=1+1, "A"', '0')], columns, 'USD')).toContain(`"'=1+1, ""A""",3,0.00`);
});
