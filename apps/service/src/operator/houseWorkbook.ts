import { houseFigures } from '@site/api/houseFigures';
import { type HouseRow, houseWorkbook } from '@site/api/operatorBooks';
import { sql } from 'kysely';
import { readWording } from '../content/readWording.ts';
import { sheetFormat } from '../exports/sheetFormat.ts';
import { writeWorkbook } from '../exports/writeWorkbook.ts';
import { accept, handle } from '../http/handle.ts';
import { readHouse } from './readHouse.ts';

/** Writes the house report as a workbook, with figures as numbers and days as days. Source: OPR-09. */
export default handle(houseWorkbook, async ({ input, merchant, language, services }) => {
  const { rows, currency } = await readHouse(services, merchant, input);
  const words = readWording('desk-house', language);
  const zone = (await services.brands.of(merchant)).brand.zone;
  const cell = (column: string, kind: 'text' | 'day' | 'count' | 'money') =>
    sheetFormat.cell(sql.ref(`row.${column}`), { kind, currency, zone });
  const columns = [
    ...(input.groupBy === 'vendor' ? [] : [{ label: words['column.day'], cell: cell('day', 'day') }]),
    ...(input.groupBy === 'day' ? [] : [{ label: words['column.vendor'], cell: cell('vendor', 'text') }]),
    { label: words['column.bets'], cell: cell('bets', 'count') },
    ...houseFigures.map((name) => ({ label: `${words[`column.${name}`]} (${currency})`, cell: cell(name, 'money') })),
  ];
  const vendorOf = ({ vendorName, vassalage, bets }: HouseRow) =>
    vendorName || (vassalage === '' && bets === 0 ? words['books.noVendor'] : vassalage);
  const named = rows.map((row) => Object.assign(row, { vendor: vendorOf(row) }));
  const { rows: lines } = await sql<{ heading: string; text: string | null }>`
    select ${sheetFormat.line(columns.map(({ label }) => sheetFormat.text(sql`${label ?? ''}`)))} as heading,
      (select string_agg(${sheetFormat.line(columns.map((column) => column.cell))}, '' order by row.place)
        from rows from (jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as (
          day date, vendor text, bets integer, ${sql.join(houseFigures.map((name) => sql`${sql.ref(name)} numeric`))}))
        with ordinality as row (day, vendor, bets, ${sql.join(houseFigures.map((name) => sql.ref(name)))}, place)) as text`.execute(
    services.db,
  );
  async function* all() {
    for (const { heading, text } of lines) {
      yield { text: heading, rows: 1 };
      if (text) yield { text, rows: named.length };
    }
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeWorkbook(all())) chunks.push(chunk);
  return accept({ file: Buffer.concat(chunks).toString('base64') });
});
