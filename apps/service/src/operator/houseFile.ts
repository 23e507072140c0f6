import { houseReport } from '@site/api/deskReports';
import { houseFile } from '@site/api/operatorBooks';
import { fileFormats } from '../exports/fileFormats.ts';
import { writeLines } from '../exports/writeLines.ts';
import { accept, handle } from '../http/handle.ts';
import house from './houseReport.ts';

/** Writes the house report as a file. Source: OPR-09. */
export default handle(houseFile, async ({ input: { format, ...query }, merchant, language, services: { db, brands } }) => {
  const { brand } = await brands.of(merchant);
  const { lineFormat, write } = fileFormats[format];
  const asked = { ...query, db, member: undefined, merchant, language, zone: brand.zone, currency: query.currency ?? brand.currency };
  const chunks: Uint8Array[] = [];
  for await (const chunk of write(writeLines(houseReport, house.source, lineFormat, asked)))
    chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  return accept({ file: Buffer.concat(chunks).toString('base64') });
});
