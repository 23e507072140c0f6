import { once } from 'node:events';
import { createDeflateRaw, constants } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';
import { stylesXml } from './sheetStyle.ts';

/** Rows of a worksheet, its heading included; spreadsheets open 1,048,576. */
const MAX_ROWS = 1_000_000;

export interface Lines {
  text: string;
  rows: number;
}

/**
 * Yields an XLSX file of rows that are written as XML, as they come; the first line is the heading. What does not fit into a worksheet goes
 * on in the next one, under the same heading. Compressing runs beside the event loop, and no part is held longer than its slice.
 *
 * Source: AGT-06, ECMA-376.
 */
export async function* writeWorkbook(lines: AsyncIterable<Lines>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  let heading: Lines | undefined;
  let sheets = 0;
  let rows = 0;
  let sheet: DeflatedFile | undefined;
  const begin = async ({ text }: Lines) => {
    sheets += 1;
    rows = 1;
    sheet = new DeflatedFile(`xl/worksheets/sheet${sheets}.xml`);
    zip.add(sheet);
    await sheet.write(`${SHEET_START}${text}`);
  };
  try {
    for await (const slice of lines) {
      heading ??= slice;
      if (slice === heading) await begin(heading);
      else {
        if (rows + slice.rows > MAX_ROWS) {
          await sheet?.end(SHEET_END);
          await begin(heading);
        }
        rows += slice.rows;
        await sheet?.write(slice.text);
      }
      yield* chunks.splice(0);
    }
    await sheet?.end(SHEET_END);
    for (const [name, text] of partsOf(sheets)) {
      const part = new DeflatedFile(name);
      zip.add(part);
      await part.end(text);
    }
    zip.end();
    yield* chunks.splice(0);
  } finally {
    sheet?.close();
  }
}

/** A file of the archive, compressed in the pool of threads. */
class DeflatedFile extends ZipPassThrough {
  private readonly deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED });

  constructor(name: string) {
    super(name);
    this.compression = 8;
    this.deflate.on('data', (chunk: Buffer<ArrayBuffer>) => this.ondata(null, chunk, false));
  }

  /** Resolves when the text is compressed. */
  async write(text: string): Promise<void> {
    this.push(Buffer.from(text), false);
    await new Promise((resolve) => this.deflate.write('', resolve));
  }

  async end(text: string): Promise<void> {
    const ended = once(this.deflate, 'end');
    this.push(Buffer.from(text), true);
    await ended;
    this.ondata(null, new Uint8Array(), true);
  }

  close() {
    this.deflate.destroy();
  }

  protected override process(chunk: Uint8Array, isLast: boolean): void {
    if (isLast) this.deflate.end(chunk);
    else this.deflate.write(chunk);
  }
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const FROZEN_HEADING =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
const SHEET_START = `${XML}<worksheet xmlns="${MAIN}">${FROZEN_HEADING}<sheetFormatPr defaultColWidth="16" defaultRowHeight="15"/><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';

/** Returns the parts of a workbook beside its worksheets. */
function partsOf(sheets: number): [name: string, text: string][] {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const each = (textOf: (sheet: number) => string) => numbers.map(textOf).join('');
  return [
    ['xl/styles.xml', stylesXml()],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((n) => `<sheet name="${n}" sheetId="${n}" r:id="r${n}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${RELATIONS}">${each((n) => `<Relationship Id="r${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${each((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
    ],
  ];
}
